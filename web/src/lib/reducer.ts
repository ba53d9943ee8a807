// Reducer: what each message changes in the state of a table. Pure: `Object.assign(state, reduce(state, message))`.
import type { FromHouse, Sent, TableState, Told } from './state.svelte';

type State = Readonly<TableState>;
type Changes = Partial<TableState>;

const LINES = 4_000; // of the log that are kept; the replay has all
const NOT_ASKED: Changes = { question: null, hint: null, answering: null };

/** A message of the house, or one sent to it: what was sent is shown before the house has answered. */
export function reduce(state: State, message: FromHouse | Sent): Changes {
  return 'is' in message ? told(state, message) : sent(state, message);
}

function told(state: State, message: FromHouse): Changes {
  switch (message.is) {
    case 'welcome':
      return welcomed(state, message);
    case 'news':
      return { lines: [...state.lines, ...message.lines].slice(-LINES), ...(message.view && { view: message.view }) };
    case 'question':
      return { ...NOT_ASKED, question: message, hurrying: false, ...(message.view && { view: message.view }) };
    case 'no-question':
      return NOT_ASKED;
    case 'seats':
      return { table: message.table };
    case 'orders':
      return { orders: message.orders };
    case 'window':
      return { window: message.ends, windowNumber: message.number };
    case 'handed':
      return { handed: message, ...(message.seat !== null && { hurrying: false }) };
    case 'countdown': {
      const countdowns = new Map(state.countdowns);
      if (message.ends === null) countdowns.delete(message.seat);
      else countdowns.set(message.seat, message);
      return { countdowns };
    }
    case 'chat':
      // After a reconnection the last lines may come again.
      return state.chat.some(({ number }) => number === message.number)
        ? {}
        : { chat: [...state.chat, message], spoken: message };
    case 'refused':
      return { answering: null, trouble: message };
    case 'hint':
      return message.number === state.question?.number ? { hint: message } : {};
    case 'ended':
      return {
        question: null,
        window: null,
        windowNumber: null,
        hurrying: false,
        countdowns: new Map(),
        ending: message.ending,
        table: message.table,
      };
    case 'accepted':
    case 'pong':
      return {};
  }
}

function welcomed(state: State, { table, view, lines, chat, muted, orders, window, ending, welcome }: Told<'welcome'>): Changes {
  return {
    ...{ table, view, lines, muted, orders, window, ending, welcome },
    chat: [...state.chat.filter((line) => !chat.some(({ number }) => number === line.number)), ...chat],
    // If there is a window or a question, it follows.
    ...(window === null && { windowNumber: null }),
    question: null,
    answering: null,
    countdowns: new Map(),
  };
}

function sent(state: State, message: Sent): Changes {
  switch (message.do) {
    case 'hello':
      // Of a question or a countdown that is over by now the house says nothing any more.
      return { ...NOT_ASKED, countdowns: new Map() };
    case 'answer':
      return { answering: message.option ?? null, trouble: null };
    case 'go-on':
      return { wentOn: message.number ?? null };
    case 'hurry':
      return { hurrying: message.on ?? true };
    case 'orders': {
      const { never = [], until_my_turn = false, spare = true } = message;
      return { orders: { never, until_my_turn, spare } };
    }
    case 'mute': {
      const { person = '', on = true } = message;
      const others = state.muted.filter((one) => one !== person);
      return { muted: on ? [...others, person] : others };
    }
    default:
      return {};
  }
}
