// Position of a popover: beside the thing it speaks of, on the screen, and over nothing that is needed now.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** On which side of the thing it stands; `over` it where there is no room on any. */
export type Side = 'above' | 'below' | 'left' | 'right' | 'over';

export interface Standing {
  left: number;
  top: number;
  side: Side;
  /** Where along its edge the point is that shows to the thing, in pixels. */
  point: number;
}

const GAP = 14; // room for the point
const EDGE = 8; // of the screen
const CORNER = 18; // of the paper, where no point can be

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(Math.max(least, most), value));

function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Where paper of this size stands beside a thing, or by itself if there is none. `clear` is what must stay in sight, the first of it
 *  most of all.
 */
export function beside(thing: Box | null, paper: Size, screen: Size, clear: readonly Box[] = []): Standing {
  const most = { left: screen.width - paper.width - EDGE, top: screen.height - paper.height - EDGE };
  const at = (left: number, top: number, side: Side): Standing => ({
    left: within(left, EDGE, most.left),
    top: within(top, EDGE, most.top),
    side,
    point: 0,
  });
  if (!thing) {
    const places = [0.3, 0.12, 0.6].map((down) => at(most.left / 2, most.top * down, 'over'));
    return least(places, (place) => covered(place, paper, clear));
  }
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const places = [
    at(middle.x - paper.width / 2, thing.top - paper.height - GAP, 'above'),
    at(middle.x - paper.width / 2, thing.top + thing.height + GAP, 'below'),
    at(thing.left + thing.width + GAP, middle.y - paper.height / 2, 'right'),
    at(thing.left - paper.width - GAP, middle.y - paper.height / 2, 'left'),
    ...[0, 1, 0.2, 0.35, 0.5].map((down) => at(most.left / 2, most.top * down, 'over')),
  ];
  // The thing itself counts most: who speaks of something does not hide it.
  const chosen = least(places, (place) => covered(place, paper, [thing, thing, thing, ...clear]));
  if (shared({ ...chosen, ...paper }, thing) > 0) return { ...chosen, side: 'over' };
  const upright = chosen.side === 'above' || chosen.side === 'below';
  const point = upright ? middle.x - chosen.left : middle.y - chosen.top;
  return { ...chosen, point: within(point, CORNER, (upright ? paper.width : paper.height) - CORNER) };
}

/** How much of what must stay in sight it would cover. */
function covered(place: Standing, paper: Size, clear: readonly Box[]): number {
  return clear.reduce((sum, box, i) => sum + shared({ ...place, ...paper }, box) / (1 + i / 4), 0);
}

function least<T>(places: readonly T[], worth: (place: T) => number): T {
  return places.reduce((best, place) => (worth(place) < worth(best) ? place : best));
}
