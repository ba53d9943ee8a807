// A view of which nothing is known beforehand, made readable: each thing it tells becomes a name and a text.
import { readable } from '../../../lib/readable';
import type { PlainView } from './view';

/** Something that is told. What is simply so has no text. */
export interface Fact {
  name: string;
  text: string;
}

/** A card in a hand, and how many there are of it. */
export interface Held {
  card: string;
  name: string;
  number: number;
  facts: Fact[];
}

/** Cards that lie on the table. */
export interface Pile {
  place: string;
  name: string;
  count: number;
  /** The card that is seen on top. */
  top: string | null;
}

type Thing = Readonly<Record<string, unknown>>;

// What every view has, and what has a place of its own on the board.
const KNOWN = new Set(
  'game rules seats seat turn asked question options people hand hands piles commitment over result'.split(' '),
);
// What a hand or a pile may call the number of its cards.
const COUNTS = ['count', 'number', 'cards', 'hand'];
// And what a card may call itself.
const NAMES = ['card', 'name', 'id'];
// More than this is counted instead of told.
const MOST = 8;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How a card is called, by the name it has among programs. */
export function cardName(card: string): string {
  return readable(card);
}

/** How many cards these are, if they are cards at all. */
export function counted(cards: unknown): number | null {
  if (typeof cards === 'number') return cards;
  if (Array.isArray(cards)) return cards.length;
  if (!isThing(cards)) return null;
  const numbers = Object.values(cards);
  return numbers.every((number) => typeof number === 'number') ? numbers.reduce((sum, number) => sum + number, 0) : null;
}

/** A value in a few words; nothing if it says nothing. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.replaceAll(/[-_]/g, ' ');
  if (Array.isArray(value)) {
    return value.length > MOST ? String(value.length) : value.map((one) => (one === null ? '?' : textOf(one))).join(', ');
  }
  if (!isThing(value)) return '';
  const own = labelOf(value);
  if (own !== null) return textOf(own);
  const parts = Object.entries(value).map(([name, one]) =>
    typeof one === 'number' ? `${textOf(name)}${one === 1 ? '' : ` ×${one}`}` : `${textOf(name)} ${textOf(one)}`.trim(),
  );
  return parts.join(', ');
}

/** All that a thing tells, but for what is left out: nothing of what is not so or not known. */
export function factsOf(thing: Thing, without: ReadonlySet<string>): Fact[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    const text = textOf(value);
    return without.has(name) || (text === '' && value !== true) ? [] : [{ name: readable(name), text }];
  });
}

/** What is told of the table itself. */
export function factsOfTable(view: PlainView): Fact[] {
  return factsOf(view, KNOWN);
}

const OF_A_SEAT = new Set(['seat', 'name', 'cards', 'hand']);

/** What is told of somebody, but for the name and the number of cards. */
export function factsOfSeat(view: PlainView, seat: number): Fact[] {
  return factsOf(view.people?.[seat] ?? {}, OF_A_SEAT);
}

/** How many cards somebody holds, if that is told. */
export function cardsOfSeat(view: PlainView, seat: number): number | null {
  const person = view.people?.[seat] ?? {};
  return counted(person['cards'] ?? person['hand']);
}

/** The name of whoever sits there, if the game has one for them. */
export function nameOfSeat(view: PlainView, seat: number): string {
  const name = view.people?.[seat]?.['name'];
  return typeof name === 'string' ? name : '';
}

function labelOf(card: unknown): string | null {
  if (typeof card === 'string') return card;
  if (!isThing(card)) return null;
  const label = NAMES.map((name) => card[name]).find((name) => typeof name === 'string');
  return typeof label === 'string' ? label : null;
}

/** A hand card by card, equal ones once: `{"ace": 2}`, `["ace", "ace"]` and `[{"card": "ace"}, …]` mean the same. */
export function held(hand: unknown): Held[] {
  const found = new Map<string, Held>();
  const add = (card: string, number: number, facts: Fact[]): void => {
    const known = found.get(card) ?? { card, name: cardName(card), number: 0, facts };
    found.set(card, { ...known, number: known.number + number });
  };
  if (Array.isArray(hand)) {
    for (const card of hand) {
      const label = labelOf(card);
      if (label !== null) add(label, 1, isThing(card) ? factsOf(card, new Set(NAMES)) : []);
    }
  } else if (isThing(hand)) {
    for (const [card, number] of Object.entries(hand)) add(card, typeof number === 'number' ? number : 1, []);
  }
  return [...found.values()];
}

/** How many of which card, as a replay with all cards open wants it. */
export function handsOf(view: PlainView): Record<string, number>[] | null {
  return view.hands?.map((hand) => Object.fromEntries(held(hand).map(({ card, number }) => [card, number]))) ?? null;
}

/** What lies on the table. A pile is a number, its cards (the top last), or tells `count` and perhaps `top`. */
export function pilesOf(view: PlainView): Pile[] {
  return Object.entries(view.piles ?? {}).map(([place, pile]) => {
    const thing = isThing(pile) ? pile : {};
    const cards = Array.isArray(pile) ? pile : Array.isArray(thing['cards']) ? thing['cards'] : [];
    const told = COUNTS.map((name) => thing[name]).find((count) => typeof count === 'number');
    const count = typeof pile === 'number' ? pile : typeof told === 'number' ? told : (counted(pile) ?? cards.length);
    return { place, name: readable(place), count, top: labelOf(thing['top'] ?? cards.at(-1)) };
  });
}
