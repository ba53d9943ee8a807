// A game from elsewhere at a table.
import type { Play } from '../../game';
import Card from '../art/Card.svelte';
import { SOMEBODY } from '../art/people';
import Board from './Board.svelte';
import { choreography } from './choreography';
import { openHands, type PlainView } from './view';
import { cardName, personName } from './words';

export function playOf(game: string): Play<PlainView> {
  return {
    Board,
    choreography,
    Card,
    cardName: (card) => cardName(game, card),
    personName: (_, seat) => personName(seat),
    characterName: () => '',
    portrait: () => SOMEBODY,
    quiet: [],
    openHands,
  };
}
