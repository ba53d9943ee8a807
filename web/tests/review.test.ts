// What a review is drawn from, and which puzzle comes next.
import { describe, expect, test, vi } from 'vitest';
import type { Puzzle } from '../src/lib/api';
import { across, decisive, pathThrough, momentAt } from '../src/pages/replay/review.svelte';
import { Puzzling, solvedOf, unsolved } from '../src/pages/puzzles/puzzling.svelte';

vi.mock('../src/lib/api', () => ({ api: {}, sentenceOf: () => '' }));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});

describe('a curve', () => {
  test('goes from the first moment to the last, and a win is at the top', () => {
    const points = [
      { number: 0, chance: 0.25 },
      { number: 50, chance: 0.5 },
      { number: 100, chance: 1 },
    ];
    expect(pathThrough(points, 100)).toBe('M0.0 75.0L500.0 50.0L1000.0 0.0');
    expect(pathThrough([], 0)).toBe('');
    expect(across(3, 0)).toBe(0);
  });

  test('leads to the moment that is touched, and to none that the game never had', () => {
    expect([0, 150, 300, 400].map((x) => momentAt(x, 300, 80))).toEqual([0, 40, 80, 80]);
    expect(momentAt(10, 0, 80)).toBe(0);
  });
});

test('what decided a game is the turn at which somebody’s chance changed most, up or down', () => {
  const turn = (number: number, before: number, after: number) => ({ number, seat: 0, before, after, text: `turn ${number}` });
  expect(decisive([turn(3, 0.2, 0.5), turn(9, 0.7, 0.1), turn(12, 0.5, 0.9)])?.number).toBe(9);
  expect(decisive([])).toBeUndefined();
});

describe('a puzzle', () => {
  const puzzle = {
    game: 'any',
    number: 2,
    count: 4,
    option: 7,
    next: 8,
    question: {
      offers: [
        { option: 7, group: 'Weapons', text: 'strike' },
        { option: 8, group: '', text: 'wait' },
      ],
    },
  } as unknown as Puzzle;

  test('is solved by its answer alone, and remembered', () => {
    const puzzling = new Puzzling(puzzle);
    expect(puzzling.answer(8)).toBe(false);
    expect([puzzling.state, puzzling.over, solvedOf('any')]).toEqual(['wrong', false, []]);
    expect(puzzling.answer(7)).toBe(true);
    expect([puzzling.state, puzzling.question, solvedOf('any')]).toEqual(['solved', null, [2]]);
    expect([puzzling.text(7), puzzling.text(8)]).toEqual(['Weapons: strike', 'wait']);
  });

  test('that was shown is not solved', () => {
    kept.clear();
    const puzzling = new Puzzling(puzzle);
    puzzling.askHint();
    expect([puzzling.state, puzzling.answer(7), solvedOf('any')]).toEqual(['shown', false, []]);
  });

  test('is followed by the next that is not solved', () => {
    expect(unsolved([], 4)).toBe(1);
    expect(unsolved([1, 2], 4)).toBe(3);
    expect(unsolved([1, 3], 4, 3)).toBe(4);
    expect(unsolved([3, 4], 4, 3)).toBe(1);
    expect(unsolved([1, 2, 3, 4], 4, 4)).toBe(1);
  });
});
