import { expect, test } from 'vitest';
import type { EveningGame } from '../src/lib/api';
import { byEvening, csv, groupOf, longest, tally } from '../src/lib/evenings';

function game(table: string, evening: string, minutes: number, ...seats: [name: string, winner: boolean][]): EveningGame {
  return {
    table,
    evening,
    game: 'sword',
    at: 0,
    minutes,
    you: 0,
    seats: seats.map(([name, winner], seat) => ({
      seat,
      person: name ? `p-${name}` : null,
      name,
      character: 'character-hanzo',
      team: 'ronin',
      points: 3,
      winner,
    })),
  };
}

const games = [
  game('a', 'a', 40, ['Anna', true], ['Ben', false], ['', false]),
  game('b', 'a', 55, ['Anna', false], ['Ben', true], ['', true]),
  game('c', 'c', 20, ['Ben', true], ['Anna', false]),
];

test('who won how many, bots left out', () => {
  expect(tally(games).map(({ name, won, played }) => [name, won, played])).toEqual([
    ['Ben', 2, 3],
    ['Anna', 1, 3],
  ]);
});

test('the longest game, and games by their evenings and groups', () => {
  expect(longest(games)?.table).toBe('b');
  const evenings = byEvening(games);
  expect(evenings.map((one) => one.map(({ table }) => table))).toEqual([['a', 'b'], ['c']]);
  expect(new Set(evenings.map(groupOf))).toEqual(new Set(['Anna, Ben']));
});

test('a name cannot become a formula or break out of its cell', () => {
  const lines = csv([game('a', 'a', 1, ['=HYPERLINK("x")', true])]).split('\r\n');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines).toHaveLength(3);
});
