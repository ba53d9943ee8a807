// The box of Samurai Sword in the index of cards, as it is played where the table wants nothing else.
import { say } from '../../../lib/speech.svelte';
import type { Cards, Entry } from '../../game';
import { box, type SwordCard } from '../box';
import Picture from './Picture.svelte';

// Cards and roles are told of as most tables know them: with three there is no Samurai, with four no Ronin.
const MOST = box.seats.reduce((most, row) => (row.seats > most.seats ? row : most));
const MANY = MOST.seats;
const FRIENDS: Record<string, number> = {
  shogun: MOST.roles.filter((role) => role === 'samurai').length,
  ninja: MOST.ninja - 1,
};

export const cards: Cards = { entries, Picture };

function entries(): Entry[] {
  return [
    ...box.cards.map(cardEntry),
    ...box.characters.map(({ id, resilience, rules }): Entry => ({
      kind: 'person',
      id,
      name: say(`character-${id}`),
      text: say(`character-${id}.ability`),
      measure: say('guide-cards-resilience', { number: resilience }),
      rules,
    })),
    ...box.roles.map(({ id, side, rules }): Entry => ({
      kind: 'role',
      id,
      name: say(`role-${id}`),
      text:
        id === 'ronin'
          ? say('guide-cards-ronin')
          : say(`aim-${id === 'samurai' ? id : side}`, { seats: MANY, friends: FRIENDS[side] ?? 0 }),
      measure: say(`side-${side}`, { seats: MANY }),
      rules,
    })),
  ];
}

function cardEntry({ id, kind, count, range, wounds, rules }: SwordCard): Entry {
  const text =
    kind === 'weapon' ? say('weapon.full', { range, wounds }) : say(`card-${id}.full`, { seats: MANY, geisha: 'others' });
  return { kind, id, name: say(`card-${id}`), text, measure: say('guide-cards.count', { number: count }), rules };
}
