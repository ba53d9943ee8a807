// What people of a game from elsewhere are called, and what is to be read about them.
import { say } from '../../../lib/speech.svelte';
import type { Reading } from '../../../table/board';
import { SOMEBODY } from '../art/people';
import { cardsOfSeat, factsOfSeat, nameOfSeat, type Fact, type Held } from './facts';
import type { PlainView } from './view';

/** Whoever has no name of their own is called by the number of the seat, as in what is told of the table. */
export function personName(view: PlainView, seat: number): string {
  return nameOfSeat(view, seat) || say('web-table-plain-seat', { number: seat + 1 });
}

/** Facts in one line, as they are read aloud. */
export function listed(facts: readonly Fact[]): string {
  return facts.map(({ name, text }) => (text ? `${name}: ${text}` : name)).join('; ');
}

/** All that lies open about somebody. */
export function readPerson(view: PlainView, seat: number): Reading {
  const cards = cardsOfSeat(view, seat);
  const facts = listed(factsOfSeat(view, seat));
  const title = personName(view, seat);
  const known = [cards === null ? '' : say('web-table-plain-cards', { number: cards }), facts].filter(Boolean).join('; ');
  return { title, text: known, portrait: SOMEBODY };
}

export function readCard({ card, name, facts }: Held): Reading {
  return { title: name, text: listed(facts), card };
}
