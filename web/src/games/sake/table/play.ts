// SAKE at a table.
import { say } from '../../../lib/speech.svelte';
import type { Play } from '../../game';
import { people } from '../art/people';
import { box } from '../box';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { choreography } from './choreography';
import OfferSign from './OfferSign.svelte';
import Strip from './Strip.svelte';
import { cardName, characterName, personName } from './naming';
import { met } from './met';
import type { SakeView } from './view';

export const play: Play<SakeView> = {
  Board,
  Strip,
  choreography,
  Card,
  cardName,
  personName,
  characterName,
  portrait: (view, seat) => people[view.people[seat]?.samurai ?? ''] ?? '',
  OfferSign,
  drawerOf: ({ way }) => (way.startsWith('burn-') ? say('sake-group-burn') : undefined),
  numbered: ({ way }) => (way === 'burn-soul' ? say('web-sake-soul') : undefined),
  quiet: ['drew', 'discarded', 'renewed', 'wielded', 'placed-sake', 'dealt-sake', 'minion-returned', 'recovered'],
  outcomes: [
    ...['turned-up', 'defended', 'sacrificed', 'wounded', 'died', 'minion-stands', 'minion-killed', 'interrupted'],
    ...['spirit-hit', 'faded', 'gave-up-sake', 'lost-sake', 'lost-gear', 'lost-all-sake', 'named', 'named-gear', 'spoiled'],
    ...['burned-soul', 'burned-to-draw', 'took-life', 'took-wound'],
  ],
  pending: ({ question: { ask, by, target, seat } }) => {
    const to = typeof target === 'string' ? target : ask === 'resist' ? `seat-${seat}` : null;
    return typeof by === 'number' && to ? [{ from: `seat-${by}`, to }] : [];
  },
  met,
  reactedTo: () => [
    ...box.cards.filter(({ kind }) => kind === 'weapon' || kind === 'minion').map(({ id }) => [id, cardName(id)] as const),
    ['bare-hands', say('sake-bare-hands')] as const,
  ],
};
