import { describe, expect, test } from 'vitest';
import { rearranged } from '../../src/games/sake/table/counters';
import { laidOut, measured } from '../../src/games/sake/table/layout';
import { facing, stepsFrom } from '../../src/games/sake/table/steps';
import type { Piece } from '../../src/games/sake/table/view';
import { sakeView } from '../making';

const piece = (name: string, owner: number, steps: number, way: Piece['way'] = ''): Piece => ({ piece: name, owner, way, steps });

describe('how far away a cube is', () => {
  const circle = [piece('seat-0', 0, 2), piece('minion-1', 1, 1, 'counter'), piece('seat-1', 1, 3), piece('seat-2', 2, 2)];
  const counters = rearranged(new Map(), circle);
  const view = sakeView(3, 0, circle);
  const { stretches } = laidOut(view, measured(1280, 500, [100, 100, 100]), 0, counters);
  const cubes = (after: string) => counters.get(after)!.map((cube) => `cube-${cube}`);

  test('is counted from the reader each way, past minions', () => {
    const away = stepsFrom(0, stretches);
    expect(cubes('seat-0').map((cube) => away.get(cube))).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(cubes('minion-1').map((cube) => away.get(cube))).toEqual([[3, 0]]);
    expect(cubes('seat-2').map((cube) => away.get(cube))).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });

  test('is of no matter between others, or to a spectator', () => {
    expect(cubes('seat-1').map((cube) => stepsFrom(0, stretches).get(cube))).toEqual([undefined, undefined, undefined]);
    expect(stepsFrom(null, stretches).size).toBe(0);
  });

  test('is told for both ways where the circle has two people', () => {
    const two = [piece('seat-0', 0, 3), piece('seat-1', 1, 0)];
    const laid = rearranged(new Map(), two);
    const layout = laidOut(sakeView(2, 0, two), measured(1280, 500, [100, 100]), 0, laid);
    const away = stepsFrom(1, layout.stretches);
    expect(laid.get('seat-0')!.map((cube) => away.get(`cube-${cube}`))).toEqual([
      [0, 3],
      [0, 2],
      [0, 1],
    ]);
  });
});

describe('a minion', () => {
  const AROUND = Array.from({ length: 72 }, (_, i) => ({ x: Math.cos((i * Math.PI) / 36), y: Math.sin((i * Math.PI) / 36) }));

  test('is never upside down, and hardly turned where it is small', () => {
    for (const out of AROUND) {
      for (const clockwise of [true, false]) {
        expect(Math.abs(facing(out, clockwise, false).turn)).toBeLessThanOrEqual(50);
        expect(Math.abs(facing(out, clockwise, true).turn)).toBeLessThanOrEqual(12);
      }
    }
  });

  test('looks where it goes: at the top of the table to the right if clockwise, below to the left', () => {
    const [top, bottom] = [
      { x: 0, y: -1 },
      { x: 0, y: 1 },
    ];
    expect(facing(top, true, false)).toEqual({ way: 'clockwise', turn: 0 });
    expect(facing(top, false, false).way).toBe('counter');
    expect(facing(bottom, true, false).way).toBe('counter');
    expect(facing(bottom, false, false).way).toBe('clockwise');
  });
});
