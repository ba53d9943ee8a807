// Where everybody is: samurai on the ring in the order of the real circle, the reader at the bottom; beside each, further out,
// a plaque with what they have; between them the steps.
import type { Counters } from './counters';
import { Ring, type Point, type Spot } from './path';
import type { Piece, SakeView } from './view';

/** How much room there is: it decides the sizes of everything. */
export interface Measure {
  width: number;
  height: number;
  /** All plaques are equally wide; each seat's has its own height. */
  plaque: number;
  heights: readonly number[];
  /** Radius of a medallion. */
  person: number;
  /** Side of a cube. */
  cube: number;
  /** Narrow: a phone held upright. */
  tall: boolean;
  /** A phone on which the plaques stand only with their figures, and everything is small. */
  tight: boolean;
  /** So many times as large as on a screen of middling size everything is drawn. */
  grown: number;
}

export interface Standing extends Spot {
  seat: number;
  /** Which part of the ring. */
  part: number;
  plaque: Point;
}

export interface Laid {
  /** The cube's own number, or the minion's name. */
  key: string;
  spot: Spot;
  /** The piece on whose clockwise side it lies. */
  after: string;
  minion: Piece | null;
}

export interface Stretch {
  /** From this samurai clockwise to the next. */
  from: number;
  to: number;
  steps: number;
  path: string;
  laid: Laid[];
  middle: Spot;
  /** How far from the line its cubes lie: not at all where they have room beside each other. */
  aside: number;
}

export interface Layout {
  measure: Measure;
  ring: Ring;
  people: Standing[];
  stretches: Stretch[];
}

/** Narrower than this is a phone held upright. */
export const TALL = 620;
const BESIDE_YOU = 1.3;
// How large a table must be for everything on it to be drawn as it is, and how many times larger it gets at most.
const USUAL = { width: 940, height: 385 };
const FEW = 5; // seats; each further one needs more of the room
const LARGEST = 1.4;

const TIGHT = 46; // pixels of a plaque that stands only with its figures
const WHOLE = 100;

/** How high a phone's table must be for whole plaques of so many people, reader included … */
const neededBy = (people: number): number => Math.ceil((people - 1) / 2) * WHOLE;

/** … and for all of them to be in sight, half of them at each side. */
export function leastHeight(people: number): number {
  return Math.max(150, Math.floor((people - 1) / 2) * TIGHT);
}

/** `heights` of the plaques as they are drawn, by seat. */
export function measured(width: number, height: number, heights: readonly number[]): Measure {
  const tall = width < TALL;
  const tight = tall && height < neededBy(heights.length);
  const roomy = width > 900 && height > 420;
  // A notebook with the log open: as generous as the company allows.
  const fair = width > 900 && height > 350 && heights.length <= FEW;
  const crowded = heights.length > 6;
  const needed = 1 + 0.25 * Math.max(0, heights.length - FEW);
  const room = Math.min(width / USUAL.width / needed, height / USUAL.height / needed, LARGEST);
  const grown = tall ? 1 : Math.max(1, room);
  const plaque = tall ? Math.min(120, width * 0.285) : (roomy || fair ? 206 : 168) * grown;
  const person = tight ? 15 : tall ? (crowded ? 20 : 23) : roomy ? (crowded ? 30 : 34) * grown : fair ? 29 : 26;
  return {
    width,
    height,
    plaque,
    heights,
    person,
    cube: tight ? 10 : tall ? 13 : roomy ? 23 * grown : fair ? 21 : 18,
    tall,
    tight,
    grown,
  };
}

export function laidOut(view: SakeView, measure: Measure, bottom: number, counters: Counters): Layout {
  const { width, height, plaque, heights, person, tall, tight } = measure;
  const parts = partsOf(view, tall, bottom);
  // Room for the plaques above and below; in steps, so that the ring does not breathe with every card laid down.
  const room = (where: number): number => {
    const near = [...parts].filter(([, part]) => Math.abs(part - where) < (tall ? 0.06 : 0.2));
    const highest = Math.max(tight ? 20 : 40, ...near.map(([seat]) => heights[seat] ?? 0));
    return Math.ceil(highest / 20) * 20 + person + (tight ? 2 : 8);
  };
  const side = plaque + person + (tall ? 3 : 10);
  const top = room(0.5);
  const below = view.seat === null ? room(0) : person + (tight ? 4 : 14);
  const ring = new Ring({
    centre: { x: width / 2, y: (top + height - below) / 2 },
    across: Math.max(60, width / 2 - side),
    down: Math.max(tight ? 36 : 70, (height - top - below) / 2),
    squareness: tall ? 2.6 : 2.2,
  });
  const people = seated(view, measure, ring, bottom, parts);
  return { measure, ring, people, stretches: stretched(view, measure, ring, people, counters) };
}

/** Which part of the ring each seat has, clockwise from the reader's. */
function partsOf(view: SakeView, tall: boolean, bottom: number): Map<number, number> {
  const share = shares(view, tall, bottom);
  const parts = new Map<number, number>();
  let part = 0;
  for (let i = 0; i < share.length; i++) {
    const seat = (bottom + i) % share.length;
    parts.set(seat, part);
    part += share[seat]!;
  }
  return parts;
}

