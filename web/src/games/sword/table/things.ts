// What cards and people of Samurai Sword are called and what is to be read about them.
import { say } from '../../../lib/speech.svelte';
import type { Reading } from '../../../table/board';
import { called } from '../../../table/called.svelte';
import { people } from '../art/people';
import { cards } from '../box';
import { knownRole } from './sides';
import type { SwordView } from './view';

export function cardName(card: string): string {
  return say(`card-${card}`);
}

/** What a card does at this table: `short` in a few words, `full` in sentences. */
function cardText({ seats, geisha }: SwordView, card: string, length: 'short' | 'full'): string {
  const printed = cards.get(card);
  return printed?.kind === 'weapon'
    ? say(`weapon.${length}`, { range: printed.range, wounds: printed.wounds })
    : say(`card-${card}.${length}`, { seats, geisha });
}

export function cardShort(view: SwordView, card: string): string {
  return cardText(view, card, 'short');
}

export function readCard(view: SwordView, card: string): Reading {
  const printed = cards.get(card);
  const figures =
    printed?.kind === 'weapon'
      ? [
          { name: say('web-large-range'), value: `${printed.range}` },
          { name: say('web-large-wounds'), value: `${printed.wounds}` },
        ]
      : [];
  return { title: cardName(card), text: cardText(view, card, 'full'), card, figures };
}

export function readDeck(view: SwordView): Reading {
  return { title: say('web-table-deck', { number: view.deck }), text: say('web-large-sword-deck') };
}

export function characterName(view: SwordView, seat: number): string {
  const person = view.people[seat];
  return person ? say(`character-${person.character}`) : '';
}

export function personName(view: SwordView, seat: number): string {
  return called.ownName(seat) || characterName(view, seat);
}

/** All that lies open about somebody, in one sentence. */
export function personLabel(view: SwordView, seat: number): string {
  const person = view.people[seat]!;
  const { honour, resilience, full, cards, difficulty, harmless } = person;
  const role = knownRole(person);
  return say('web-table-sword-seat', {
    name: called.both(seat, characterName(view, seat)),
    honour,
    resilience,
    full,
    cards,
    difficulty: difficulty ?? 'none',
    harmless: harmless ? 'yes' : 'no',
    role: role ? say(`role-${role}`) : 'none',
  });
}

export function readPerson(view: SwordView, seat: number): Reading {
  const person = view.people[seat]!;
  const { character, honour, resilience, full, cards, difficulty, harmless, laid } = person;
  const role = knownRole(person);
  const name = say(`character-${character}`);
  const text = say('web-table-sword-ability', { name, ability: say(`character-${character}.ability`) });
  const figures = [
    ...(role ? [{ name: say('table-role'), value: say(`role-${role}`) }] : []),
    { name: say('web-table-sword-honour'), value: `${honour}` },
    { name: say('web-table-sword-resilience'), value: `${resilience} / ${full}` },
    { name: say('web-table-sword-cards'), value: `${cards}` },
    ...(difficulty === null ? [] : [{ name: say('web-large-difficulty'), value: `${difficulty}` }]),
    ...Object.entries(laid).map(([card, number]) => ({ name: cardName(card), value: `×${number}` })),
  ];
  const now = harmless ? say('table-harmless') : '';
  return { title: called.both(seat, name), text, figures, ...(now ? { now } : {}), portrait: people[character] };
}
