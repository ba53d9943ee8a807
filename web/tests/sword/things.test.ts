// What is read about a card and a person of Samurai Sword is what is so at this table.
import { expect, test, vi } from 'vitest';
import { cards } from '../../src/games/sword/cards/cards';
import { personLabel, readCard, readPerson } from '../../src/games/sword/table/things';
import type { SwordPerson, SwordView } from '../../src/games/sword/table/view';

vi.mock('../../src/lib/speech.svelte', () => ({
  say: (id: string, parts: Record<string, string | number> = {}) => [id, ...Object.values(parts)].join(' '),
}));

const ninja = { seat: 0, character: 'goemon', role: null, side: 'ninja', laid: {}, difficulty: 1 } as unknown as SwordPerson;
const three = { seats: 3, geisha: 'anyone', people: [ninja] } as unknown as SwordView;

test('W32: a card is told by the options of its table, and in the index without any', () => {
  expect(readCard(three, 'geisha').text).toBe('card-geisha.full 3 anyone');
  const index = cards.entries().find(({ id }) => id === 'geisha');
  expect(index?.text).toBe('card-geisha.full 7 others');
});

test('W1: who can only be a Ninja is called one', () => {
  expect(personLabel(three, 0)).toContain('role-ninja');
  expect(readPerson(three, 0).figures).toContainEqual({ name: 'table-role', value: 'role-ninja' });
});
