// What a seat sees of SAKE, as the table tells it (games/sake/view.py).
import type { AnyView } from '../../../table/board';

export type Back = 'troublesome' | 'quarrelsome' | 'drowsy';
export type Direction = 'clockwise' | 'counter';

/** A card whose front is seen. */
export interface Front {
  card: string;
  name: string;
  attack: number;
  defence: number;
  movement: number;
  drinking: number;
  back: Back;
}

/** A weapon or item in play. */
export interface Gear {
  card: string;
  name: string;
  sake: number;
  wielded: boolean;
}

/** One seat. The distances are the reader's to it, `null` where there is no such side. Piles have their top last. */
export interface Person {
  seat: number;
  samurai: string;
  state: 'samurai' | 'spirit' | 'gone';
  sitting: boolean;
  hand: Back[];
  life: Back[];
  wounds: Back[];
  gear: Gear[];
  life_sake: number;
  board_sake: number;
  sake: number;
  skill: boolean;
  clockwise: number | null;
  counter: number | null;
}

/** A piece of the circle (`seat-3`, `minion-2`) and the steps on its clockwise side; `null` at the end of a line. */
export interface Piece {
  piece: string;
  owner: number;
  way: Direction | '';
  steps: number | null;
}

export interface Weapon {
  range: number;
  far: boolean;
  ranged: boolean;
  attack: number;
  defence: number;
}

export interface SakeView extends AnyView {
  first: number;
  location: string;
  plays_left: number;
  weapons: Record<string, Weapon>;
  minion: { attack: number; defence: number; movement: number };
  people: Person[];
  circle: Piece[];
  steps_in_box: number;
  masu: number;
  hand: Front[];
  deck: number;
  top_back: Back | null;
  pile: string[];
  sudden_death: boolean;
  sudden_from: number | null;
  extra_rounds: number;
  /** Only in a replay with all cards open: what everybody holds. */
  hands?: Front[][];
}

/** The name of a card without the number of its copy: `no-dachi-2` is a `no-dachi`. */
export function nameOf(card: string): string {
  return card.replace(/-\d+$/, '');
}
