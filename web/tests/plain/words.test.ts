// What a game from elsewhere calls its things is called so on the board; else the names that programs use are made readable.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlainView } from '../../src/games/plain/table/view';
import { cardName, factName, factsIn, listed, readCard, readPerson, textOf } from '../../src/games/plain/table/words';

const messages = new Map<string, string>();

vi.mock('../../src/lib/speech.svelte', () => ({
  knows: (id: string) => messages.has(id),
  say: (id: string, parts: Record<string, string | number> = {}) =>
    (messages.get(id) ?? `⟦${id}⟧`).replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts[part])),
}));

beforeEach(() => {
  messages.clear();
  const house = { 'plain-seat': 'Seat {number}', 'plain-cards': '{number} cards', 'plain-fact': '{what}: {value}' };
  for (const [id, text] of Object.entries(house)) messages.set(id, text);
  messages.set('plain-yes', 'yes').set('plain-no', 'no').set('plain-fact-pile', 'pile');
});

describe('names', () => {
  test('are the game’s own, as they stand at the beginning of a line', () => {
    messages.set('dauto-card-ace', 'asso').set('dauto-fact-known', 'noto').set('dauto-fact-pile', 'mucchio');
    expect(cardName('dauto', 'ace')).toBe('Asso');
    expect(factName('dauto', 'known')).toBe('Noto');
    expect(factName('dauto', 'pile')).toBe('Mucchio');
  });

  test('are those of the house where the game has none, and else readable', () => {
    expect(factName('dauto', 'pile')).toBe('Pile');
    expect(factName('dauto', 'calls_left')).toBe('Calls left');
    expect(cardName('dauto', 'tea-ceremony')).toBe('Tea ceremony');
  });

  test('of another game are not heard', () => {
    messages.set('hanafuda-card-ace', 'matsu');
    expect(cardName('dauto', 'ace')).toBe('Ace');
  });
});

describe('values', () => {
  test.each([
    ['cards', 4, '4'],
    ['cards', 0, '0'],
    ['by', 2, 'Seat 3'],
    ['harmless', true, 'yes'],
    ['harmless', false, 'no'],
    ['known', { ace: 2, king: 1 }, 'Ace ×2 · King'],
    ['known', {}, ''],
    ['laid', ['ace', null], 'Ace · ?'],
    ['laid', [], ''],
    ['top', { card: 'ace', attack: 2 }, 'Ace'],
    ['where', { x: 'left', y: true }, 'X: Left, Y: yes'],
    ['owner', [0, 1], 'Seat 1 · Seat 2'],
    ['role', null, ''],
    ['role', undefined, ''],
  ])('%s %j', (name, value, text) => {
    expect(textOf('dauto', name, value)).toBe(text);
  });

  test('too long to be told are counted', () => {
    expect(textOf('dauto', 'laid', new Array(30).fill(null))).toBe('30 cards');
  });

  test('that are words of the game are said so', () => {
    messages.set('dauto-word-ace', 'l’asso').set('dauto-card-ace', 'asso');
    expect(textOf('dauto', 'called', 'ace')).toBe('l’asso');
  });
});

describe('facts', () => {
  test('leave out what says nothing', () => {
    expect(factsIn('dauto', { role: null, known: {}, laid: [], cards: 0, up: false })).toEqual([
      { name: 'Cards', text: '0' },
      { name: 'Up', text: 'no' },
    ]);
  });

  test('are read in one line', () => {
    expect(listed(factsIn('dauto', { points: 3, up: true }))).toBe('Points: 3, Up: yes');
  });
});

test('the text about a person tells all that lies open', () => {
  const view = { game: 'dauto', people: [{ seat: 0 }, { seat: 1, cards: 9, known: { ace: 1 } }] } as unknown as PlainView;
  expect(readPerson(view, 1)).toMatchObject({ title: 'Seat 2', text: '9 cards, Known: Ace' });
  expect(readPerson(view, 0)).toMatchObject({ title: 'Seat 1', text: '' });
});

test('the text about a card tells what the game says of it', () => {
  messages.set('dauto-card-ace', 'ace').set('dauto-card-ace.full', 'The first to be called.');
  expect(readCard('dauto', { card: 'ace', number: 1, facts: { points: 1 } })).toMatchObject({
    title: 'Ace',
    text: 'The first to be called. Points: 1',
    card: 'ace',
  });
});
