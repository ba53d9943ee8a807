// All that is drawn for Samurai Sword. `data-art` on the page tells it to the tests, which compare it with what lies in the box.
import { say } from '../../../lib/speech.svelte';
import type { Exhibit, Exhibition } from '../../game';
import { drawings } from '../art/CardFace.svelte';
import { people } from '../art/people';
import { ROLE_NAMES } from '../art/roles';
import Drawn from './Drawn.svelte';

const TOKENS = ['honour', 'resilience', 'spent', 'harmless', 'within', 'beyond'];

const of = (kind: Exhibit['kind'], ids: readonly string[]): Exhibit[] => ids.map((id) => ({ kind, id }));

export const exhibition: Exhibition = {
  exhibits: [
    ...of('card', Object.keys(drawings)),
    ...of('back', ['sword']),
    ...of('person', Object.keys(people)),
    ...of('role', [...ROLE_NAMES, 'sealed']),
    ...of('token', TOKENS),
  ],
  nameOf: ({ kind, id }) => {
    switch (kind) {
      case 'card':
        return say(`card-${id}`);
      case 'person':
        return say(`character-${id}`);
      case 'role':
        return say(id === 'sealed' ? 'gallery-role-sealed' : `role-${id}`);
      default:
        return say(`gallery-${kind}-${id}`);
    }
  },
  Drawn,
};
