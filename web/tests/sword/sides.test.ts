import { expect, test } from 'vitest';
import { bySide, sideOf } from '../../src/games/sword/table/sides';
import type { SwordPerson, SwordView } from '../../src/games/sword/table/view';

function view(seat: number | null, roles: (string | null)[]): SwordView {
  return { seat, people: roles.map((role, at) => ({ seat: at, role }) as SwordPerson) } as SwordView;
}

test('Shogun and Samurai belong together, and so do all Ninja', () => {
  expect(['shogun', 'samurai', 'ninja-1', 'ninja-2', 'ninja-3', 'ronin'].map(sideOf)).toEqual([
    'shogun',
    'shogun',
    'ninja',
    'ninja',
    'ninja',
    'ronin',
  ]);
});

test('sides stand as the reader knows them: no unknown role is counted to one', () => {
  const seats = bySide(view(2, [null, 'shogun', 'samurai', null])).map(({ side, members }) => [
    side,
    ...members.map((one) => one.seat),
  ]);
  expect(seats).toEqual([
    ['shogun', 2, 1],
    [null, 3, 0],
  ]);
});

test('at the end nobody is unknown', () => {
  const seats = bySide(view(null, ['ninja-1', 'shogun', 'ronin', 'ninja-3'])).map(({ side, members }) => [side, members.length]);
  expect(seats).toEqual([
    ['shogun', 1],
    ['ninja', 2],
    ['ronin', 1],
  ]);
});
