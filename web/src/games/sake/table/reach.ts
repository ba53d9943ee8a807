// Whom you can hit as you stand, and how hard: the blows that the offers tell of, one for each target.
import type { Offer } from '../../../table/board';
import type { Layout } from './layout';
import type { Point } from './path';

/** Where the figure stands on its way: nearer to whom it hits than to you. */
const NEAR = 0.7;
/** How far the way bends toward the middle of the table. */
const BENT = 0.55;

export interface Way {
  piece: string;
  strength: number;
  path: string;
  /** The middle of the figure. */
  spot: Point;
}

/** The hardest blow on each piece. A target that takes a walk first is not in reach yet, unless nothing else is left to choose. */
export function hardest(offers: readonly Offer[]): Map<string, number> {
  const standing = offers.filter(({ move, blows }) => move.way !== 'iaido' && blows.length > 0);
  const found = new Map<string, number>();
  for (const { blows } of standing.length > 0 ? standing : offers) {
    for (const { piece, strength } of blows) found.set(piece, Math.max(strength, found.get(piece) ?? 0));
  }
  return found;
}

/** The ways from a seat to all it can hit. */
export function waysFrom(seat: number, blows: ReadonlyMap<string, number>, { people, stretches, ring }: Layout): Way[] {
  const where = new Map<string, Point>(people.map((standing) => [`seat-${standing.seat}`, standing]));
  for (const { minion, spot } of stretches.flatMap(({ laid }) => laid)) if (minion) where.set(minion.piece, spot);
  const from = where.get(`seat-${seat}`);
  if (!from) return [];
  return [...blows].flatMap(([piece, strength]) => {
    const to = where.get(piece);
    return to ? [{ piece, strength, ...bow(from, to, ring.oval.centre) }] : [];
  });
}

function bow(from: Point, to: Point, middle: Point): { path: string; spot: Point } {
  const between = (a: number, b: number, share: number) => a + (b - a) * share;
  const bend = {
    x: between((from.x + to.x) / 2, middle.x, BENT),
    y: between((from.y + to.y) / 2, middle.y, BENT),
  };
  const at = (a: number, b: number, c: number) => (1 - NEAR) ** 2 * a + 2 * NEAR * (1 - NEAR) * b + NEAR ** 2 * c;
  return {
    path: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`,
    spot: { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) },
  };
}
