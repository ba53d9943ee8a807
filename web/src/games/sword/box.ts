// What lies in the box of Samurai Sword, with the figures the game plays with.
import { boxes } from '../../lib/catalogue';
import type { components } from '../../lib/messages';

type Box = components['schemas']['SwordBox'];
export type SwordCard = Box['cards'][number];
export type SwordSeats = Box['seats'][number];

export const box = boxes['sword'] as Box;
export const cards: ReadonlyMap<string, SwordCard> = new Map(box.cards.map((card) => [card.id, card]));
