// What each message changes in the state of a table, and that nothing else does.
import { expect, test } from 'vitest';
import { reduce } from '../src/lib/reducer';
import { TableState, type FromHouse, type Sent } from '../src/lib/state.svelte';

/** The state after some messages, of which only the parts that matter are given. */
function after(...messages: object[]): TableState {
  const state = new TableState();
  for (const message of messages) Object.assign(state, reduce(state, message as FromHouse | Sent));
  return state;
}

const view = (turn: number) => ({ turn });
const line = (number: number) => ({ number, text: `line ${number}` });
const chat = (number: number) => ({ is: 'chat', number, text: 'kanpai' });
const question = (number: number) => ({ is: 'question', number, view: null });
const welcome = { is: 'welcome', table: { id: 't' }, view: view(0), lines: [], chat: [], muted: [], orders: null, window: null, ending: null, welcome: ['hello'] }; // prettier-ignore

test('it changes nothing of what it is given', () => {
  const state = after(welcome, question(1), { is: 'countdown', seat: 0, ends: 5 });
  const before = [state.question, state.countdowns, [...state.countdowns], state.lines];
  reduce(state, { is: 'countdown', seat: 0, ends: null, why: 'gone' });
  reduce(state, { is: 'no-question' });
  expect([state.question, state.countdowns, [...state.countdowns], state.lines]).toEqual(before);
});

test('a welcome tells everything anew but the talk', () => {
  const state = after(
    chat(1),
    question(3),
    { is: 'window', ends: 9, number: 4 },
    { is: 'countdown', seat: 1, ends: 5 },
    {
      ...welcome,
      chat: [chat(1), chat(2)],
    },
  );
  expect(state).toMatchObject({ table: { id: 't' }, view: view(0), welcome: ['hello'], question: null, answering: null });
  expect([state.window, state.windowNumber, state.countdowns.size]).toEqual([null, null, 0]);
  expect(state.chat.map(({ number }) => number)).toEqual([1, 2]);
});

test('a welcome within a window leaves its number until it follows', () => {
  expect(after({ is: 'window', ends: 9, number: 4 }, { ...welcome, window: 9 })).toMatchObject({ window: 9, windowNumber: 4 });
});

test('news are added to the log, and change the view if they have one', () => {
  const state = after(welcome, { is: 'news', lines: [line(1)], view: view(1) }, { is: 'news', lines: [line(2)], view: null });
  expect(state.lines).toEqual([line(1), line(2)]);
  expect(state.view).toEqual(view(1));
});

test('the log has an end', () => {
  const lines = Array.from({ length: 3_999 }, (_, number) => line(number));
  const state = after({ ...welcome, lines }, { is: 'news', lines: [line(5000), line(5001)], view: null });
  expect(state.lines.length).toBe(4_000);
  expect([state.lines[0], state.lines.at(-1)]).toEqual([line(1), line(5001)]);
});

test('a question ends the hurry, and takes hint and answer of the last one away', () => {
  const hint = { is: 'hint', number: 1 };
  const state = after(question(1), hint, { do: 'answer', option: 2 }, { do: 'hurry', on: true });
  expect(state).toMatchObject({ hint, answering: 2, hurrying: true });
  Object.assign(state, reduce(state, { ...question(2), view: view(7) } as FromHouse));
  expect(state).toMatchObject({ question: { number: 2 }, view: view(7), hint: null, answering: null, hurrying: false });
});

test('a hint for another question is too late', () => {
  expect(after(question(2), { is: 'hint', number: 1 }).hint).toBeNull();
});

test('an answer is shown as chosen until it is refused', () => {
  const refusal = { is: 'refused', reason: 'no', sentence: 'No.' };
  const state = after(question(1), refusal, { do: 'answer', option: 0 });
  expect(state).toMatchObject({ answering: 0, trouble: null });
  Object.assign(state, reduce(state, refusal as FromHouse));
  expect(state).toMatchObject({ answering: null, trouble: refusal, question: { number: 1 } });
});

test('a new connection forgets what the house may have ended meanwhile', () => {
  const state = after(welcome, question(1), { do: 'answer', option: 0 }, { is: 'countdown', seat: 1, ends: 5 }, { do: 'hello' });
  expect(state).toMatchObject({ question: null, answering: null, view: view(0) });
  expect(state.countdowns.size).toBe(0);
});

test('a line of talk that comes twice is heard once', () => {
  const state = after(chat(1), chat(2), chat(1));
  expect(state.chat.length).toBe(2);
  expect(state.spoken?.number).toBe(2);
});

test('countdowns are kept for each seat', () => {
  const state = after(
    { is: 'countdown', seat: 0, ends: 5 },
    { is: 'countdown', seat: 2, ends: 6 },
    { is: 'countdown', seat: 0, ends: null },
  );
  expect([...state.countdowns.keys()]).toEqual([2]);
});

test('who takes the device has no hurry', () => {
  expect(after({ do: 'hurry' }, { is: 'handed', seat: null }).hurrying).toBe(true);
  expect(after({ do: 'hurry' }, { is: 'handed', seat: 0 })).toMatchObject({ hurrying: false, handed: { seat: 0 } });
});

test('the end takes question, window and countdowns away', () => {
  const state = after(
    question(1),
    { is: 'window', ends: 9, number: 4 },
    { is: 'countdown', seat: 1, ends: 5 },
    { do: 'hurry' },
    {
      is: 'ended',
      ending: { winners: [0] },
      table: { id: 'over' },
    },
  );
  expect(state).toMatchObject({ question: null, window: null, windowNumber: null, hurrying: false, ending: { winners: [0] } });
  expect([state.countdowns.size, state.table]).toEqual([0, { id: 'over' }]);
});

test('what is sent is shown at once', () => {
  const orders = { never: ['katana'], until_my_turn: true, spare: false };
  const state = after(
    { do: 'orders', ...orders },
    { do: 'go-on', number: 3 },
    { do: 'mute', person: 'a' },
    { do: 'mute', person: 'b' },
    {
      do: 'mute',
      person: 'a',
      on: false,
    },
  );
  expect(state).toMatchObject({ orders, wentOn: 3, muted: ['b'] });
  expect(after({ is: 'orders', orders }).orders).toEqual(orders);
});

test('seats and windows are as they were told', () => {
  expect(after({ is: 'seats', table: { id: 'x' } }, { is: 'window', ends: 3, number: 1 })).toMatchObject({
    table: { id: 'x' },
    window: 3,
    windowNumber: 1,
  });
});

test.each([{ is: 'pong', now: 1 }, { is: 'accepted', client: 'x' }, { do: 'ping' }, { do: 'ready' }])(
  '%o changes nothing',
  (message) => {
    expect(reduce(new TableState(), message as FromHouse | Sent)).toEqual({});
  },
);
