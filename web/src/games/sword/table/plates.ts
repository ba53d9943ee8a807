// How large the plates of those around the table are, and where they stand.
import { around, type Box, type Place } from '../../../table/seating';

/** From this width on there is room for whole plates and large cards. */
export const ROOMY = 720;

const USUAL = 1000; // as wide as the table of a middling screen
const LARGEST = 1.45;

export interface Plates {
  roomy: boolean;
  /** Too low for plates of the usual size: flat ones, in a horseshoe. */
  flat: boolean;
  plate: Box;
  /** How many times as large as usual the plates are: they grow with the letters as far as there is room. */
  grown: number;
  places: Place[];
}

const USUAL_PLATE = { width: 112, height: 104 };
const AIR = 2; // between flat plates
/** The least height of a flat plate, and the height from which on what lies before a seat has a line of its own there. */
export const FLAT = 40;
export const WITH_CARDS = 74;

/** Of so many people around the reader, how many sit at each side of a horseshoe; of an odd number one sits at its top. */
const atSide = (people: number): number => Math.floor(people / 2);

/** How high a table on a phone must be for everybody around it to be in sight. */
export function leastHeight(seats: number, you: number | null): number {
  return Math.max(2, atSide(you === null ? seats : seats - 1)) * (FLAT + AIR);
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
  const people = you === null ? seats : seats - 1;
  if (!roomy && height < Math.max(2, atSide(people)) * (USUAL_PLATE.height + 8)) return horseshoe(seats, you, { width, height });
  const rows = Math.ceil((seats - 1) / 2) + 1;
  // On a large table they are larger than their letters would need.
  const wanted = Math.max(letters, Math.min(LARGEST, width / USUAL));
  const grown = Math.max(1, Math.min(wanted, roomy ? height / (110 * rows) : 1));
  const plate = roomy ? { width: 214 * grown, height: 92 * grown } : USUAL_PLATE;
  // A little air around each plate: scrolls and cards stick out of it.
  const room = { width: plate.width + (roomy ? 20 : 6), height: plate.height + (roomy ? 18 : 8) };
  // What lies before a seat sticks out of its plate below, and nothing may cover it.
  const box = { width, height: you === null || (roomy && height > 110 * rows) ? height - 30 * grown : height };
  return { roomy, flat: false, plate, grown, places: around(seats, you ?? 0, box, room, you === null ? 0 : plate.height * 0.6) };
}

/** Clockwise from the reader: up the left side, across the top, down the right side. The piles lie in the middle. */
function horseshoe(seats: number, you: number | null, { width, height }: Box): Plates {
  const people = you === null ? seats : seats - 1;
  const side = atSide(people);
  const row = height / Math.max(1, side);
  const plate = {
    width: Math.min(136, (width - 2 * AIR) / 3),
    height: Math.min(USUAL_PLATE.height, row - AIR, height / 2 - AIR),
  };
  const places: Place[] = Array.from({ length: people }, (_, i) => {
    const seat = you === null ? i : (you + 1 + i) % seats;
    const angle = Math.PI / 2 + ((i + 1) * 2 * Math.PI) / (people + 1);
    if (i === side && people % 2 === 1) return { seat, x: width / 2, y: plate.height / 2 + AIR / 2, angle };
    const left = i < side;
    const fromBelow = left ? i : people - 1 - i;
    const x = left ? plate.width / 2 + AIR / 2 : width - plate.width / 2 - AIR / 2;
    return { seat, x, y: height - (fromBelow + 0.5) * row, angle };
  });
  if (you !== null) places.push({ seat: you, x: width / 2, y: height, angle: Math.PI / 2 });
  return { roomy: false, flat: true, plate, grown: 1, places: places.toSorted((a, b) => a.seat - b.seat) };
}
