// The hand that holds the brush: points in, filled outlines out (SVG path data). See drawing.ts for how a drawing is written.
// Ink is a filled shape of changing width, never an SVG stroke: that is what makes it look brushed. The edge trembles a
// little, always in the same way for the same stroke, and a dry brush leaves streaks of paper toward its end.

type Spot = readonly [x: number, y: number, width: number];

/** A small repeatable chance, so that a stroke looks the same whenever it is drawn. */
function trembling(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

function seedOf(numbers: readonly number[]): number {
  let seed = numbers.length * 7919;
  for (const n of numbers) seed = (seed * 31 + Math.round(n * 10)) | 0;
  return seed;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A smooth outline through the middles between points. */
function outline(points: readonly (readonly number[])[]): string {
  const at = (i: number): readonly number[] => points[(i + points.length) % points.length]!;
  const middle = (i: number): string => `${short((at(i)[0]! + at(i + 1)[0]!) / 2)} ${short((at(i)[1]! + at(i + 1)[1]!) / 2)}`;
  let path = `M${middle(-1)}`;
  for (let i = 0; i < points.length; i++) path += `Q${short(at(i)[0]!)} ${short(at(i)[1]!)} ${middle(i)}`;
  return `${path}Z`;
}

/** Catmull-Rom between b and c. A point written twice is a corner: the curve forgets what lies behind it. */
function between(a: Spot, b: Spot, c: Spot, d: Spot, t: number): [number, number, number] {
  const bend = (k: 0 | 1 | 2): number =>
    b[k] + 0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [bend(0), bend(1), Math.max(0, bend(2))];
}

const same = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];

function spine(spots: readonly Spot[], closed: boolean, grain: number): [number, number, number][] {
  const last = spots.length - 1;
  const at = (i: number): Spot => (closed ? spots[(i + spots.length) % spots.length]! : spots[Math.max(0, Math.min(last, i))]!);
  const way: [number, number, number][] = [];
  for (let i = 0; i < (closed ? spots.length : last); i++) {
    const b = at(i);
    const c = at(i + 1);
    if (same(b, c)) continue;
    const a = same(at(i - 1), b) ? b : at(i - 1);
    const d = same(at(i + 2), c) ? c : at(i + 2);
    const cuts = Math.max(2, Math.min(14, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / grain)));
    for (let cut = 0; cut < cuts; cut++) way.push(between(a, b, c, d, cut / cuts));
  }
  if (!closed) way.push([...at(last)]);
  return way;
}

/** One pull of the brush along `x y width` triples. `dry` from 0 (full of ink) to 1 (nearly empty). */
export function pull(numbers: readonly number[], dry = 0): string {
  const spots: Spot[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3) spots.push([numbers[i]!, numbers[i + 1]!, numbers[i + 2]!]);
  const way = spine(spots, false, 3);
  const chance = trembling(seedOf(numbers));
  const normals = way.map((_, i) => {
    const from = way[Math.max(0, i - 1)]!;
    const to = way[Math.min(way.length - 1, i + 1)]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(from[1] - to[1]) / length, (to[0] - from[0]) / length] as const;
  });
  /** The points at `side` (-1 … 1) across the stroke. */
  const across = (i: number, side: number): [number, number] => {
    const [x, y, width] = way[i]!;
    const reach = (width / 2) * side;
    return [x + normals[i]![0] * reach, y + normals[i]![1] * reach];
  };
  // The tremble of a thin stroke goes with its width; a broad one trembles no more than a hand does.
  const tremble = (i: number): number => chance() * (0.1 + dry * 0.15) * Math.min(1, 7 / (way[i]![2] || 1));
  const left = way.map((_, i) => across(i, 1 - tremble(i)));
  const right = way.map((_, i) => across(i, tremble(i) - 1));
  /** A full brush leaves a round, slanted end; a dry one lifts hair by hair. */
  const ending = (i: number, ahead: number): [number, number][] => {
    const width = way[i]![2];
    if (width < 1) return [];
    const hairs = dry > 0 && ahead > 0 ? Math.max(3, Math.round(width / 1.6)) : 2;
    return Array.from({ length: hairs }, (_, hair) => {
      const side = ahead * (1 - (2 * (hair + 0.5)) / hairs) * (hairs === 2 ? 1.1 : 1);
      const [x, y] = across(i, side);
      const reach = ahead * width * (hairs === 2 ? 0.28 + 0.1 * side : (hair % 2 ? 0.05 : 0.2 + chance() * 0.5) * dry);
      return [x + normals[i]![1] * reach, y - normals[i]![0] * reach];
    });
  };
  let path = outline([...left, ...ending(way.length - 1, 1), ...right.reverse(), ...ending(0, -1)]);
  if (dry > 0) {
    // Streaks of paper, wound the other way round so that they stay open.
    const widest = Math.max(...way.map((spot) => spot[2]));
    const streaks = Math.round((2 + widest * 0.7) * dry);
    for (let streak = 0; streak < streaks; streak++) {
      const side = (chance() * 2 - 1) * 0.85;
      const begin = Math.floor((1 - dry + chance() * dry) * 0.8 * way.length);
      const end = Math.min(way.length - 1, begin + 2 + Math.floor(chance() * way.length * 0.5));
      if (end - begin < 2) continue;
      const gap = (0.25 + chance() * 0.5) / Math.max(1.5, Math.sqrt(widest));
      const upper: [number, number][] = [];
      const lower: [number, number][] = [];
      for (let i = begin; i <= end; i++) {
        const swell = gap * Math.sqrt(Math.max(0, Math.sin((Math.PI * (i - begin)) / (end - begin))));
        upper.push(across(i, side + swell / 2));
        lower.push(across(i, side - swell / 2));
      }
      path += outline([...lower, ...upper.reverse()]);
    }
  }
  return path;
}

/** Points in the order in which a pull of the brush runs around its ink, so that overlapping shapes never cut holes. */
function turned(points: [number, number][]): [number, number][] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    area += x * v - u * y;
  });
  return area < 0 ? points : points.reverse();
}

/** A pool of ink: a smooth closed shape through `x y` pairs. */
export function pool(numbers: readonly number[]): string {
  const spots: Spot[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) spots.push([numbers[i]!, numbers[i + 1]!, 0]);
  const chance = trembling(seedOf(numbers));
  return outline(turned(spine(spots, true, 4).map(([x, y]) => [x + (chance() - 0.5) * 0.5, y + (chance() - 0.5) * 0.5])));
}

/** A shape cut with a knife: straight edges between `x y` pairs. */
export function cut(numbers: readonly number[]): string {
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
  return `M${turned(points)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join('L')}Z`;
}

/** Drops of ink: `x y radius` triples, none of them quite round. */
export function drops(numbers: readonly number[]): string {
  const chance = trembling(seedOf(numbers));
  let path = '';
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    const [x, y, radius] = [numbers[i]!, numbers[i + 1]!, numbers[i + 2]!];
    const round: [number, number][] = [];
    const spots = radius > 8 ? 16 : 9;
    for (let k = 0; k < spots; k++) {
      const reach = radius * 1.03 + (chance() - 0.4) * Math.min(1.2, radius * 0.22);
      const angle = (k / spots) * 2 * Math.PI;
      round.push([x + Math.sin(angle) * reach, y + Math.cos(angle) * reach]);
    }
    path += outline(turned(round));
  }
  return path;
}
