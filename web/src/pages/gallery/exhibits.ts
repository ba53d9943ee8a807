// Everything that is drawn, by game and kind. The lists are those of the drawings themselves; `data-art` on the page tells them to
// the tests, which compare them with what lies in the two boxes.
import { people } from '../../art/Medallion.svelte';
import { drawings as sakeCards } from '../../games/sake/art/cards';
import { GROUND } from '../../games/sake/art/backs';
import { landscapes } from '../../games/sake/art/locations';
import { drawings as swordCards } from '../../games/sword/art/CardFace.svelte';
import { ROLE_NAMES } from '../../games/sword/art/roles';
import { say } from '../../lib/speech.svelte';

export const GAMES = ['sake', 'sword'] as const;
export type Game = (typeof GAMES)[number];
export const KINDS = ['card', 'back', 'person', 'role', 'location', 'token'] as const;
export type Kind = (typeof KINDS)[number];

export interface Exhibit {
  readonly game: Game;
  readonly kind: Kind;
  readonly id: string;
}

const DRAWN: Readonly<Record<Game, Readonly<Record<Kind, readonly string[]>>>> = {
  sake: {
    card: Object.keys(sakeCards),
    back: Object.keys(GROUND),
    person: Object.keys(people['sake'] ?? {}),
    role: [],
    location: Object.keys(landscapes),
    token: ['step', 'minion-clockwise', 'minion-counter', 'cup', 'masu', 'life', 'spirit', 'turn'],
  },
  sword: {
    card: Object.keys(swordCards),
    back: ['sword'],
    person: Object.keys(people['sword'] ?? {}),
    role: [...ROLE_NAMES, 'sealed'],
    location: [],
    token: ['honour', 'resilience', 'spent', 'harmless', 'within', 'beyond'],
  },
};

export function exhibits(game: Game, kind: Kind): Exhibit[] {
  return DRAWN[game][kind].map((id) => ({ game, kind, id }));
}

/** The name under an exhibit, in the reader's language. */
export function nameOf({ game, kind, id }: Exhibit): string {
  switch (kind) {
    case 'card':
      return say(game === 'sake' ? `sake-card-${id}` : `card-${id}`);
    case 'back':
      return say(game === 'sake' ? `sake-back-${id}` : `gallery-back-${id}`);
    case 'person':
      return say(game === 'sake' ? `sake-samurai-${id}` : `character-${id}`);
    case 'role':
      return say(id === 'sealed' ? 'gallery-role-sealed' : `role-${id}`);
    case 'location':
      return say(`sake-location-${id}`);
    case 'token':
      return say(`gallery-token-${id}`);
  }
}
