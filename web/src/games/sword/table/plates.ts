// How large the plates of those around the table are, and where they stand.
import { around, type Box, type Place } from '../../../table/seating';

/** From this width on there is room for whole plates and large cards. */
export const ROOMY = 720;

const USUAL = 1000; // as wide as the table of a middling screen
const LARGEST = 1.45;

export interface Plates {
  roomy: boolean;
  plate: Box;
  /** How many times as large as usual the plates are: they grow with the letters as far as there is room. */
  grown: number;
  places: Place[];
}

/** Cards before a seat: how far they stick out below its plate, and how far where they lie beside it instead; and how high they are. */
const BELOW = 37;
export const BESIDE = 6.4;
export const CARD = 39.2;

/** Whether what lies before a seat in the middle of this height lies beside its plate, toward the middle: below it would be cut off. */
export function liesBeside({ roomy, plate, grown }: Plates, y: number, height: number): boolean {
  return roomy && y + plate.height / 2 + BELOW * grown > height;
}

/** `you` is `null` for a spectator, who has no place of its own: seat 0 sits below like everybody else. `letters` are so many times
 *  as large as usual.
 */
export function laidOut(seats: number, you: number | null, { width, height }: Box, letters: number): Plates {
  const roomy = width >= ROOMY;
  const rows = Math.ceil((seats - 1) / 2) + 1;
  // On a large table they are larger than their letters would need.
  const wanted = Math.max(letters, Math.min(LARGEST, width / USUAL));
  const grown = Math.max(1, Math.min(wanted, roomy ? height / (110 * rows) : 1));
  const plate = roomy ? { width: 214 * grown, height: 92 * grown } : { width: 112, height: 104 };
  // A little air around each plate: scrolls and cards stick out of it.
  const room = { width: plate.width + (roomy ? 20 : 6), height: plate.height + (roomy ? 18 : 8) };
  // What lies before a seat sticks out of its plate below, and nothing may cover it.
  const box = { width, height: you === null || (roomy && height > 110 * rows) ? height - 30 * grown : height };
  return { roomy, plate, grown, places: around(seats, you ?? 0, box, room, you === null ? 0 : plate.height * 0.6) };
}
