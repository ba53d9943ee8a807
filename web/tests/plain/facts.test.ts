import { describe, expect, test } from 'vitest';
import {
  cardsOfSeat,
  counted,
  factsOfSeat,
  factsOfTable,
  handsOf,
  held,
  nameOfSeat,
  pilesOf,
  textOf,
} from '../../src/games/plain/table/facts';
import type { PlainView } from '../../src/games/plain/table/view';

const view = (more: Partial<PlainView> & Record<string, unknown> = {}): PlainView => ({
  game: 'doubt',
  seats: 2,
  seat: 0,
  turn: 0,
  asked: 0,
  question: {},
  over: false,
  result: null,
  ...more,
});

describe('a hand', () => {
  test('is the same however a game tells it', () => {
    const shown = (hand: unknown) => held(hand).map(({ card, number }) => [card, number]);
    const aces = [
      ['ace', 2],
      ['two', 1],
    ];
    expect(shown({ ace: 2, two: 1 })).toEqual(aces);
    expect(shown(['ace', 'two', 'ace'])).toEqual(aces);
    expect(shown([{ card: 'ace' }, { card: 'ace' }, { name: 'two' }])).toEqual(aces);
  });

  test('tells what else is written on a card', () => {
    expect(held([{ card: 'ace', suit: 'hearts', value: 11 }])[0]?.facts.map(({ text }) => text)).toEqual(['hearts', '11']);
  });

  test('of which nothing can be known is empty', () => {
    for (const hand of [undefined, null, 3, 'ace', [null, 7], {}]) expect(held(hand)).toEqual([]);
  });
});

describe('cards', () => {
  test('are counted where they are cards', () => {
    expect([counted(3), counted(['a', null]), counted({ ace: 2, two: 1 }), counted({})]).toEqual([3, 2, 3, 0]);
    expect([counted('ace'), counted({ top: 'ace' }), counted(null)]).toEqual([null, null, null]);
  });

  test('of others are a number, whatever it is called', () => {
    const table = view({ people: [{ cards: 4 }, { hand: [null, null] }] });
    expect([0, 1, 2].map((seat) => cardsOfSeat(table, seat))).toEqual([4, 2, null]);
  });

  test('lie open in a replay', () => {
    expect(handsOf(view())).toBeNull();
    expect(handsOf(view({ hands: [['ace', 'ace'], { two: 1 }] }))).toEqual([{ ace: 2 }, { two: 1 }]);
  });
});

describe('a pile', () => {
  test('is a number, its cards with the top last, or tells both', () => {
    const piles = pilesOf(
      view({ piles: { deck: 12, pile: ['two', 'ace'], middle: { count: 3, top: 'king' }, away: { cards: ['ten'] } } }),
    );
    expect(piles.map(({ place, count, top }) => [place, count, top])).toEqual([
      ['deck', 12, null],
      ['pile', 2, 'ace'],
      ['middle', 3, 'king'],
      ['away', 1, 'ten'],
    ]);
  });

  test('is missing where there is none', () => {
    expect(pilesOf(view())).toEqual([]);
  });
});

describe('what is told', () => {
  test('of the table leaves out what has its own place on the board', () => {
    const facts = factsOfTable(
      view({ hand: ['ace'], piles: { deck: 1 }, people: [{}, {}], claimed: 'two-aces', round: 3, silent: false }),
    );
    expect(facts.map(({ text }) => text)).toEqual(['two aces', '3']);
  });

  test('of somebody leaves out name and cards, and what is not so', () => {
    const table = view({ people: [{ seat: 0, name: 'Anna', cards: 3, dealer: true, out: false, score: 7 }] });
    expect(factsOfSeat(table, 0).map(({ text }) => text)).toEqual(['', '7']);
    expect(factsOfSeat(table, 1)).toEqual([]);
    expect([nameOfSeat(table, 0), nameOfSeat(table, 1)]).toEqual(['Anna', '']);
  });

  test('is put into a few words', () => {
    expect(textOf('no-dachi')).toBe('no dachi');
    expect(textOf(['ace', null])).toBe('ace, ?');
    expect(textOf(Array.from({ length: 30 }, () => 'ace'))).toBe('30');
    expect(textOf({ ace: 2, two: 1 })).toBe('ace ×2, two');
    expect(textOf({ card: 'king', value: 4 })).toBe('king');
    expect([textOf(null), textOf(true), textOf(undefined)]).toEqual(['', '', '']);
  });
});