/** The share of the ring from each seat to the next: even, but a long way is drawn a little longer where there is room. */
function shares(view: SakeView, tall: boolean, bottom: number): number[] {
  const watching = view.seat === null;
  const seats = view.people.length;
  const steps = new Array<number>(seats).fill(0);
  let from = -1;
  const samurai = view.circle.findIndex((piece) => piece.piece.startsWith('seat-'));
  for (let i = 0; i <= view.circle.length && samurai >= 0; i++) {
    const piece = view.circle[(samurai + i) % view.circle.length]!;
    if (piece.piece.startsWith('seat-')) from = piece.owner;
    if (i < view.circle.length) steps[from]! += piece.steps ?? 0;
  }
  // A Spirit between two samurai shares their stretch.
  const spread = new Array<number>(seats).fill(0);
  for (let seat = 0; seat < seats; seat++) {
    if (steps[seat] === 0) continue;
    let gaps = 1;
    while (gaps < seats && view.people[(seat + gaps) % seats]!.state !== 'samurai') gaps++;
    for (let i = 0; i < gaps; i++) spread[(seat + i) % seats]! += steps[seat]! / gaps;
  }
  const total = spread.reduce((sum, each) => sum + each, 0) || 1;
  const weight = tall ? 0 : 0.28;
  const gaps = spread.map((each) => (1 - weight) / seats + (weight * each) / total);
  if (tall || watching) return gaps;
  // Beside the reader a little more is left free: your neighbours sit at the sides of a wide table, not below it.
  gaps[bottom]! *= BESIDE_YOU;
  gaps[(bottom + seats - 1) % seats]! *= BESIDE_YOU;
  const whole = gaps.reduce((sum, each) => sum + each, 0);
  return gaps.map((each) => each / whole);
}

function seated(view: SakeView, measure: Measure, ring: Ring, bottom: number, parts: Map<number, number>): Standing[] {
  const people: Standing[] = [...parts].map(([seat, part]) => {
    const spot = ring.at(part);
    return { ...spot, seat, part, plaque: { x: spot.x, y: spot.y } };
  });
  const others = view.seat === null ? people : people.filter((standing) => standing.seat !== bottom);
  const plaques = measure.tall ? inColumns(others, measure) : besides(others, people, measure, ring);
  return people.map((standing) => ({ ...standing, plaque: plaques.get(standing.seat) ?? standing.plaque }));
}

/** On a tall screen the plaques stand in two columns, beside their people as nearly as they can; the player at the very top
 *  or bottom has theirs above or below.
 */
function inColumns(others: Standing[], { width, height, person, plaque, heights }: Measure): Map<number, Point> {
  const found = new Map<number, Point>();
  const half = (seat: number): number => (heights[seat] ?? 0) / 2 + 2;
  const columns: Standing[][] = [[], []];
  for (const standing of others) {
    const { seat, x, out } = standing;
    if (Math.abs(x - width / 2) >= person) columns[x < width / 2 ? 0 : 1]!.push(standing);
    else found.set(seat, { x: width / 2, y: out.y < 0 ? half(seat) : height - half(seat) });
  }
  for (const [side, column] of columns.entries()) {
    column.sort((a, b) => a.y - b.y);
    const halves = column.map(({ seat }) => half(seat));
    // Each as high as its person if it can, below the one above; then pushed up from the bottom.
    const lines = column.map(({ y }) => y);
    for (let i = 0; i < lines.length; i++) {
      lines[i] = Math.max(lines[i]!, i === 0 ? halves[0]! : lines[i - 1]! + halves[i - 1]! + halves[i]!);
    }
    for (let i = lines.length - 1; i >= 0; i--) {
      const floor = i === lines.length - 1 ? height - halves[i]! : lines[i + 1]! - halves[i + 1]! - halves[i]!;
      lines[i] = Math.min(lines[i]!, floor);
    }
    const x = side === 0 ? plaque / 2 + 2 : width - plaque / 2 - 2;
    column.forEach(({ seat }, i) => found.set(seat, { x, y: lines[i]! }));
  }
  return found;
}

