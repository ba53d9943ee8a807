import { describe, expect, test } from 'vitest';
import { samuraiFrom, spiritsOf, together, turnsToCome } from '../../src/games/sake/table/counting';
import type { SakeView } from '../../src/games/sake/table/view';
import { sakeView } from '../making';

const view = (changes: Partial<SakeView>): SakeView => ({
  ...sakeView(5, 3, [], ['samurai', 'spirit', 'samurai', 'samurai', 'gone']),
  ...changes,
});

describe('how it stands', () => {
  test('begins with the reader and goes clockwise, without the dead', () => {
    expect(samuraiFrom(view({})).map(({ seat }) => seat)).toEqual([3, 0, 2]);
    expect(samuraiFrom(view({ seat: null })).map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });

  test('Spirits count together, and a player who has left does not', () => {
    const { people } = view({});
    people.forEach((person, i) => (person.sake = i + 1));
    expect(together(spiritsOf(view({ people })))).toBe(2);
  });
});

describe('the last round', () => {
  test('has not begun while there is sake in the Masu', () => {
    expect(turnsToCome(view({}))).toBeNull();
  });

  test.each([
    { turn: 2, from: 2, left: 3 }, // it begins: everybody else who is there has one more, Spirits too
    { turn: 3, from: 2, left: 2 },
    { turn: 0, from: 2, left: 1 },
    { turn: 1, from: 2, left: 0 },
  ])('of seat $from has $left turns after that of seat $turn', ({ turn, from, left }) => {
    expect(turnsToCome(view({ turn, sudden_from: from }))).toBe(left);
  });
});
