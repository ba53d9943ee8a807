// A game from elsewhere at a table.
import type { Play } from '../../game';
import Card from '../art/Card.svelte';
import { SOMEBODY } from '../art/people';
import Board from './Board.svelte';
import { choreography } from './choreography';
import { cardName, handsOf } from './facts';
import { personName } from './naming';
import type { PlainView } from './view';

export const play: Play<PlainView> = {
  Board,
  choreography,
  Card,
  cardName,
  personName,
  portrait: () => SOMEBODY,
  quiet: [],
  openHands: handsOf,
};
