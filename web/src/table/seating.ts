// Positions of the seats around the table: you below, the others clockwise from your left, as in the real circle.

export interface Box {
  width: number;
  height: number;
}

export interface Place {
  seat: number;
  /** The middle of the seat, in the pixels of the box. */
  x: number;
  y: number;
  /** In radians, clockwise from the right; a quarter turn is below. */
  angle: number;
}

// An ellipse whose corners are filled: on a tall phone the seats of a true ellipse would lie over each other. On a wide table
// its sides are not, so that the rows of seats keep their distance.
const FULLNESS = 0.68;
const WIDE = 3.5; // plates beside each other

function bent(value: number, fullness = FULLNESS): number {
  return Math.sign(value) * Math.abs(value) ** fullness;
}

/** The seats in a box, each with room for a plate of that size. `you` is the seat below (a spectator looks from seat 0);
 *  `below` is how far your own place lies beneath the box, so that your neighbours may use its lower corners.
 */
export function around(seats: number, you: number, box: Box, plate: Box, below = 0): Place[] {
  const across = Math.max(0, (box.width - plate.width) / 2);
  const down = Math.max(0, (box.height - plate.height + below) / 2);
  const places: Place[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const steps = (seat - you + seats) % seats;
    const angle = Math.PI / 2 + (steps * 2 * Math.PI) / seats;
    const x = box.width / 2 + bent(Math.cos(angle)) * across;
    const y = plate.height / 2 + down + bent(Math.sin(angle), box.width > WIDE * plate.width ? 1 : FULLNESS) * down;
    // Your neighbours stay inside the box though the ellipse reaches below it.
    const lowest = box.height - plate.height / 2;
    places.push({ seat, x, y: steps === 0 ? y : Math.min(y, lowest), angle });
  }
  return places;
}

const LOW = 560; // a phone on its side
const SHORT = 740; // up to here a phone held upright has little to spare
const HIGH = 820; // from here on a screen has height to spare

/** How wide a card of a hand is on a screen of this height, if it is `usual` on one of middling height: on a low screen the table
 *  needs the height more, on a high one both have enough.
 */
export function cardSize(height: number, usual: number): number {
  const least = Math.min(usual, 60);
  if (height < SHORT) return least + (usual - least) * Math.max(0, (height - LOW) / (SHORT - LOW));
  return usual * Math.max(1, Math.min(1.45, 1 + (height - HIGH) / 600));
}
