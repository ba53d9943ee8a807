// Static data of the games: cards and numbers. Generated from the games before the build (`python -m izakaya.words.catalogue`); each game
// reads its own part.
import made from './made/catalogue.json';

/** The boxes by game, in the order of the house. */
export const boxes: Readonly<Record<string, unknown>> = made.boxes;

/** The facts of views and questions that are seats, by their names. */
export const seatFacts: readonly string[] = made.seat_facts;
