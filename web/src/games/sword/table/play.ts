// Samurai Sword at a table.
import { say } from '../../../lib/speech.svelte';
import type { Play } from '../../game';
import { people } from '../art/people';
import { box } from '../box';
import Board from './Board.svelte';
import CardInFlight from './CardInFlight.svelte';
import { choreography } from './choreography';
import OfferSign from './OfferSign.svelte';
import Opening from './Opening.svelte';
import Strip from './Strip.svelte';
import { cardName, characterName, personName } from './things';
import type { SwordView } from './view';

// Besides weapons, the cards that everybody has to answer.
const ANSWERED = ['battlecry', 'jujutsu'];

export const play: Play<SwordView> = {
  Board,
  Strip,
  choreography,
  Card: CardInFlight,
  cardName,
  Opening,
  personName,
  characterName,
  portrait: (view, seat) => people[view.people[seat]?.character ?? ''] ?? '',
  OfferSign,
  quiet: ['drew', 'drew-each', 'discarded', 'revealed', 'took-discard', 'recovered'],
  outcomes: [
    'answered',
    'wounded',
    'defeated',
    'lost-card',
    'lost-property',
    'diverted',
    'out-of-honour',
    'bushido-passed',
    'bushido-gone',
    'lost-honour',
  ],
  pending: ({ question: { by, seat } }) =>
    typeof by === 'number' && typeof seat === 'number' ? [{ from: `seat-${by}`, to: `seat-${seat}` }] : [],
  reactedTo: () =>
    box.cards.filter(({ id, kind }) => kind === 'weapon' || ANSWERED.includes(id)).map(({ id }) => [id, cardName(id)] as const),
  openHands: ({ hands = null }) => hands,
  met: (view) =>
    view.people.filter(({ laid }) => laid['bushido']).map(({ seat }) => ({ says: 'web-met-bushido', at: `seat-${seat}` })),
  sideName: (side, seats) => say(`side-${side}`, { seats }),
};
