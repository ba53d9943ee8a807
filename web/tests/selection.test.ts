import { describe, expect, test, vi } from 'vitest';
import type { Offer, Question, Reason } from '../src/table/board';
import {
  cardThing,
  mentions,
  placeThing,
  remaining,
  seatThing,
  Selection,
  speaksOf,
  touched,
  wayThing,
  weaponThing,
  type Thing,
} from '../src/table/selection.svelte';
import { between, luck } from './making';

const offer = (option: number, move: Offer['move']): Offer => ({
  option,
  text: `option ${option}`,
  group: '',
  move,
  blows: [],
  follow_ups: [],
  deadly: false,
});

const STRIKE_1 = offer(1, { way: 'play', card: 'katana', target: 1 });
const STRIKE_2 = offer(2, { way: 'play', card: 'katana', target: 2 });
const TEA = offer(3, { way: 'play', card: 'tea-ceremony' });
const PASS = offer(4, { way: 'pass' });
const OFFERS = [STRIKE_1, STRIKE_2, TEA, PASS];

const reason = (parts: Partial<Reason>): Reason => ({
  what: 'It',
  reason: 'cannot be done.',
  rule: 'W1',
  rule_text: '',
  options: [],
  cards: [],
  weapons: [],
  gear: [],
  targets: [],
  pieces: [],
  ...parts,
});

let asked = 0;
const question = (offers: Offer[] = OFFERS, more: Partial<Question> = {}): Question => ({
  is: 'question',
  number: ++asked,
  text: 'What now?',
  offers,
  reasons: [],
  reaction: false,
  ends: null,
  view: null,
  several: 1,
  suggested: null,
  ...more,
});

/** A selection that has been asked, and the answers it gives. */
function asking(about: Question = question()) {
  const answer = vi.fn<(question: Question, offer: Offer) => void>();
  const selection = new Selection(answer);
  selection.ask(about);
  return { selection, answer };
}

describe('a thing', () => {
  test('is mentioned by a move that has all of one of its parts', () => {
    expect(mentions(STRIKE_1.move, cardThing('katana'))).toBe(true);
    expect(mentions({ way: 'strike', weapon: 'katana' }, cardThing('katana'))).toBe(true);
    expect(mentions({ way: 'play', card: 'katana' }, weaponThing('katana'))).toBe(false);
    expect(mentions(STRIKE_1.move, seatThing(2))).toBe(false);
    expect(mentions({ way: 'pour', place: 'life', target: 2 }, placeThing('life', 2))).toBe(true);
    expect(mentions({ way: 'pour', place: 'life', target: 2 }, placeThing('life', 1))).toBe(false);
    expect(mentions({ way: 'go', number: 3 }, wayThing('go', 2))).toBe(false);
  });

  test('may ask that a part be missing', () => {
    const mine: Thing = { key: 'mine', slot: 'place', any: [{ place: 'life', target: undefined }] };
    expect(mentions({ way: 'pour', place: 'life' }, mine)).toBe(true);
    expect(mentions({ way: 'pour', place: 'life', target: 2 }, mine)).toBe(false);
  });

  test('is spoken of by reasons that name it, as a card, as gear, as a weapon, as a target or a place', () => {
    expect(speaksOf(reason({ cards: ['katana'] }), cardThing('katana'))).toBe(true);
    expect(speaksOf(reason({ gear: ['katana'] }), cardThing('katana'))).toBe(true);
    expect(speaksOf(reason({ weapons: ['katana'] }), weaponThing('katana'))).toBe(true);
    expect(speaksOf(reason({ targets: [2] }), seatThing(2))).toBe(true);
    expect(speaksOf(reason({ pieces: ['minion-1'] }), placeThing('minion-1'))).toBe(true);
    expect(speaksOf(reason({ pieces: ['minion-1'], targets: [1] }), placeThing('minion-1', 2))).toBe(false);
    expect(speaksOf(reason({ cards: ['katana'] }), wayThing('pass'))).toBe(false);
  });
});

