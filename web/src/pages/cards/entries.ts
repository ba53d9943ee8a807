// The index of cards: everything in the catalogue as one list of entries, each with its words in the reader's language.
import { catalogue, type Catalogue, type SakeCard, type SakeCopy, type SwordCard } from '../../lib/catalogue';
import { say } from '../../lib/speech.svelte';

export const GAMES = ['sword', 'sake'] as const;
export type Game = (typeof GAMES)[number];
export const KINDS = ['weapon', 'property', 'action', 'item', 'event', 'interrupt', 'minion', 'person', 'role', 'place'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  game: Game;
  kind: Kind;
  /** The name in the data, such as `no-dachi`; with its game it is also the place in the page: `#sake-no-dachi`. */
  id: string;
  anchor: string;
  name: string;
  text: string;
  /** How often it is there, or how much it can take. */
  measure: string;
  rules: string[];
  /** The four boxes of each copy of a SAKE card. */
  copies: SakeCopy[];
  card?: SakeCard;
}

const count = (number: number): string => say('guide-cards.count', { number });

/** All of it, in the language of the moment. */
export function entries(): Entry[] {
  const { sword, sake } = catalogue;
  const found: Omit<Entry, 'anchor'>[] = [
    ...sword.cards.map(swordEntry),
    ...sword.characters.map(({ id, resilience, rules }) => ({
      game: 'sword' as const,
      kind: 'person' as const,
      id,
      name: say(`character-${id}`),
      text: say(`character-${id}.ability`),
      measure: say('guide-cards-resilience', { number: resilience }),
      rules,
      copies: [],
    })),
    ...sword.roles.map(({ id, side, rules }) => ({
      game: 'sword' as const,
      kind: 'role' as const,
      id,
      name: say(`role-${id}`),
      text: id === 'ronin' ? say('guide-cards-ronin') : say(`aim-${id === 'samurai' ? id : side}`),
      measure: say(`side-${side}`),
      rules,
      copies: [],
    })),
    ...sake.cards.map((card) => sakeEntry(card, sake.minion)),
    ...sake.samurai.map(({ id, life, rules }) => ({
      game: 'sake' as const,
      kind: 'person' as const,
      id,
      name: say(`sake-samurai-${id}.full`),
      text: say(`sake-samurai-${id}.skill`),
      measure: say('guide-cards-life', { number: life }),
      rules,
      copies: [],
    })),
    ...sake.locations.map(({ id, rules }) => ({
      game: 'sake' as const,
      kind: 'place' as const,
      id,
      name: say(`sake-location-${id}`),
      text: say(`sake-location-${id}.rule`),
      measure: '',
      rules,
      copies: [],
    })),
  ];
  return found.map((entry) => ({ ...entry, anchor: `${entry.game}-${entry.id}` }));
}

function swordEntry({ id, kind, count: number, range, wounds, rules }: SwordCard): Omit<Entry, 'anchor'> {
  const text = kind === 'weapon' ? say('weapon.full', { range, wounds }) : say(`card-${id}.full`);
  return { game: 'sword', kind, id, name: say(`card-${id}`), text, measure: count(number), rules, copies: [] };
}

function sakeEntry(card: SakeCard, minion: Catalogue['sake']['minion']): Omit<Entry, 'anchor'> {
  const { id, kind, weapon, copies, rules } = card;
  const text = weapon
    ? say('sake-weapon.full', {
        reach: weapon.far ? `${weapon.range}+` : String(weapon.range),
        ranged: weapon.ranged ? 'yes' : 'no',
        attack: weapon.attack,
        defence: weapon.defence,
      })
    : say(`sake-card-${id}.full`, kind === 'minion' ? { ...minion } : {});
  const name = say(`sake-card-${id}`);
  return { game: 'sake', kind, id, name, text, measure: count(card.count), rules, copies, card };
}

/** Without capitals and accents, so that `jubei` finds Jūbei. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
