// How a drawing is written
// ------------------------
// A drawing is a text, one mark of the brush a line, the first mark lying lowest:
//
//     ink   20 118 1   44 76 5   70 30 4   78 14 0      a pull of the brush: x y width, x y width, …
//     ink~  12 60 6   90 66 3                           the same with a dry brush: it leaves streaks of paper
//     pale@ 30 40  60 38  66 70  34 74                  a pool: smooth closed shape through x y pairs
//     red#  10 10  20 10  20 20                         a shape with straight edges through x y pairs
//     ink.  40 20 2   46 24 1                           drops: x y radius
//
// The colours: ink (full), grey (thin ink), pale (a wash), red (the one vermilion accent), white (paper, to cover what lies
// behind), gold, drink (as it shines in a cup, in any light), blue, green, violet. All come from CSS custom properties: give the <svg>
// class="paper" when it is painted on paper, so that its pigments are the dark ones of the morning in the evening too.
// A point written twice is a sharp corner. Width 0 at an end is a tip, more is a blunt end. Numbers may be separated by
// anything that is not part of a number: "20 118 1, 44 76 5" reads well.
//
// What makes a good one: at most a dozen marks, drawn in the order in which a painter would; one big confident shape first,
// one accent last; thick beside thin; nothing outlined that can be suggested. Leave paper. Look at it at 60 px before liking it.
// Cards live in a field of about 80 × 100, people in a disc of 100 × 100 (head and shoulders, cut off by the ring).
//
// In a component:  <svg class="paper" viewBox="0 0 80 100" width="100%" aria-hidden="true"><Ink drawing={text} /></svg>

import { cut, drops, pool, pull } from './stroke';

export interface Mark {
  readonly fill: string;
  readonly opacity: number;
  readonly path: string;
}

const TONES: Readonly<Record<string, readonly [fill: string, opacity: number]>> = {
  ink: ['var(--sumi)', 1],
  grey: ['var(--sumi)', 0.55],
  pale: ['var(--sumi)', 0.17],
  red: ['var(--shu)', 1],
  white: ['var(--washi)', 1],
  gold: ['var(--yamabuki)', 1],
  drink: ['#e6b450', 1],
  blue: ['var(--ai)', 1],
  green: ['var(--matsuba)', 1],
  violet: ['var(--fuji)', 1],
};

const LINE = /^\s*([a-z]+)([~@#.]?)\s+(.*\S)\s*$/;
const NUMBER = /-?\d*\.?\d+/g;

const drawn = new Map<string, readonly Mark[]>();

/** The marks of a drawing. Each text is read once. */
export function marks(drawing: string): readonly Mark[] {
  let found = drawn.get(drawing);
  if (!found) {
    found = read(drawing);
    drawn.set(drawing, found);
  }
  return found;
}

function read(drawing: string): Mark[] {
  const found: Mark[] = [];
  for (const line of drawing.split('\n')) {
    if (!line.trim()) continue;
    const parts = LINE.exec(line);
    const tone = parts && TONES[parts[1]!];
    if (!parts || !tone) throw new Error(`No mark of the brush: “${line.trim()}”. See drawing.ts for how one is written.`);
    const numbers = (parts[3]!.match(NUMBER) ?? []).map(Number);
    const path = shape(parts[2]!, numbers);
    const below = found[found.length - 1];
    // Full ink on full ink is one shape: fewer nodes on a table with a hundred cards.
    if (below && below.fill === tone[0] && below.opacity === 1 && tone[1] === 1)
      found[found.length - 1] = { ...below, path: below.path + path };
    else found.push({ fill: tone[0], opacity: tone[1], path });
  }
  return found;
}

function shape(kind: string, numbers: readonly number[]): string {
  switch (kind) {
    case '~':
      return pull(numbers, 0.7);
    case '@':
      return pool(numbers);
    case '#':
      return cut(numbers);
    case '.':
      return drops(numbers);
    default:
      return pull(numbers);
  }
}
