// What is written beside things: names, figures and texts, in the reader's language.
import { say } from '../../../lib/speech.svelte';
import type { Reading } from '../../../table/board';
import { people } from '../art/people';
import { nameOf, type Front, type Person, type SakeView } from './view';

/** Everybody is called by their samurai, and the first player with respect (K4). */
export function personName(view: SakeView, seat: number): string {
  const name = say(`sake-samurai-${view.people[seat]!.samurai}`);
  return seat === view.first ? say('sake-san', { name }) : name;
}

export function cardName(card: string): string {
  return say(`sake-card-${nameOf(card)}`);
}

export function cardText(view: SakeView, card: string): string {
  const name = nameOf(card);
  const weapon = view.weapons[name];
  if (weapon) {
    const { range, far, ranged, attack, defence } = weapon;
    return say('sake-weapon.full', { reach: `${range}${far ? '+' : ''}`, attack, defence, ranged: ranged ? 'yes' : 'no' });
  }
  return say(`sake-card-${name}.full`, name === 'minion' ? view.minion : {});
}

/** A card as a screen reader says it: its name, its four boxes, its back. */
export function cardLabel(front: Front): string {
  const { attack, defence, movement, drinking, back } = front;
  const boxes = { attack, defence, movement, drinking, back: say(`sake-back-${back}`) };
  return say('web-sake-card', { card: cardName(front.card), ...boxes });
}

/** All that lies open about somebody, in one sentence. */
export function personLabel(view: SakeView, person: Person): string {
  return say('web-sake-person', {
    name: personName(view, person.seat),
    state: person.state === 'samurai' && person.sitting ? 'sitting' : person.state,
    life: person.life.length,
    wounds: person.wounds.length,
    hand: person.hand.length,
    sake: person.sake,
    clockwise: person.clockwise ?? 0,
    counter: person.counter ?? 0,
    far:
      person.clockwise === null && person.counter === null
        ? 'no'
        : person.counter === null || person.clockwise === null
          ? 'one'
          : 'both',
  });
}

export function readCard(view: SakeView, card: string): Reading {
  return { title: cardName(card), text: cardText(view, card), card };
}

export function readPerson(view: SakeView, seat: number): Reading {
  const person = view.people[seat]!;
  const name = `sake-samurai-${person.samurai}`;
  return {
    title: say(`${name}.full`),
    text: say(`${name}.skill`),
    now: personLabel(view, person),
    portrait: people[person.samurai],
  };
}
