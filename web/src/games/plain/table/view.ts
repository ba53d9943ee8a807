// What a seat sees of a game that the browser does not know, read as the words and the terminal read it (words/plain/view.py). Only
// what all views have in common is certain: the rest is shown as it comes, and whatever has no place of its own is a fact.
import type { AnyView } from '../../../table/board';

export type PlainView = AnyView & {
  /** For each seat what is seen of it, by name. */
  people?: readonly Thing[];
  /** The reader's own cards. */
  hand?: unknown;
  /** Everybody's cards, in a replay with all cards open. */
  hands?: readonly unknown[];
  /** What lies on the table, by name. */
  piles?: Thing;
};

/** Something that tells several things by name. */
export type Thing = Readonly<Record<string, unknown>>;

/** A card, and how many there are of it. */
export interface Held {
  card: string;
  number: number;
  /** What else is told of it. */
  facts: Thing;
}

export interface Pile {
  place: string;
  count: number;
  /** The card that is seen on top. */
  top: string | null;
}

const SHOWN_ELSEWHERE = 'game rules seats seat turn asked question options people hand hands piles commitment over result'.split(
  ' ',
);
// Where a person's cards may stand; how many there are is what is shown of them.
const HELD = ['cards', 'hand'];
// What a card may call itself.
const LABELS = ['card', 'name'];

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A thing without some of what it tells. */
function without(thing: Thing, names: readonly string[]): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => !names.includes(name)));
}

/** What a card calls itself; nothing if only its back is seen. */
export function labelOf(card: unknown): string | null {
  if (typeof card === 'string') return card;
  const label = isThing(card) ? LABELS.map((name) => card[name]).find((name) => typeof name === 'string') : null;
  return typeof label === 'string' ? label : null;
}

/** A hand card by card, equal ones once: `{"ace": 2}`, `["ace", "ace"]` and `[{"card": "ace"}, …]` mean the same. */
export function held(hand: unknown): Held[] {
  const found = new Map<string, Held>();
  const add = (card: string, number: number, facts: Thing): void => {
    const known = found.get(card) ?? { card, number: 0, facts };
    found.set(card, { ...known, number: known.number + number });
  };
  if (Array.isArray(hand)) {
    for (const each of hand) {
      const label = labelOf(each);
      if (label !== null) add(label, 1, isThing(each) ? without(each, LABELS) : {});
    }
  } else if (isThing(hand)) {
    for (const [card, number] of Object.entries(hand)) if (typeof number === 'number' && number > 0) add(card, number, {});
  }
  return [...found.values()];
}

/** How many cards these are, seen or not; nothing if they are none. */
export function counted(cards: unknown): number | null {
  if (typeof cards === 'number') return cards;
  if (Array.isArray(cards)) return cards.length;
  return isThing(cards) ? held(cards).reduce((sum, { number }) => sum + number, 0) : null;
}

/** How many of which card everybody holds, while all cards lie open. */
export function openHands(view: PlainView): Record<string, number>[] | null {
  return view.hands?.map((hand) => Object.fromEntries(held(hand).map(({ card, number }) => [card, number]))) ?? null;
}

/** What is told of somebody; nothing if the view leaves them out. */
export function personAt(view: PlainView, seat: number): Thing {
  const person = Array.isArray(view.people) ? (view.people[seat] as unknown) : undefined;
  return isThing(person) ? person : {};
}

/** How many cards somebody holds, as far as it is told. */
export function cardsHeld(view: PlainView, seat: number): number | null {
  const person = personAt(view, seat);
  const place = HELD.find((name) => name in person);
  return place === undefined ? null : counted(person[place]);
}

/** What else is told of somebody. */
export function personFacts(view: PlainView, seat: number): Thing {
  const person = personAt(view, seat);
  return without(person, ['seat', ...HELD.filter((name) => name in person).slice(0, 1)]);
}

/** What lies on the table. */
export function pilesOf(view: PlainView): Pile[] {
  return Object.entries(isThing(view.piles) ? view.piles : {}).map(([place, pile]) => {
    if (!isThing(pile) || !('count' in pile || 'top' in pile || 'cards' in pile)) {
      return { place, count: counted(pile) ?? 0, top: Array.isArray(pile) ? labelOf(pile.at(-1)) : null };
    }
    const cards: readonly unknown[] = Array.isArray(pile['cards']) ? pile['cards'] : [];
    const count = typeof pile['count'] === 'number' ? pile['count'] : cards.length;
    return { place, count, top: labelOf('top' in pile ? pile['top'] : cards.at(-1)) };
  });
}

/** Everything in a view that is shown nowhere else. */
export function tableFacts(view: PlainView): Thing {
  return without(view, SHOWN_ELSEWHERE);
}
