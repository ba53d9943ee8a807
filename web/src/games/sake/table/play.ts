// SAKE, as the table page needs it.
import { catalogue } from '../../../lib/catalogue';
import { say } from '../../../lib/speech.svelte';
import type { Play } from '../../../table/board';
import Card from './Card.svelte';
import Board from './Board.svelte';
import { choreography } from './choreography';
import { cardName, personName } from './naming';
import type { SakeView } from './view';

export const game: Play<SakeView> = {
  Board,
  choreography,
  Card,
  personName,
  person: (view, seat) => view.people[seat]?.samurai ?? '',
  pending: ({ question: { ask, by, target, seat } }) => {
    const to = typeof target === 'string' ? target : ask === 'resist' ? `seat-${seat}` : null;
    return typeof by === 'number' && to ? [{ from: `seat-${by}`, to }] : [];
  },
  reactedTo: () => [
    ...catalogue.sake.cards
      .filter(({ kind }) => kind === 'weapon' || kind === 'minion')
      .map(({ id }) => [id, cardName(id)] as const),
    ['bare-hands', say('sake-bare-hands')] as const,
  ],
};
