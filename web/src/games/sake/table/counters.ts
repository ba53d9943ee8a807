// Each step on the table is one wooden cube with a life of its own: when somebody walks, the cubes ahead slide behind.
import type { Piece } from './view';

/** The cubes on the clockwise side of each piece, in clockwise order. */
export type Counters = ReadonlyMap<string, readonly number[]>;

let made = 0;

/** The same cubes as before, moved as little as possible: where too many lie the nearest go to where too few are; the rest
 *  comes from the box or returns to it.
 */
export function rearranged(before: Counters, circle: readonly Piece[]): Counters {
  const size = circle.length;
  const rows = circle.map((piece) => [...(before.get(piece.piece) ?? [])]);
  const surplus = (at: number): number => rows[at]!.length - (circle[at]!.steps ?? 0);
  for (let distance = 1; distance < size; distance++) {
    for (let behind = 0; behind < size; behind++) {
      const ahead = (behind + distance) % size;
      // A piece that walks clockwise leaves the first cubes ahead as the last ones behind; the other way round likewise.
      while (surplus(ahead) > 0 && surplus(behind) < 0) rows[behind]!.push(rows[ahead]!.shift()!);
      while (surplus(behind) > 0 && surplus(ahead) < 0) rows[ahead]!.unshift(rows[behind]!.pop()!);
    }
  }
  const free = loose(before, circle);
  rows.forEach((row, at) => {
    while (surplus(at) > 0) row.pop();
    while (surplus(at) < 0) row.push(free.shift() ?? ++made);
  });
  return new Map(circle.map((piece, at) => [piece.piece, rows[at]!]));
}

/** Cubes beside a piece that is no longer there. */
function loose(before: Counters, circle: readonly Piece[]): number[] {
  const here = new Set(circle.map((piece) => piece.piece));
  return [...before].flatMap(([piece, row]) => (here.has(piece) ? [] : [...row]));
}
