// The box of SAKE in the index of cards, as it is played where the table wants nothing else.
import { say } from '../../../lib/speech.svelte';
import type { Cards, Entry } from '../../game';
import { box, type SakeCard } from '../box';
import Copies from './Copies.svelte';
import Picture from './Picture.svelte';

export const cards: Cards = { entries, Picture, More: Copies };

function entries(): Entry[] {
  return [
    ...box.cards.map(cardEntry),
    ...box.samurai.map(({ id, life, rules }): Entry => ({
      kind: 'person',
      id,
      name: say(`sake-samurai-${id}.full`),
      text: say(`sake-samurai-${id}.skill`),
      measure: say('guide-cards-life', { number: life }),
      rules,
    })),
    ...box.locations.map(({ id, rules }): Entry => ({
      kind: 'place',
      id,
      name: say(`sake-location-${id}`),
      text: say(`sake-location-${id}.rule`),
      measure: '',
      rules,
    })),
  ];
}

function cardEntry({ id, kind, count, weapon, rules }: SakeCard): Entry {
  const text = weapon
    ? say('sake-weapon.full', {
        reach: weapon.far ? `${weapon.range}+` : String(weapon.range),
        range: weapon.range,
        ranged: weapon.ranged ? 'yes' : 'no',
        attack: weapon.attack,
        defence: weapon.defence,
      })
    : say(`sake-card-${id}.full`, { ...box.minion, items: 'single-use' });
  return {
    kind,
    id,
    name: say(`sake-card-${id}`),
    text,
    measure: say('guide-cards.count', { number: count }),
    rules,
  };
}
