// The bow from you to somebody whom a weapon could reach, with a dot for the Difficulty.
import type { Box, Place } from '../../../table/seating';

export const DOT = 26;

export interface Arc {
  seat: number;
  path: string;
  /** The middle of the dot. */
  x: number;
  y: number;
  difficulty: number;
}

/** A bow toward the middle of the table; the dot lies on it just before the seat. */
export function arcTo({ seat, x, y }: Place, difficulty: number, plate: Box, { width, height }: Box): Arc {
  const [fromX, fromY] = [width / 2, height - 4];
  const [bendX, bendY] = [
    (fromX + x) / 2 + (width / 2 - (fromX + x) / 2) * 0.55,
    (fromY + y) / 2 + (height * 0.42 - (fromY + y) / 2) * 0.45,
  ];
  const at = (t: number) => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [a * fromX + b * bendX + c * x, a * fromY + b * bendY + c * y] as const;
  };
  let t = 1;
  let spot = at(t);
  const inside = () =>
    Math.abs(spot[0] - x) < plate.width / 2 + DOT / 2 + 2 && Math.abs(spot[1] - y) < plate.height / 2 + DOT / 2 + 2;
  while (t > 0.2 && inside()) {
    t -= 0.02;
    spot = at(t);
  }
  return { seat, difficulty, x: spot[0], y: spot[1], path: `M${fromX} ${fromY}Q${bendX} ${bendY} ${x} ${y}` };
}
