// The four boxes of a card as shapes of 30 × 32, and what else is printed in signs: one shape for one meaning, everywhere.

export type Box = 'attack' | 'defence' | 'movement' | 'drinking';
export const BOXES: readonly Box[] = ['attack', 'defence', 'movement', 'drinking'];

export const PIGMENT: Readonly<Record<Box, string>> = {
  attack: 'var(--shu)',
  defence: 'var(--matsuba)',
  movement: 'var(--ai)',
  drinking: 'var(--yamabuki)',
};

/** How far down the figure stands in each shape. */
export const MIDDLE: Readonly<Record<Box, number>> = { attack: 16.5, defence: 18, movement: 17, drinking: 20.5 };

/** Crossed strokes, a helmet, two footprints, a flask. */
export const SHAPE: Readonly<Record<Box, string>> = {
  attack: `
red 1 0 1, 8 8 7, 22 23 8, 30 33 1
red 29 0 1, 22 8 7, 8 23 8, 0 33 1
`,
  defence: `
green@ 3 26, 3 15, 8 8, 15 6, 22 8, 27 15, 27 26, 15 28
green 0 29 3, 6 27 5, 15 27 5, 24 27 5, 30 29 3
green 14 9 3, 8 7 4, 2 4 3, 0 -1 0
green 16 9 3, 22 7 4, 28 4 3, 30 -1 0
green 15 9 3, 15 2 2.4
`,
  movement: `
blue@ 8 8, 13 11, 13 19, 11 24, 12 29, 8 32, 4 29, 5 23, 2 16, 3 10
blue. 2.6 5.6 1.6, 6 3.8 1.6, 9.6 4 1.7, 13 6 1.9
blue@ 22 6, 27 8, 28 14, 25 21, 26 27, 22 30, 18 27, 19 22, 17 17, 17 9
blue. 17.4 3.6 1.9, 20.8 1.8 1.7, 24.4 2 1.6, 27.6 4 1.6
`,
  drinking: `
gold@ 11.6 1, 18.4 1, 18 9, 21 13, 26 19, 26 28, 21 32, 9 32, 4 28, 4 19, 9 13, 12 9
gold 8 .8 2, 15 1.4 3.6, 22 .8 2
`,
};
