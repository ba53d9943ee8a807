// Samurai Sword, as the table page needs it.
import { WEAPON } from '../../art/sword/printed';
import type { Play } from '../board';
import CardInFlight from './CardInFlight.svelte';
import { choreography } from './choreography';
import Opening from './Opening.svelte';
import SwordBoard from './SwordBoard.svelte';
import { cardName, personName } from './things';
import type { SwordView } from './view';

export const game: Play<SwordView> = {
  Board: SwordBoard,
  choreography,
  Card: CardInFlight,
  Opening,
  personName,
  person: (view, seat) => view.people[seat]?.character ?? '',
  pending: ({ question: { by, seat } }) =>
    typeof by === 'number' && typeof seat === 'number' ? [{ from: `seat-${by}`, to: `seat-${seat}` }] : [],
  reactedTo: () => [...Object.keys(WEAPON), 'battlecry', 'jujutsu'].map((card) => [card, cardName(card)] as const),
};
