// What a seat sees of SAKE, as the game itself describes it (games/sake/view.py).
import type { components } from '../../../lib/messages';

export type SakeView = components['schemas']['SakeView'];
export type Person = SakeView['people'][number];
export type Gear = Person['gear'][number];
export type Piece = SakeView['circle'][number];
export type Direction = Exclude<Piece['way'], ''>;
/** A card whose front is seen. */
export type Front = SakeView['hand'][number];
export type Back = Front['back'];

/** The name of a card without the number of its copy: `no-dachi-2` is a `no-dachi`. */
export function nameOf(card: string): string {
  return card.replace(/-\d+$/, '');
}
