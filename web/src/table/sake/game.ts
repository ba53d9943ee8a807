// SAKE, as the table page needs it.
import { say } from '../../lib/speech.svelte';
import type { Play } from '../board';
import Card from './Card.svelte';
import SakeBoard from './SakeBoard.svelte';
import { choreography } from './choreography';
import { cardName, personName } from './naming';
import type { SakeView } from './view';

const BLOWS = ['katana', 'no-dachi', 'naginata', 'yumi', 'wakizashi', 'minion'];

export const game: Play<SakeView> = {
  Board: SakeBoard,
  choreography,
  Card,
  personName,
  person: (view, seat) => view.people[seat]?.samurai ?? '',
  reactedTo: () => [
    ...BLOWS.map((card) => [card, cardName(card)] as const),
    ['bare-hands', say('sake-bare-hands')] as const,
  ],
};
