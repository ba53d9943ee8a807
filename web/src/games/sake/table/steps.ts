// Steps as they are touched: how far away each cube is, and which way a minion among them looks.
import type { Stretch } from './layout';
import type { Point } from './path';
import type { Direction } from './view';

/** How many steps away from a seat a cube is, each way; 0: not that way. */
export type Away = readonly [clockwise: number, counter: number];

/** The cubes beside a seat, by how many steps away they are: touching the third means going three steps. */
export function stepsFrom(seat: number | null, stretches: readonly Stretch[]): ReadonlyMap<string, Away> {
  const found = new Map<string, Away>();
  if (seat === null) return found;
  const cubes = (some: readonly Stretch[]) => some.flatMap(({ laid }) => laid).filter(({ minion }) => !minion);
  const ahead = cubes(stretches.filter(({ from }) => from === seat));
  const behind = cubes(stretches.filter(({ to }) => to === seat)).toReversed();
  ahead.forEach(({ key }, i) => found.set(key, [i + 1, 0]));
  behind.forEach(({ key }, i) => found.set(key, [found.get(key)?.[0] ?? 0, i + 1]));
  return found;
}

/** A minion looks along the circle, never upside down; where it is drawn small it stands nearly upright, to be known. */
export function facing(out: Point, clockwise: boolean, small: boolean): { way: Direction; turn: number } {
  const [x, y] = clockwise ? [-out.y, out.x] : [out.y, -out.x];
  const most = small ? 12 : 50;
  const turn = Math.max(-most, Math.min(most, (Math.atan2(y, Math.abs(x)) * 180) / Math.PI));
  return x >= 0 ? { way: 'clockwise', turn } : { way: 'counter', turn: -turn };
}
