// The three backs: each has a ground, a pattern of old cloth and an emblem in a field of 30 × 30.
import type { SakeCopy } from '../box';

export type Back = SakeCopy['back'];

export const GROUND: Readonly<Record<Back, string>> = {
  troublesome: '#b8322c',
  quarrelsome: '#dca425',
  drowsy: '#2a4d7a',
};

/** The lines of the pattern and the rim. */
export const THREAD: Readonly<Record<Back, string>> = {
  troublesome: '#f3c9b4',
  quarrelsome: '#6d4a00',
  drowsy: '#bcd2ee',
};

/** An oni's grin, a fist, a moon: told apart at a glance. */
export const EMBLEM: Readonly<Record<Back, string>> = {
  troublesome: `
white 6 12 5, 2 7 4, 4 0 0
white 24 12 5, 28 7 4, 26 0 0
white 5 11 2, 10 14 4, 13 15 1
white 25 11 2, 20 14 4, 17 15 1
white@ 2 18, 2 18, 15 21, 28 18, 28 18, 25 26, 15 30, 5 26
red 7 19 1.6, 8 27 1.6
red 12 20 1.6, 12 29 1.6
red 18 20 1.6, 18 29 1.6
red 23 19 1.6, 22 27 1.6
`,
  quarrelsome: `
ink@ 2 12, 3 5, 7 3, 9 6, 9 12
ink@ 9.6 11, 9.6 3, 13 1, 16 3, 16 11
ink@ 16.6 11, 16.8 3, 20 1.6, 23 4, 22.6 11
ink@ 23.4 12, 23.6 5.6, 26.4 4.4, 29 7, 28.4 13
ink@ 2 13.6, 12 12.4, 20 12.4, 28.6 14, 29 20, 25 26, 25 30, 8 30, 8 27, 2 21
white 3 15 .6, 10 19 1.8, 18 19 1.8, 22 16 1.4, 20 13.4 .6
`,
  drowsy: `
white@ 19 1, 8 2, 1 10, 2 21, 10 29, 21 28, 28 21, 28 21, 19 22, 12 16, 13 7
white 22 4 .6, 28 4 1.6, 28 4 1.6, 23 11 1.6, 23 11 1.6, 29 11 .6
`,
};

const at = (n: number): string => String(Math.round(n * 10) / 10);

/** Hemp leaves: six-pointed stars of lines from the middle of each triangle to its corners. */
function hempLeaves(): string {
  let path = '';
  const side = 24;
  const high = side * 0.866;
  for (let row = -1; row < 7; row++)
    for (let column = -1; column < 6; column++) {
      const x = column * side + (row % 2 ? side / 2 : 0);
      const y = row * high;
      // The triangle pointing up over this corner and the one pointing down beside it.
      path += `M${at(x)} ${at(y)}h${side}l${-side / 2} ${at(high)}zM${at(x)} ${at(y)}l${side / 2} ${at(high / 3)}l${side / 2} ${at(-high / 3)}m${-side / 2} ${at(high / 3)}v${at((high * 2) / 3)}`;
      path += `M${at(x)} ${at(y)}l0 ${at((high * 2) / 3)}l${side / 2} ${at(high / 3)}m${-side / 2} ${at(-high / 3)}l${-side / 2} ${at(high / 3)}`;
    }
  return path;
}

function rings(): string {
  let path = '';
  const r = 13;
  for (let row = -1; row < 12; row++)
    for (let column = -1; column < 5; column++) {
      const x = column * r * 2 + (row % 2 ? r : 0);
      path += `M${at(x - r)} ${at(row * r)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
  return path;
}

function waves(): string {
  let path = '';
  const r = 14;
  for (let row = 0; row < 20; row++)
    for (let column = -1; column < 5; column++) {
      const x = column * r * 2 + (row % 2 ? r : 0);
      const y = row * r * 0.55;
      for (const ring of [r, r * 0.68, r * 0.36])
        // Only the part that the next row leaves in sight.
        path += arc(x, y, ring, ring === r ? 0.94 : ring > r / 2 ? 1.2 : 1.5);
    }
  return path;
}

function arc(x: number, y: number, r: number, half: number): string {
  const dx = r * Math.sin(half);
  const dy = -r * Math.cos(half);
  return `M${at(x - dx)} ${at(y + dy)}A${at(r)} ${at(r)} 0 0 1 ${at(x + dx)} ${at(y + dy)}`;
}

export const PATTERN: Readonly<Record<Back, string>> = {
  troublesome: hempLeaves(),
  quarrelsome: rings(),
  drowsy: waves(),
};
