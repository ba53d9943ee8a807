// Views of which nothing is known beforehand are read without guessing and without stumbling.
import { describe, expect, test } from 'vitest';
import {
  cardsHeld,
  counted,
  held,
  openHands,
  personFacts,
  pilesOf,
  tableFacts,
  type PlainView,
} from '../../src/games/plain/table/view';

const COMMON = {
  game: 'dauto',
  seats: 3,
  seat: 0,
  turn: 1,
  asked: null,
  question: {},
  over: false,
  result: null,
};
const view = (more: object): PlainView => ({ ...COMMON, ...more });

describe('a hand', () => {
  test.each([
    ['counted', { ace: 2, king: 1 }],
    ['one after the other', ['ace', 'king', 'ace']],
    ['with more to tell', [{ card: 'ace' }, { card: 'ace' }, { card: 'king' }]],
    ['by name', [{ name: 'ace' }, { name: 'king' }, { name: 'ace' }]],
  ])('%s is the same hand', (_, hand) => {
    expect(held(hand).map(({ card, number }) => [card, number])).toEqual([
      ['ace', 2],
      ['king', 1],
    ]);
  });

  test('keeps what is told of a card besides its name', () => {
    expect(held([{ card: 'no-dachi-2', name: 'no-dachi', attack: 3 }])).toEqual([
      { card: 'no-dachi-2', number: 1, facts: { attack: 3 } },
    ]);
  });

  test('has no card of which there is none, and none whose front is not seen', () => {
    expect(held({ ace: 0, king: -1 })).toEqual([]);
    expect(held([null, null])).toEqual([]);
  });

  test.each([undefined, null, 7, 'ace', true, [[]]])('that is none (%j) is empty', (hand) => {
    expect(held(hand)).toEqual([]);
  });
});

describe('the number of cards', () => {
  test.each([
    [7, 7],
    [0, 0],
    [[null, null, 'ace'], 3],
    [{ ace: 2, king: 1 }, 3],
    ['many', null],
    [null, null],
  ])('of %j is %j', (cards, number) => {
    expect(counted(cards)).toBe(number);
  });

  test('is told of each seat as the game tells it', () => {
    const seen = view({ people: [{ seat: 0, cards: 4 }, { seat: 1, hand: [null, null] }, { seat: 2 }] });
    expect([0, 1, 2, 3].map((seat) => cardsHeld(seen, seat))).toEqual([4, 2, null, null]);
  });
});

describe('facts', () => {
  test('about somebody are all that is told but the seat and the number of cards', () => {
    const seen = view({ people: [{ seat: 0, cards: 4, hand: 'full', known: { ace: 1 }, sitting: true }] });
    expect(personFacts(seen, 0)).toEqual({ hand: 'full', known: { ace: 1 }, sitting: true });
    expect(personFacts(seen, 1)).toEqual({});
    expect(personFacts(view({ people: 'nobody' }), 0)).toEqual({});
  });

  test('about the table are all that has no place of its own', () => {
    const shown = { people: [], hand: {}, hands: [], piles: {}, options: [], rules: 1, commitment: 'c' };
    expect(tableFacts(view({ ...shown, calls_left: 8 }))).toEqual({ calls_left: 8 });
    expect(tableFacts(view({}))).toEqual({});
  });
});

describe('piles', () => {
  test.each([
    [12, { count: 12, top: null }],
    [{ count: 3 }, { count: 3, top: null }],
    [
      { count: 3, top: 'ace' },
      { count: 3, top: 'ace' },
    ],
    [{ cards: ['ace', 'king'] }, { count: 2, top: 'king' }],
    [{ cards: ['ace', null] }, { count: 2, top: null }],
    [
      { cards: ['ace', 'king'], top: null },
      { count: 2, top: null },
    ],
    [['ace', 'king'], { count: 2, top: 'king' }],
    [
      { ace: 2, king: 1 },
      { count: 3, top: null },
    ],
    [[], { count: 0, top: null }],
    [null, { count: 0, top: null }],
  ])('%j', (pile, shown) => {
    expect(pilesOf(view({ piles: { deck: pile } }))).toEqual([{ place: 'deck', ...shown }]);
  });

  test('need not be there', () => {
    expect(pilesOf(view({}))).toEqual([]);
    expect(pilesOf(view({ piles: [1, 2] }))).toEqual([]);
  });
});

test('open hands are counted for each seat, while they are open', () => {
  expect(openHands(view({ hands: [{ ace: 2 }, ['king', 'king'], []] }))).toEqual([{ ace: 2 }, { king: 2 }, {}]);
  expect(openHands(view({}))).toBeNull();
});
