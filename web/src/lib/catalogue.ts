// What lies in the two boxes, with the figures the games play with: written by the games themselves before the pages are built
// (`python -m izakaya.words.catalogue`).
import made from './made/catalogue.json';
import type { components } from './messages';

export type Catalogue = components['schemas']['Catalogue'];
export type SwordCard = Catalogue['sword']['cards'][number];
export type SwordSeats = Catalogue['sword']['seats'][number];
export type SakeCard = Catalogue['sake']['cards'][number];
export type SakeCopy = SakeCard['copies'][number];
export type SakeSeats = Catalogue['sake']['seats'][number];

export const catalogue = made as Catalogue;
export const swordCards: ReadonlyMap<string, SwordCard> = new Map(catalogue.sword.cards.map((card) => [card.id, card]));
export const sakeCards: ReadonlyMap<string, SakeCard> = new Map(catalogue.sake.cards.map((card) => [card.id, card]));
