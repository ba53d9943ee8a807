import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play } from '../src/sound/sound';
import type { Act, AnyView, Happening } from '../src/table/board';
import { addsUp, Movement } from '../src/table/movement.svelte';

const pace = vi.hoisted(() => ({ of: 1 }));
vi.mock('../src/lib/settings.svelte', () => ({ settings: { lasting: (milliseconds: number) => milliseconds * pace.of } }));
vi.mock('../src/sound/sound', () => ({ play: vi.fn() }));

const VIEW = { game: 'sword' } as AnyView;
const ACTS: Record<string, Act[]> = {
  strikes: [
    { do: 'stroke', from: 'seat-0', to: 'seat-1' },
    { do: 'sound', sound: 'steel' },
  ],
  again: [{ do: 'stroke', from: 'seat-2', to: 'seat-1', ranged: true }],
  parries: [{ do: 'clash', at: 'seat-1' }, { do: 'dry' }],
};
const heard = (...whats: string[]): Happening[] => whats.map((what) => ({ what }));

let movement: Movement;

beforeEach(() => {
  vi.useFakeTimers();
  pace.of = 1;
  vi.mocked(play).mockClear();
  movement = new Movement(({ what }) => ACTS[what] ?? []);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what happened', () => {
  test('is shown one thing after the other', async () => {
    const done = vi.fn();
    void movement.show(heard('strikes', 'nothing', 'parries'), VIEW).then(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(movement.now?.what).toBe('strikes');
    expect(movement.running.map(({ act }) => act.do)).toEqual(['stroke', 'sound']);
    await vi.advanceTimersByTimeAsync(400);
    expect(movement.now?.what).toBe('parries');
    expect(movement.running.map(({ act }) => act.do)).toEqual(['clash', 'dry']);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(done).toHaveBeenCalledOnce();
    expect([movement.now, movement.running]).toEqual([null, []]);
  });

  test('is heard as it is seen', async () => {
    void movement.show(heard('parries', 'strikes'), VIEW);
    await vi.advanceTimersByTimeAsync(0);
    expect(play).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(play).toHaveBeenCalledExactlyOnceWith('steel');
  });

  test('is over at once for a reader who wants nothing to move, but its stroke is there', async () => {
    pace.of = 0;
    await movement.show(heard('parries', 'strikes'), VIEW);
    expect(movement.running).toEqual([]);
    expect(movement.strokes).toMatchObject([{ from: 'seat-0', to: 'seat-1', ranged: false }]);
  });
});

describe('a stroke', () => {
  test('stays wet until it is answered', async () => {
    pace.of = 0;
    await movement.show(heard('strikes', 'nothing'), VIEW);
    expect(movement.strokes).toHaveLength(1);
    await movement.show(heard('parries'), VIEW);
    expect(movement.strokes).toEqual([]);
  });

  test('gives way to the next, which is another', async () => {
    pace.of = 0;
    await movement.show(heard('strikes'), VIEW);
    const [first] = movement.strokes;
    await movement.show(heard('again'), VIEW);
    expect(movement.strokes).toMatchObject([{ from: 'seat-2', ranged: true }]);
    expect(movement.strokes[0]?.id).not.toBe(first?.id);
  });

  test('is dry after a jump', async () => {
    pace.of = 0;
    await movement.show(heard('strikes'), VIEW);
    movement.dry();
    expect(movement.strokes).toEqual([]);
  });
});

test('a game that comes later is shown as it wants to be', async () => {
  pace.of = 0;
  movement.learn(() => [{ do: 'stroke', from: 'deck', to: 'pile' }]);
  await movement.show(heard('whatever'), VIEW);
  expect(movement.strokes).toMatchObject([{ from: 'deck', to: 'pile' }]);
});

test('the stage writes a sum only where it comes out', () => {
  expect(addsUp({ strength: 5, defence: 3, wounds: 2 })).toBe(true);
  expect(addsUp({ strength: 2, defence: 3, wounds: 0 })).toBe(true);
  // Only one life was left; or a Minion threw itself in the way; or there was no defence to take away.
  expect(addsUp({ strength: 7, defence: 3, wounds: 1 })).toBe(false);
  expect(addsUp({ strength: 5, defence: 3, wounds: 0 })).toBe(false);
  expect(addsUp({ strength: 5, defence: undefined, wounds: 5 })).toBe(false);
});
