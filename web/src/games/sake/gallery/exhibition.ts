// All that is drawn for SAKE. `data-art` on the page tells it to the tests, which compare it with what lies in the box.
import { say } from '../../../lib/speech.svelte';
import type { Exhibit, Exhibition } from '../../game';
import { GROUND } from '../art/backs';
import { drawings } from '../art/cards';
import { landscapes } from '../art/locations';
import { people } from '../art/people';
import Drawn from './Drawn.svelte';

const TOKENS = ['step', 'minion-clockwise', 'minion-counter', 'cup', 'masu', 'life', 'spirit', 'turn'];

const of = (kind: Exhibit['kind'], ids: readonly string[]): Exhibit[] => ids.map((id) => ({ kind, id }));

export const exhibition: Exhibition = {
  exhibits: [
    ...of('card', Object.keys(drawings)),
    ...of('back', Object.keys(GROUND)),
    ...of('person', Object.keys(people)),
    ...of('location', Object.keys(landscapes)),
    ...of('token', TOKENS),
  ],
  nameOf: ({ kind, id }) => {
    if (kind === 'token') return say(`gallery-token-${id}`);
    return say(`sake-${kind === 'person' ? 'samurai' : kind}-${id}`);
  },
  Drawn,
};
