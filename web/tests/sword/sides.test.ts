import { expect, test } from 'vitest';
import { bySide, knownRole } from '../../src/games/sword/table/sides';
import type { SwordPerson, SwordView } from '../../src/games/sword/table/view';

function view(seat: number | null, sides: SwordPerson['side'][]): SwordView {
  return { seat, people: sides.map((side, at) => ({ seat: at, side }) as SwordPerson) } as SwordView;
}

test('sides stand as the reader knows them: nobody unknown is counted to one', () => {
  const seats = bySide(view(2, [null, 'shogun', 'shogun', null])).map(({ side, members }) => [
    side,
    ...members.map((one) => one.seat),
  ]);
  expect(seats).toEqual([
    ['shogun', 2, 1],
    [null, 3, 0],
  ]);
});

test('at the end nobody is unknown', () => {
  const seats = bySide(view(null, ['ninja', 'shogun', 'ronin', 'ninja'])).map(({ side, members }) => [side, members.length]);
  expect(seats).toEqual([
    ['shogun', 1],
    ['ninja', 2],
    ['ronin', 1],
  ]);
});

test('W1: a Ninja whose stars are hidden is shown as a Ninja', () => {
  expect(knownRole({ role: null, side: 'ninja' })).toBe('ninja');
  expect(knownRole({ role: 'ninja-3', side: 'ninja' })).toBe('ninja-3');
  expect(knownRole({ role: 'samurai', side: 'shogun' })).toBe('samurai');
  expect(knownRole({ role: null, side: null })).toBeNull();
});
