// What lies in the boxes of the games, with the figures they play with: written by the games themselves before the pages are built
// (`python -m izakaya.words.catalogue`). Each game reads its own box.
import made from './made/catalogue.json';

/** The boxes by game, in the order of the house. */
export const boxes: Readonly<Record<string, unknown>> = made.boxes;

/** The facts of views and questions that are seats, by their names. */
export const seatFacts: readonly string[] = made.seat_facts;
