// The socket of a table: backoff, heartbeat, and what is sent again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastingSocket, type SocketState } from '../src/lib/socket';
import type { FromHouse } from '../src/lib/state.svelte';
import type { Socket } from '../src/lib/transport';

class FakeSocket implements Socket {
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  sent: { do: string; client?: string }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { do: string });
  }

  close(): void {
    this.closed = true;
  }

  open(): this {
    this.onopen?.();
    return this;
  }

  say(message: object): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const net = new EventTarget();
let sockets: FakeSocket[];
let states: SocketState[];
let received: FromHouse[];
let refused: number[];
let prepare: () => Promise<unknown>;
let lasting: LastingSocket;

const last = () => sockets.at(-1)!;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1); // pauses are as long as they can be
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', net.addEventListener.bind(net));
  vi.stubGlobal('removeEventListener', net.removeEventListener.bind(net));
  page.visibilityState = 'visible';
  [sockets, states, received, refused] = [[], [], [], []];
  prepare = () => Promise.resolve();
  lasting = new LastingSocket({
    prepare: () => prepare(),
    connect: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    greeting: () => [{ do: 'hello' }],
    received: (message) => received.push(message),
    changed: (state) => states.push(state),
    refused: (code) => refused.push(code),
  });
  await pass(0);
});

afterEach(() => {
  lasting.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('it says hello first, and is live when the house has said something', () => {
  last().open();
  expect(last().sent).toEqual([{ do: 'hello' }]);
  expect(states).toEqual([]);
  last().say({ is: 'pong', now: 1 });
  expect(states).toEqual(['live']);
  expect(received).toEqual([{ is: 'pong', now: 1 }]);
});

test('pauses between attempts grow to ten seconds, and begin anew after a success', async () => {
  for (const pause of [400, 800, 1600, 3200, 6400, 10_000, 10_000]) {
    const before = sockets.length;
    last().drop();
    await pass(pause - 1);
    expect(sockets.length).toBe(before);
    await pass(1);
    expect(sockets.length).toBe(before + 1);
  }
  expect(states).toEqual(['lost']);
  last().open().drop();
  await pass(400);
  expect(sockets.length).toBe(9);
});

test('not everybody comes back in the same moment', async () => {
  vi.mocked(Math.random).mockReturnValue(0);
  last().drop();
  await pass(239);
  expect(sockets.length).toBe(1);
  await pass(1);
  expect(sockets.length).toBe(2);
});

test('a house that restarts is tried at once', async () => {
  last().drop();
  await pass(400);
  last().drop(1012);
  await pass(150);
  expect(sockets.length).toBe(3);
});

test('what has to be done before may fail, and is tried again', async () => {
  prepare = () => Promise.reject(new Error('nobody there'));
  last().drop();
  await pass(400);
  expect(sockets.length).toBe(1);
  prepare = () => Promise.resolve();
  await pass(800);
  expect(sockets.length).toBe(2);
});

test('after five quiet seconds it asks, and after four more it gives up', async () => {
  last().open().say({ is: 'pong', now: 1 });
  await pass(4_999);
  expect(last().sent).toEqual([{ do: 'hello' }]);
  await pass(1);
  expect(last().sent.at(-1)).toEqual({ do: 'ping' });
  await pass(3_999);
  expect(states).toEqual(['live']);
  await pass(1);
  expect(states).toEqual(['live', 'lost']);
  expect(sockets[0]!.closed).toBe(true);
  await pass(400);
  expect(sockets.length).toBe(2);
});

test('an answer to the heartbeat keeps it', async () => {
  last().open().say({ is: 'pong', now: 1 });
  for (let i = 0; i < 5; i++) {
    await pass(5_000);
    last().say({ is: 'pong', now: 1 });
  }
  expect(states).toEqual(['live']);
  expect(last().sent.filter((sent) => sent.do === 'ping').length).toBe(5);
});

test('what was not acknowledged is sent again, under the same id', async () => {
  last().open();
  lasting.insist({ do: 'say', text: 'one' });
  lasting.insist({ do: 'say', text: 'two' });
  const [, one, two] = last().sent;
  last().say({ is: 'accepted', client: one!.client }).drop();
  lasting.insist({ do: 'say', text: 'three' }); // while nobody hears it
  lasting.send({ do: 'hint' });
  await pass(400);
  last().open();
  expect(last().sent.map((sent) => sent.do)).toEqual(['hello', 'say', 'say']);
  expect(last().sent[1]).toEqual(two);
  last()
    .say({ is: 'accepted', client: two!.client })
    .say({ is: 'refused', client: last().sent[2]!.client, reason: 'late' })
    .drop();
  await pass(400);
  expect(last().open().sent).toEqual([{ do: 'hello' }]);
});

test('too late is no news for what was sent again, and is for all else', async () => {
  last().open();
  lasting.insist({ do: 'go-on', number: 1 });
  const { client } = last().sent[1]!;
  last().drop();
  await pass(400);
  last().open().say({ is: 'refused', client, reason: 'too-late', sentence: '' });
  expect(received).toEqual([]);
  lasting.insist({ do: 'go-on', number: 2 });
  last().say({ is: 'refused', client: last().sent.at(-1)!.client, reason: 'too-late', sentence: '' });
  expect(received.length).toBe(1);
});

test.each([4403, 4404, 4410])('after %i there is no other attempt', async (code) => {
  last().open().drop(code);
  expect(states).toEqual(['closed']);
  expect(refused).toEqual([code]);
  await pass(60_000);
  expect(sockets.length).toBe(1);
});

test('a network that is gone is noticed at once, and so is one that is back', async () => {
  last().open().say({ is: 'pong', now: 1 });
  net.dispatchEvent(new Event('offline'));
  expect(states).toEqual(['live', 'lost']);
  net.dispatchEvent(new Event('online'));
  net.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sockets.length).toBe(2); // two calls are one attempt
  await pass(60_000);
  expect(sockets.length).toBe(2);
});

test('a page that comes into sight asks whether the house is there', () => {
  last().open().say({ is: 'pong', now: 1 });
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent).toEqual([{ do: 'hello' }]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent.at(-1)).toEqual({ do: 'ping' });
});

test('closed, it hears nothing and does nothing', async () => {
  last().open().say({ is: 'pong', now: 1 });
  lasting.close();
  last().say({ is: 'pong', now: 2 });
  last().drop();
  net.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect([sockets.length, received.length, states]).toEqual([1, 1, ['live', 'closed']]);
});