describe('picking', () => {
  test('a card and then its target leaves one offer, which is ready', () => {
    const { selection, answer } = asking();
    selection.touch(cardThing('katana'));
    expect(selection.left).toEqual([STRIKE_1, STRIKE_2]);
    expect(selection.ready).toBeNull();
    selection.touch(seatThing(2));
    expect(selection.ready).toBe(STRIKE_2);
    expect(answer).not.toHaveBeenCalled();
  });

  test('the target first and then the card is the same', () => {
    const { selection } = asking();
    selection.touch(seatThing(2));
    selection.touch(cardThing('katana'));
    expect(selection.ready).toBe(STRIKE_2);
  });

  test('another card or target replaces the one before', () => {
    const { selection } = asking();
    selection.touch(cardThing('katana'));
    selection.touch(seatThing(2));
    selection.touch(seatThing(1));
    expect(selection.ready).toBe(STRIKE_1);
    selection.touch(cardThing('tea-ceremony'));
    expect(selection.ready).toBe(TEA);
    expect(selection.picked(seatThing(1))).toBe(false);
  });

  test('again takes it back', () => {
    const { selection } = asking();
    selection.touch(cardThing('katana'));
    selection.touch(cardThing('katana'));
    expect(selection.picks).toEqual([]);
    expect(selection.left).toEqual(OFFERS);
  });

  test('what is ready a second time confirms it, once', () => {
    const about = question();
    const { selection, answer } = asking(about);
    selection.touch(cardThing('tea-ceremony'));
    selection.touch(cardThing('tea-ceremony'));
    selection.touch(cardThing('tea-ceremony'));
    selection.confirm();
    expect(answer).toHaveBeenCalledExactlyOnceWith(about, TEA);
    expect(selection.sent).toBe(TEA);
  });

  test('nothing is picked while an answer is on its way, and all again when it was refused', () => {
    const { selection } = asking();
    selection.choose(TEA);
    selection.confirm();
    selection.touch(cardThing('katana'));
    expect(selection.picks).toEqual([]);
    expect(selection.lit(cardThing('katana'))).toBe(false);
    selection.refused();
    selection.touch(cardThing('katana'));
    expect(selection.picks).toHaveLength(1);
  });

  test('nothing is picked where nothing is asked', () => {
    const { selection, answer } = asking();
    selection.ask(null);
    selection.touch(cardThing('katana'));
    selection.confirm();
    expect(selection.picks).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('the list', () => {
  test('makes an offer ready at the first tap and confirms it at the second', () => {
    const { selection, answer } = asking();
    selection.choose(PASS);
    expect(selection.ready).toBe(PASS);
    expect(answer).not.toHaveBeenCalled();
    selection.choose(PASS);
    expect(answer).toHaveBeenCalledOnce();
  });

  test('outweighs what is picked, until something is picked again', () => {
    const { selection } = asking();
    selection.touch(cardThing('tea-ceremony'));
    selection.choose(STRIKE_1);
    expect(selection.ready).toBe(STRIKE_1);
    expect(selection.picked(seatThing(1))).toBe(true);
    selection.touch(cardThing('katana'));
    expect(selection.chosen).toBeNull();
  });

  test('is forgotten when all is cleared', () => {
    const { selection } = asking();
    selection.touch(cardThing('katana'));
    selection.choose(PASS);
    selection.clear();
    expect([selection.ready, selection.picks]).toEqual([null, []]);
  });
});

describe('dragging', () => {
  test('onto a target plays the card there', () => {
    const { selection, answer } = asking();
    selection.lift(cardThing('katana'));
    expect(selection.picked(cardThing('katana'))).toBe(true);
    selection.drop(cardThing('katana'), seatThing(2));
    expect(answer.mock.calls[0]?.[1]).toBe(STRIKE_2);
  });

  test('onto the table plays what needs no target, and asks for one otherwise', () => {
    const { selection, answer } = asking();
    selection.drop(cardThing('katana'), null);
    expect(answer).not.toHaveBeenCalled();
    expect(selection.left).toEqual([STRIKE_1, STRIKE_2]);
    selection.drop(cardThing('tea-ceremony'), null);
    expect(answer.mock.calls[0]?.[1]).toBe(TEA);
  });

  test('onto somebody who is out of reach tells why', () => {
    const far = reason({ cards: ['katana'], targets: [3] });
    const { selection, answer } = asking(question(OFFERS, { reasons: [far] }));
    selection.drop(cardThing('katana'), seatThing(3));
    expect(answer).not.toHaveBeenCalled();
    expect(selection.answers).toEqual([far]);
    expect(selection.picks.map(({ key }) => key)).toEqual(['card katana']);
  });

  test('of what cannot be played does nothing', () => {
    const { selection } = asking();
    selection.lift(cardThing('bo'));
    selection.drop(cardThing('bo'), seatThing(1));
    expect(selection.picks).toEqual([]);
  });
});

describe('why not', () => {
  const far = reason({ reason: 'Too far.', cards: ['katana'], targets: [3] });
  const tired = reason({ reason: 'Enough for today.', cards: ['bo'] });
  const any = reason({ reason: 'Harmless.', targets: [3] });
  const about = () => question(OFFERS, { reasons: [far, tired, any] });

  test('comes with the question', () => {
    const { selection } = asking(about());
    expect(selection.reasons).toEqual([far, tired, any]);
    selection.ask(question());
    expect(selection.reasons).toEqual([]);
    selection.ask(null);
    expect(selection.reasons).toEqual([]);
  });

  test('is told of what is touched in vain', () => {
    const { selection } = asking(about());
    selection.touch(cardThing('bo'));
    expect(selection.picks).toEqual([]);
    expect(selection.answers).toEqual([tired]);
    selection.touch(cardThing('katana'));
    expect(selection.answers).toEqual([]);
  });

  test('is told of what is looked at, as long as it is', () => {
    const { selection } = asking(about());
    selection.wondered = cardThing('bo');
    expect(selection.answers).toEqual([tired]);
    selection.wondered = cardThing('katana');
    expect(selection.answers).toEqual([]);
    selection.wondered = null;
    expect(selection.answers).toEqual([]);
  });

  test('speaks of what is picked besides, if there is such a reason', () => {
    const { selection } = asking(about());
    expect(selection.why(seatThing(3))).toEqual([far, any]);
    selection.touch(cardThing('katana'));
    expect(selection.why(seatThing(3))).toEqual([far]);
    selection.touch(cardThing('tea-ceremony'));
    expect(selection.why(seatThing(3))).toEqual([far, any]);
  });

  test('is not told of what can be done', () => {
    const { selection } = asking(about());
    expect(selection.why(cardThing('katana'))).toEqual([]);
  });

  test('is worth a touch; what leads nowhere and has no reason may as well be read', () => {
    const { selection } = asking(about());
    expect(selection.heeds(cardThing('bo'))).toBe(true);
    expect(selection.heeds(cardThing('kiseru'))).toBe(false);
  });
});

describe('a wish', () => {
  test('for a target is kept for the question that comes next', () => {
    const { selection } = asking(question([offer(1, { way: 'play', card: 'geisha' }), offer(2, { way: 'play', card: 'bo' })]));
    selection.touch(seatThing(2));
    expect(selection.wish?.key).toBe('seat 2');
    selection.touch(cardThing('geisha'));
    expect(selection.ready?.option).toBe(1);
    selection.confirm();
    selection.ask(question([offer(7, { way: 'choose', target: 1 }), offer(8, { way: 'choose', target: 2 })]));
    expect(selection.ready?.option).toBe(8);
    expect(selection.wish).toBeNull();
  });

  test('that the next question cannot fulfil is dropped', () => {
    const { selection } = asking(question([TEA, PASS]));
    selection.touch(seatThing(2));
    selection.ask(question([PASS]));
    expect(selection.picks).toEqual([]);
  });

  test('waits while others are asked', () => {
    const { selection } = asking(question([TEA, PASS]));
    selection.touch(seatThing(2));
    selection.ask(null);
    selection.ask(question());
    expect(selection.picked(seatThing(2))).toBe(true);
  });

  test('is only for people: a card that nobody offers is not picked', () => {
    const { selection } = asking();
    selection.touch(cardThing('bo'));
    expect(selection.picks).toEqual([]);
  });
});

test('the same question told twice changes nothing', () => {
  const about = question();
  const { selection } = asking(about);
  selection.touch(cardThing('katana'));
  selection.ask({ ...about });
  expect(selection.picked(cardThing('katana'))).toBe(true);
});

describe('light', () => {
  test('falls on cards first, and on people when a card is picked', () => {
    const { selection } = asking();
    expect(selection.shines(cardThing('katana'))).toBe(true);
    expect(selection.lit(seatThing(1))).toBe(true);
    expect(selection.shines(seatThing(1))).toBe(false);
    selection.touch(cardThing('katana'));
    expect(selection.shines(seatThing(1))).toBe(true);
    expect(selection.pale(seatThing(3))).toBe(true);
  });

  test('falls on people at once where no card is to be played', () => {
    const { selection } = asking(question([offer(1, { way: 'choose', target: 1 }), offer(2, { way: 'choose', target: 2 })]));
    expect(selection.shines(seatThing(1))).toBe(true);
    expect(selection.pale(seatThing(3))).toBe(true);
  });

  test('leaves people alone while nobody is asked for', () => {
    const { selection } = asking(question([TEA, PASS]));
    expect(selection.pale(seatThing(3))).toBe(false);
    expect(selection.pale(cardThing('bo'))).toBe(true);
  });
});

describe('a question that has nothing to do with the last', () => {
  test('is asked also under the same number, and nothing picked or wished before it counts', () => {
    const { selection } = asking(question([TEA, PASS], { number: 7 }));
    selection.touch(seatThing(1));
    expect(selection.wish).not.toBeNull();
    selection.begin(question(OFFERS, { number: 7 }));
    expect(selection.offers).toEqual(OFFERS);
    expect(selection.picks).toEqual([]);
  });
});

describe('whatever is on offer', () => {
  const CARDS = ['bo', 'katana', 'kiseru', 'parry'];
  const things: Thing[] = [
    ...CARDS.map(cardThing),
    ...[0, 1, 2, 3].map(seatThing),
    ...['life', 'board'].map((place) => placeThing(place)),
    ...['play', 'pour', 'pass'].map((way) => wayThing(way)),
  ];

  /** Offers of any shape, no two alike. */
  function anything(chance: () => number): Offer[] {
    const moves = new Map<string, Offer['move']>();
    for (let i = between(chance, 1, 12); i > 0; i--) {
      const move: Offer['move'] = { way: ['play', 'pour', 'pass'][between(chance, 0, 2)]! };
      if (chance() < 0.7) move.card = CARDS[between(chance, 0, 3)]!;
      if (chance() < 0.5) move.target = between(chance, 0, 3);
      if (chance() < 0.3) move.place = ['life', 'board'][between(chance, 0, 1)]!;
      moves.set(JSON.stringify(move), move);
    }
    return [...moves.values()].map((move, option) => offer(option, move));
  }

  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

  test('what is lit leads somewhere, what is ready is what was picked, and what is pale leads nowhere', () => {
    for (const seed of SEEDS) {
      const chance = luck(seed);
      const { selection, answer } = asking(question(anything(chance)));
      for (let touches = 0; touches < 12 && !selection.sent; touches++) {
        for (const thing of things) expect(selection.lit(thing) && selection.pale(thing)).toBe(false);
        const thing = things[between(chance, 0, things.length - 1)]!;
        const [lit, picked, ready] = [selection.lit(thing), selection.picked(thing), selection.ready];
        selection.touch(thing);
        if (ready && picked) {
          expect(answer).toHaveBeenCalledExactlyOnceWith(selection.question, ready);
          break;
        }
        expect(selection.left.length).toBeGreaterThan(0);
        if (lit && !picked) expect(selection.left.every(({ move }) => mentions(move, thing))).toBe(true);
        if (selection.ready) {
          const serving = selection.picks.filter((pick) => selection.offers.some(({ move }) => mentions(move, pick)));
          expect(serving.length).toBeGreaterThan(0);
          expect(serving.every((pick) => mentions(selection.ready!.move, pick))).toBe(true);
        }
        // One card, one target, one place, one way.
        expect(new Set(selection.picks.map(({ slot }) => slot)).size).toBe(selection.picks.length);
      }
    }
  });

  test('each offer that differs from the others by what can be touched can be reached by touching, in any order', () => {
    for (const seed of SEEDS) {
      const chance = luck(1000 + seed);
      const offers = anything(chance);
      for (const wanted of offers) {
        const its = things.filter((thing) => mentions(wanted.move, thing)).sort(() => chance() - 0.5);
        if (remaining(offers, its).length > 1) continue; // others mention more beside it: those are in the list
        const { selection } = asking(question(offers));
        for (const thing of its) if (!selection.ready) selection.touch(thing);
        expect(selection.ready?.option).toBe(wanted.option);
      }
    }
  });

  test('touching twice changes nothing', () => {
    for (const seed of SEEDS) {
      const chance = luck(2000 + seed);
      const offers = anything(chance);
      for (const thing of things) {
        expect(touched(offers, touched(offers, [], thing), thing)).toEqual([]);
      }
    }
  });
});

describe('one tap', () => {
  test('is enough for a player who prefers it', () => {
    const answer = vi.fn();
    const selection = new Selection(
      (_, { option }) => answer(option),
      () => true,
    );
    selection.ask(question());
    selection.touch(cardThing('katana'));
    expect(answer).not.toHaveBeenCalled(); // there is still a target to choose
    selection.touch(seatThing(2));
    expect(answer).toHaveBeenCalledExactlyOnceWith(STRIKE_2.option);
    selection.ask(question());
    selection.choose(PASS);
    expect(answer).toHaveBeenLastCalledWith(PASS.option);
  });
});

test('a step back puts down what was picked last', () => {
  const answer = vi.fn();
  const selection = new Selection(answer);
  selection.ask(question());
  selection.touch(cardThing('katana'));
  selection.touch(seatThing(2));
  expect(selection.ready).toEqual(STRIKE_2);
  selection.back();
  expect(selection.picks.map(({ key }) => key)).toEqual(['card katana']);
  selection.choose(TEA);
  selection.back();
  expect(selection.ready).toBeNull();
  selection.back();
  expect(selection.picks).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
});

describe('what is weighed', () => {
  test('is the card one looks at before the one that is picked, and it reaches whom its offers name', () => {
    const { selection } = asking(question([...OFFERS, offer(5, { way: 'play', card: 'bo', target: 2 })]));
    expect(selection.weighed).toBeNull();
    expect(selection.reached(seatThing(1))).toBe(false);
    selection.touch(cardThing('katana'));
    expect([1, 2, 3].map((seat) => selection.reached(seatThing(seat)))).toEqual([true, true, false]);
    selection.wondered = cardThing('bo');
    expect([1, 2, 3].map((seat) => selection.reached(seatThing(seat)))).toEqual([false, true, false]);
    selection.wondered = seatThing(1);
    expect(selection.reached(seatThing(1))).toBe(true);
    selection.wondered = cardThing('parry');
    expect(selection.weighed).toEqual(cardThing('katana'));
  });
});

describe('an answer with the one that follows it', () => {
  const follow = (move: Offer['move'], text: string) => ({ move, text });
  const LIFE = follow({ way: 'place', place: 'life' }, 'Drink 1 → Life');
  const BOARD = follow({ way: 'place', place: 'board' }, 'Drink 1 → board');
  const drink = { ...offer(1, { way: 'drink', card: 'rice-1', number: 1 }), follow_ups: [LIFE, BOARD] };
  const text = offer(2, { way: 'text', card: 'rice-1' });
  const other = offer(3, { way: 'text', card: 'pipe-1' });
  const turn = () => question([drink, text, other]);
  const places = () => question([offer(7, LIFE.move), offer(8, BOARD.move)]);

  test('two taps drink: the card, and where the sake goes', () => {
    const { selection, answer } = asking(turn());
    selection.touch(cardThing('rice-1'));
    expect(selection.left.map((one) => one.text)).toEqual(['Drink 1 → Life', 'Drink 1 → board', 'option 2']);
    expect(answer).not.toHaveBeenCalled();
    selection.choose(selection.left[1]!);
    expect(answer.mock.lastCall?.[1].option).toBe(1);
    selection.ask(null);
    selection.ask(places());
    expect(answer.mock.lastCall?.[1].option).toBe(8);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('the place can be touched where it lies, and a third tap confirms', () => {
    const { selection, answer } = asking(turn());
    const life: Thing = { key: 'life of 0', slot: 'card', any: [{ place: 'life' }] };
    selection.touch(cardThing('rice-1'));
    selection.touch(life);
    expect(selection.ready?.text).toBe('Drink 1 → Life');
    expect(answer).not.toHaveBeenCalled();
    selection.touch(life);
    selection.ask(places());
    expect(answer.mock.calls.map(([, { option }]) => option)).toEqual([1, 7]);
  });

  test('another question than the one foreseen is asked, and nothing is answered later', () => {
    const { selection, answer } = asking(turn());
    selection.touch(cardThing('rice-1'));
    selection.choose(selection.left[0]!);
    selection.ask(question([offer(5, { way: 'defend', card: 'pipe-1' })]));
    selection.ask(places());
    expect(answer).toHaveBeenCalledTimes(1);
    expect(selection.sent).toBeNull();
  });

  test('nothing that comes next shines before a card is picked', () => {
    const { selection } = asking(turn());
    const life: Thing = { key: 'life of 0', slot: 'card', any: [{ place: 'life' }] };
    expect(selection.shines(life)).toBe(false);
    selection.touch(cardThing('rice-1'));
    expect(selection.shines(life)).toBe(true);
  });
});

test('what hardly anybody would not choose takes one tap, everything else two', () => {
  const offers = [offer(1, { way: 'place', place: 'life' }), offer(2, { way: 'place', place: 'board' })];
  const { selection, answer } = asking(question(offers, { suggested: 1 }));
  selection.choose(offers[1]!);
  expect(answer).not.toHaveBeenCalled();
  selection.choose(offers[0]!);
  expect(answer.mock.lastCall?.[1].option).toBe(1);
});

describe('several cards that go together', () => {
  const hand = ['pipe-1', 'bow-1', 'cup-1'].map((card, i) => offer(i + 1, { way: 'discard', card }));

  test('are chosen one by one, put back, and answered with one tap', () => {
    const { selection, answer } = asking(question(hand, { several: 2 }));
    selection.touch(cardThing('pipe-1'));
    selection.choose(hand[1]!);
    selection.touch(cardThing('pipe-1'));
    selection.touch(cardThing('cup-1'));
    expect(selection.picked(cardThing('bow-1'))).toBe(true);
    expect(selection.lit(cardThing('pipe-1'))).toBe(false);
    expect(answer).not.toHaveBeenCalled();
    selection.confirm();
    selection.ask(question([hand[0]!, hand[2]!]));
    expect(answer.mock.calls.map(([, { option }]) => option)).toEqual([2, 3]);
  });

  test('a question further on that lacks the second card asks for it', () => {
    const { selection, answer } = asking(question(hand, { several: 2 }));
    selection.choose(hand[0]!);
    selection.choose(hand[1]!);
    selection.confirm();
    selection.ask(question([hand[2]!]));
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
