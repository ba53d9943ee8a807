// Samurai Sword, as the table page needs it.
import { catalogue } from '../../../lib/catalogue';
import type { Play } from '../../../table/board';
import CardInFlight from './CardInFlight.svelte';
import { choreography } from './choreography';
import Opening from './Opening.svelte';
import Board from './Board.svelte';
import { cardName, personName } from './things';
import type { SwordView } from './view';

// Besides weapons, the cards that everybody has to answer.
const ANSWERED = ['battlecry', 'jujutsu'];

export const game: Play<SwordView> = {
  Board,
  choreography,
  Card: CardInFlight,
  Opening,
  personName,
  person: (view, seat) => view.people[seat]?.character ?? '',
  pending: ({ question: { by, seat } }) =>
    typeof by === 'number' && typeof seat === 'number' ? [{ from: `seat-${by}`, to: `seat-${seat}` }] : [],
  reactedTo: () =>
    catalogue.sword.cards
      .filter(({ id, kind }) => kind === 'weapon' || ANSWERED.includes(id))
      .map(({ id }) => [id, cardName(id)] as const),
};
