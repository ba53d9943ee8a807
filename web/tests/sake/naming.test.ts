// What is read about a card of SAKE is what is so at this table.
import { expect, test, vi } from 'vitest';
import { cards } from '../../src/games/sake/cards/cards';
import { cardText } from '../../src/games/sake/table/naming';
import { sakeView } from '../making';

vi.mock('../../src/lib/speech.svelte', () => ({
  say: (id: string, parts: Record<string, string | number> = {}) => [id, parts['items']].join(' '),
}));

test('K35: an item is told by the options of its table, and in the index without any', () => {
  expect(cardText({ ...sakeView(3, 0, []), items: 'kept' }, 'pipe-2')).toBe('sake-card-pipe.full kept');
  expect(cards.entries().find(({ id }) => id === 'pipe')?.text).toBe('sake-card-pipe.full single-use');
});
