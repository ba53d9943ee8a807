// What a seat sees of a table of Samurai Sword (games/sword/view.py).
import type { AnyView } from '../../../table/board';

export interface SwordPerson {
  seat: number;
  character: string;
  role: string | null;
  resilience: number;
  full: number;
  honour: number;
  cards: number;
  laid: Record<string, number>;
  harmless: boolean;
  /** Mine to attack it; `null` if I cannot. */
  difficulty: number | null;
  aimed: number[];
}

export interface SwordView extends AnyView {
  game: 'sword';
  weapons_played: number;
  weapon_limit: number;
  people: SwordPerson[];
  hand: Record<string, number>;
  seen: { card: string; hands: number[] }[];
  deck: number;
  pile: string[];
  run_outs: number;
  commitment: string;
}
