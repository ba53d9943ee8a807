import { describe, expect, test } from 'vitest';
import { rearranged, type Counters } from '../../src/games/sake/table/counters';
import type { Piece } from '../../src/games/sake/table/view';
import { between, eveningOf, luck } from '../making';

const circle = (steps: Record<string, number | null>): Piece[] =>
  Object.entries(steps).map(([piece, number], owner) => ({ piece, owner, way: '', steps: number }));
const all = (counters: Counters): number[] => [...counters.values()].flat();

describe('cubes', () => {
  const before = rearranged(new Map(), circle({ 'seat-0': 2, 'seat-1': 3, 'seat-2': 1 }));

  test('lie where the steps are, each of them another', () => {
    expect([...before.values()].map((row) => row.length)).toEqual([2, 3, 1]);
    expect(new Set(all(before)).size).toBe(6);
  });

  test('stay where they are if nothing has changed', () => {
    expect(rearranged(before, circle({ 'seat-0': 2, 'seat-1': 3, 'seat-2': 1 }))).toEqual(before);
  });

  test('are passed by a piece that walks clockwise: those ahead lie behind, in their order', () => {
    const after = rearranged(before, circle({ 'seat-0': 4, 'seat-1': 1, 'seat-2': 1 }));
    const [first, second, third] = before.get('seat-1')!;
    expect(after.get('seat-0')).toEqual([...before.get('seat-0')!, first, second]);
    expect(after.get('seat-1')).toEqual([third]);
    expect(after.get('seat-2')).toEqual(before.get('seat-2'));
  });

  test('are passed the other way round by a piece that walks back', () => {
    const after = rearranged(before, circle({ 'seat-0': 1, 'seat-1': 4, 'seat-2': 1 }));
    expect(after.get('seat-0')).toEqual([before.get('seat-0')![0]]);
    expect(after.get('seat-1')).toEqual([before.get('seat-0')![1], ...before.get('seat-1')!]);
  });

  test('beside somebody who has fallen are taken over before new ones come from the box', () => {
    const after = rearranged(before, circle({ 'seat-0': 2, 'seat-2': 4 }));
    expect([...all(after)].sort()).toEqual([...all(before)].sort());
  });

  test('do not lie at the open end of a line', () => {
    expect(rearranged(before, circle({ 'seat-0': 2, 'seat-1': null })).get('seat-1')).toEqual([]);
  });
});

test('through a whole evening no cube is in two places, and none is moved that need not be', () => {
  const chance = luck(3);
  let lying: Counters = new Map();
  for (let moment = 0; moment < 300; moment++) {
    const next = eveningOf(chance, between(chance, 3, 8), 0).circle;
    const before = new Set(all(lying));
    lying = rearranged(lying, next);
    expect([...lying.keys()]).toEqual(next.map(({ piece }) => piece));
    for (const { piece, steps } of next) expect(lying.get(piece)).toHaveLength(steps ?? 0);
    expect(new Set(all(lying)).size).toBe(all(lying).length);
    // As many of the old cubes as can be are still there.
    const kept = all(lying).filter((cube) => before.has(cube)).length;
    expect(kept).toBe(Math.min(before.size, all(lying).length));
  }
});
