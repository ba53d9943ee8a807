// What lies in the box of SAKE, with the figures the game plays with.
import { boxes } from '../../lib/catalogue';
import type { components } from '../../lib/messages';

type Box = components['schemas']['SakeBox'];
export type SakeCard = Box['cards'][number];
export type SakeCopy = SakeCard['copies'][number];

export const box = boxes['sake'] as Box;
export const cards: ReadonlyMap<string, SakeCard> = new Map(box.cards.map((card) => [card.id, card]));
