// What is written beside things: names, figures and texts, in the reader's language.
import { say } from '../../../lib/speech.svelte';
import type { Reading } from '../../../table/board';
import { called } from '../../../table/called.svelte';
import { BOXES } from '../art/boxes';
import { people } from '../art/people';
import { box } from '../box';
import { frontSeen } from './edition.svelte';
import { nameOf, type Back, type Front, type Gear, type Person, type SakeView } from './view';

const BACKS = box.backs as readonly Back[];

export function characterName(view: SakeView, seat: number): string {
  return say(`sake-samurai-${view.people[seat]!.samurai}`);
}

/** Friends by their own names, everybody else by their samurai, and the first player with respect (K4). */
export function personName(view: SakeView, seat: number): string {
  return respected(view, seat, called.ownName(seat) || characterName(view, seat));
}

/** What readers are called who look at what is theirs. */
export function ownCharacter(view: SakeView, seat: number): string {
  return respected(view, seat, characterName(view, seat));
}

function respected(view: SakeView, seat: number, name: string): string {
  return seat === view.first ? say('sake-san', { name }) : name;
}

export function cardName(card: string): string {
  return say(`sake-card-${nameOf(card)}`);
}

/** A weapon or item in play, as a screen reader says it: whether it is wielded, and whether it sleeps (K32, K34). */
export function gearLabel({ name, wielded, sake, asleep }: Gear): string {
  const sleep = sake > 0 ? 'sake' : asleep ? 'card' : 'none';
  return say('web-sake-gear', { card: cardName(name), wielded: wielded ? 'yes' : 'no', sleep });
}

export function cardText(view: SakeView, card: string): string {
  const name = nameOf(card);
  const weapon = view.weapons[name];
  if (weapon) {
    const { range, far, ranged, attack, defence } = weapon;
    return say('sake-weapon.full', { reach: `${range}${far ? '+' : ''}`, range, attack, defence, ranged: ranged ? 'yes' : 'no' });
  }
  return say(`sake-card-${name}.full`, { ...view.minion, items: view.items });
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
    name: called.ownName(person.seat)
      ? say('web-table-person', { name: personName(view, person.seat), character: characterName(view, person.seat) })
      : personName(view, person.seat),
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

type Figures = NonNullable<Reading['figures']>;

/** The boxes of a card, and what a weapon adds, each by its name. */
function cardFigures(view: SakeView, card: string): Figures {
  const front = frontSeen(card);
  const weapon = view.weapons[nameOf(card)];
  const figures: { name: string; value: string }[] = [];
  if (front) {
    for (const box of BOXES) figures.push({ name: say(`web-large-${box}`), value: `${front[box]}` });
    figures.push({ name: say('web-large-back'), value: say(`sake-back-${front.back}`) });
  }
  if (weapon) {
    figures.push({ name: say('web-large-reach'), value: `${weapon.range}${weapon.far ? '+' : ''}` });
    figures.push({ name: say('web-large-strength'), value: `+${weapon.attack}` });
    if (weapon.defence > 0) figures.push({ name: say('web-large-guard'), value: `+${weapon.defence}` });
  }
  return figures;
}

export function readCard(view: SakeView, card: string): Reading {
  return { title: cardName(card), text: cardText(view, card), card, figures: cardFigures(view, card) };
}

/** How many of which back lie in a pile, and which on top. */
function backsOf(pile: readonly Back[], top: boolean): Figures {
  const figures = BACKS.flatMap((back) => {
    const number = pile.filter((one) => one === back).length;
    return number > 0 ? [{ name: say(`sake-back-${back}`), value: `${number}` }] : [];
  });
  const last = top && pile.length > 1 ? pile.at(-1) : undefined;
  return last ? [...figures, { name: say('web-large-top'), value: say(`sake-back-${last}`) }] : figures;
}

export function readLife(view: SakeView, seat: number): Reading {
  const { life, life_sake } = view.people[seat]!;
  const title = say('web-sake-life', { name: personName(view, seat), number: life.length, sake: life_sake });
  return { title, text: seat === view.seat ? say('web-sake-life-text') : '', figures: backsOf(life, true) };
}

export function readWounds(view: SakeView, seat: number): Reading {
  const { wounds } = view.people[seat]!;
  const title = `${say('web-sake-wounds')}: ${wounds.length}`;
  return { title, text: say('web-large-wounds-text'), figures: backsOf(wounds, true) };
}

export function readHand(view: SakeView, seat: number): Reading {
  const { hand } = view.people[seat]!;
  const title = say('web-sake-hand-of', { name: personName(view, seat), number: hand.length });
  return { title, text: say('web-large-hand'), figures: backsOf(hand, false) };
}

export function readMasu(view: SakeView): Reading {
  const title = say(view.sudden_death ? 'web-sake-masu-over' : 'web-sake-masu', { number: view.masu });
  return { title, text: say('web-large-masu') };
}

export function readDeck(view: SakeView): Reading {
  const back = view.top_back ? say(`sake-back-${view.top_back}`) : 'none';
  return { title: say('web-sake-deck', { number: view.deck, back }), text: say('web-large-deck') };
}

/** A step between two neighbours, and what it would mean to touch it now. */
export function readStep(view: SakeView, from: number, to: number, number: number, now: string): Reading {
  const title = say('web-sake-stretch', { from: personName(view, from), to: personName(view, to), number });
  return { title, text: say('web-large-step'), now };
}

export function readMinion(view: SakeView, owner: number, way: string): Reading {
  const { attack, defence, movement } = view.minion;
  const figures = Object.entries({ attack, defence, movement }).map(([box, value]) => ({
    name: say(`web-large-${box}`),
    value: `${value}`,
  }));
  const title = say('web-sake-minion', { name: personName(view, owner), way });
  return { title, text: cardText(view, 'minion'), figures };
}

function personFigures(person: Person): Figures {
  const { state, life, life_sake, board_sake, wounds, hand, sake, clockwise, counter, gear } = person;
  const figures = [{ name: say('sake-score-sake'), value: `${sake}` }];
  if (state === 'samurai') {
    figures.unshift({ name: say('sake-place-life'), value: `${life.length}` });
    figures.push({ name: say('web-sake-wounds'), value: `${wounds.length}` });
    if (life_sake > 0) figures.push({ name: say('web-large-on-life'), value: `${life_sake}` });
    if (board_sake > 0) figures.push({ name: say('web-large-on-board'), value: `${board_sake}` });
  }
  if (state !== 'gone') figures.push({ name: say('web-large-cards'), value: `${hand.length}` });
  const away = [clockwise === null ? '' : `↻ ${clockwise}`, counter === null ? '' : `↺ ${counter}`].filter(Boolean);
  if (away.length > 0) figures.push({ name: say('web-large-steps'), value: away.join('  ') });
  if (gear.length > 0) {
    figures.push({ name: say('sake-table-gear'), value: gear.map(({ name }) => cardName(name)).join(', ') });
  }
  return figures;
}

export function readPerson(view: SakeView, seat: number): Reading {
  const person = view.people[seat]!;
  const name = `sake-samurai-${person.samurai}`;
  return {
    title: called.both(seat, say(`${name}.full`)),
    text: say(`${name}.skill`),
    figures: personFigures(person),
    portrait: people[person.samurai],
    dead: person.state === 'spirit',
  };
}