/** Plaques outside the ring, pushed apart until none covers another, a person or the steps. */
function besides(others: Standing[], people: Standing[], measure: Measure, ring: Ring): Map<number, Point> {
  const { width, height, person, plaque, heights, cube } = measure;
  const way = Array.from({ length: 90 }, (_, i) => ring.at(i / 90));
  const across = plaque / 2;
  const boxes = others.map(({ seat, x, y, out }) => {
    const down = (heights[seat] ?? 0) / 2;
    // In the lower half a plaque stands beside its person rather than below.
    const low = out.y > 0.25 && Math.abs(out.x) > 0.1;
    // Where many sit, even at the edge of the picture: there is always room outside the ring.
    if (low && others.length > 5) return { seat, down, x: out.x > 0 ? width - across - 2 : across + 2, y };
    const away = low ? { x: Math.sign(out.x), y: 0 } : out;
    const reach = Math.min(across / Math.abs(away.x || 1e-6), down / Math.abs(away.y || 1e-6)) + person + 3;
    return { seat, down, x: x + away.x * reach, y: y + away.y * reach };
  });
  type Box = (typeof boxes)[number];
  /** How far the box must go along which axis so as not to cover what is so large there. */
  const overlap = (box: Box, at: Point, wide: number, high: number): { axis: 'x' | 'y'; by: number } | null => {
    const over = { x: across + wide - Math.abs(box.x - at.x), y: box.down + high - Math.abs(box.y - at.y) };
    if (over.x <= 0 || over.y <= 0) return null;
    const axis = over.x < over.y ? 'x' : 'y';
    return { axis, by: over[axis] * (box[axis] < at[axis] ? -1 : 1) };
  };
  for (let round = 0; round < 60; round++) {
    for (const [i, box] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        const push = overlap(box, other, across + 4, other.down + 4);
        if (!push) continue;
        box[push.axis] += push.by / 2;
        other[push.axis] -= push.by / 2;
      }
      for (const somebody of people) {
        const push = overlap(box, somebody, person + 2, person + 2);
        if (push) box[push.axis] += push.by;
      }
      for (const { x, y, out } of way) {
        if (!overlap(box, { x, y }, cube * 0.7, cube * 0.7)) continue;
        box.x += out.x * 2;
        box.y += out.y * 2;
      }
      box.x = Math.min(width - across - 2, Math.max(across + 2, box.x));
      box.y = Math.min(height - box.down - 2, Math.max(box.down + 2, box.y));
    }
  }
  return new Map(boxes.map(({ seat, x, y }) => [seat, { x, y }]));
}

/** Between each samurai and the next: cubes and minions in their order, evenly, leaving out Spirits who only haunt there. */
function stretched(view: SakeView, measure: Measure, ring: Ring, people: Standing[], counters: Counters): Stretch[] {
  const first = view.circle.findIndex((piece) => piece.piece.startsWith('seat-'));
  if (first < 0) return [];
  const where = new Map(people.map((standing) => [standing.seat, standing.part]));
  const found: Stretch[] = [];
  let row: { key: string; after: string; minion: Piece | null }[] = [];
  let from = view.circle[first]!.owner;
  for (let i = 0; i <= view.circle.length; i++) {
    const piece = view.circle[(first + i) % view.circle.length]!;
    const samurai = piece.piece.startsWith('seat-');
    if (i > 0 && samurai && row.length > 0) {
      found.push(lay(row, from, piece.owner, where, measure, ring, people));
      row = [];
    }
    if (i === view.circle.length) break;
    if (samurai) from = piece.owner;
    else row.push({ key: piece.piece, after: piece.piece, minion: piece });
    for (const cube of counters.get(piece.piece) ?? []) row.push({ key: `cube-${cube}`, after: piece.piece, minion: null });
  }
  return found;
}

function lay(
  row: { key: string; after: string; minion: Piece | null }[],
  from: number,
  to: number,
  where: Map<number, number>,
  measure: Measure,
  ring: Ring,
  people: Standing[],
): Stretch {
  const begin = where.get(from)!;
  let end = where.get(to)!;
  if (end <= begin) end += 1;
  const margin = (measure.person + measure.cube * 0.8) / ring.length;
  // The free parts of the way: without the samurai at its ends and the Spirits along it.
  const blocks = people
    .map(({ part }) => (part > begin + 1e-9 ? part : part + 1))
    .filter((part) => part > begin + 1e-9 && part < end - 1e-9)
    .sort((a, b) => a - b);
  const free: [number, number][] = [];
  let start = begin + margin;
  for (const block of blocks) {
    free.push([start, block - margin]);
    start = block + margin;
  }
  free.push([start, end - margin]);
  const length = free.reduce((sum, [a, b]) => sum + Math.max(0, b - a), 0);
  const along = (share: number): number => {
    let left = share * length;
    for (const [a, b] of free) {
      if (left <= b - a) return a + left;
      left -= Math.max(0, b - a);
    }
    return end - margin;
  };
  const aside = folded((length * ring.length) / row.length, measure.cube);
  // A minion is twice as wide as a cube: where it is tight it has twice the way.
  const widths = row.map(({ minion }) => (minion && aside > 0 ? 2 : 1));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let before = 0;
  const laid = row.map((each, i) => {
    const spot = ring.at(along((before + widths[i]! / 2) / whole));
    before += widths[i]!;
    return { ...each, spot: each.minion ? spot : beside(spot, i % 2 ? -aside : aside) };
  });
  const steps = row.filter((each) => !each.minion).length;
  return { from, to, steps, path: ring.svgPath(begin, end), laid, middle: ring.at(along(0.5)), aside };
}

/** Cubes that would lie over each other lie to the left and to the right of the way, turn about: each can be counted and touched. */
function folded(way: number, cube: number): number {
  return way >= cube ? 0 : Math.min(0.55 * cube, Math.sqrt(cube ** 2 - Math.max(0, way) ** 2) / 2);
}

function beside({ x, y, out }: Spot, by: number): Spot {
  return { x: x + out.x * by, y: y + out.y * by, out };
}
