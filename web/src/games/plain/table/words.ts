// What things and people of a game from elsewhere are called: with its own messages where it has them, else by the names that programs
// use. The sentences about its table, which the house makes, call them the same (words/plain/names.py).
import { seatFacts } from '../../../lib/catalogue';
import { readable } from '../../../lib/readable';
import { knows, say } from '../../../lib/speech.svelte';
import type { Reading } from '../../../table/board';
import { called } from '../../../table/called.svelte';
import { SOMEBODY } from '../art/people';
import { cardsHeld, held, isThing, labelOf, personFacts, type Held, type PlainView, type Thing } from './view';

/** Something that is told, in words. */
export interface Fact {
  name: string;
  text: string;
}

const HIDDEN = '?';
// More than this is counted instead of told.
const MOST = 12;

function said(message: string, name: string): string {
  return knows(message) ? beginning(say(message)) : readable(name);
}

/** As it stands at the beginning of a line. */
function beginning(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function cardName(game: string, card: string): string {
  return said(`${game}-card-${card}`, card);
}

/** Who has no own name here is called by the number of the seat. */
export function personName(seat: number): string {
  const name = called.ownName(seat);
  if (name) return name;
  return say('plain-seat', { number: seat + 1 });
}

/** What a fact or a pile is called. */
export function factName(game: string, name: string): string {
  const own = `${game}-fact-${name}`;
  return said(knows(own) ? own : `plain-fact-${name}`, name);
}

/** A value in a few words; nothing if it says nothing. */
export function textOf(game: string, name: string, value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number') return seatFacts.includes(name) ? personName(value) : String(value);
  if (typeof value === 'string') return word(game, value);
  if (Array.isArray(value)) {
    if (value.length > MOST) return say('plain-cards', { number: value.length });
    return value.map((each) => (each === null ? HIDDEN : textOf(game, name, each))).join(' · ');
  }
  return isThing(value) ? textOfThing(game, value) : '';
}

/** A card by its name, cards with how many there are of each, or something with facts of its own. */
function textOfThing(game: string, thing: Thing): string {
  const label = labelOf(thing);
  if (label !== null) return word(game, label);
  if (Object.values(thing).every((value) => typeof value === 'number')) {
    return held(thing)
      .map(({ card, number }) => `${word(game, card)}${number > 1 ? ` ×${number}` : ''}`)
      .join(' · ');
  }
  return listed(factsIn(game, thing));
}

/** A name in a view: of a card, if it is one, or of anything else. */
function word(game: string, name: string): string {
  const own = `${game}-word-${name}`;
  return knows(own) ? say(own) : cardName(game, name);
}

/** All that a thing tells; what is empty or not known is left out. */
export function factsIn(game: string, thing: Thing): Fact[] {
  return Object.entries(thing)
    .map(([name, value]) => ({ name: factName(game, name), text: textOf(game, name, value) }))
    .filter(({ text }) => text !== '');
}

/** Facts in one line, as they are read aloud. */
export function listed(facts: readonly Fact[]): string {
  return facts.map(({ name, text }) => say('plain-fact', { what: name, value: text })).join(', ');
}

/** All that lies open about somebody. */
export function readPerson(view: PlainView, seat: number): Reading {
  const cards = cardsHeld(view, seat);
  const known = [
    cards === null ? '' : say('plain-cards', { number: cards }),
    listed(factsIn(view.game, personFacts(view, seat))),
  ];
  return { title: personName(seat), text: known.filter(Boolean).join(', '), portrait: SOMEBODY };
}

/** What a card does, if the game says so, and what the view tells of it. */
export function readCard(game: string, { card, facts }: Held): Reading {
  const message = `${game}-card-${card}.full`;
  const text = [knows(message) ? say(message) : '', listed(factsIn(game, facts))].filter(Boolean).join(' ');
  return { title: cardName(game, card), text, card };
}
