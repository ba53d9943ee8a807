// What the boxes of the game tell beyond the view. The figures of the reader's own cards are in the view; of cards that are
// played, discarded or put in play it tells only which they are.
import { box } from '../box';
import type { Front } from './view';

const fronts: ReadonlyMap<string, Front> = new Map(
  box.cards.flatMap(({ id, copies }) =>
    copies.map(({ copy, attack, defence, movement, drinking, back }) => {
      const card = `${id}-${copy}`;
      return [card, { card, name: id, attack, defence, movement, drinking, back }] as const;
    }),
  ),
);
const poured: ReadonlyMap<number, number> = new Map(box.seats.map(({ seats, sake }) => [seats, sake]));

/** The boxes and the back of a card, by its label. */
export function frontOf(card: string): Front | undefined {
  return fronts.get(card);
}

/** How much sake is in the Masu at the beginning. */
export function startingSake(seats: number): number {
  return poured.get(seats) ?? 1;
}
