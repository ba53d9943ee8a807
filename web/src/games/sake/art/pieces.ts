// Counters and vessels. They lie on the table itself, so each brings its own light ground.

/** One sake, 30 × 30. */
export const CUP = `
white@ 1 7, 15 3, 29 7, 27 19, 22 25, 22 30, 8 30, 8 25, 3 19
ink 2 7 1.6, 4 19 2.6, 9 25 2.2, 8 29.4 2.2, 8 29.4 2.2, 15 30 2.2, 22 29.4 2.2, 22 29.4 2.2, 21 25 2.2, 26 19 2.6, 28 7 1.6
drink@ 4 7.6, 15 5, 26 7.6, 15 11
ink 2 7 1.4, 15 3 2, 28 7 1.4, 15 11.6 1.8, 2 7 1.2
red. 15 19 3
`;

/** What a card with sake on it lies in, 100 × 140. */
export const PUDDLE = `
pale@ 34 104, 46 96, 66 98, 88 95, 94 106, 84 116, 60 114, 42 118, 32 112
pale@ 44 107, 60 102, 80 105, 76 111, 52 112
`;

/** Somebody who has died and is still thirsty, 30 × 30. */
export const SPIRIT = `
violet@ 17 0, 17 0, 18 5, 22 8, 26 4, 26 4, 27 12, 29 19, 26 27, 15 30, 4 27, 1 19, 3 12, 4 6, 4 6, 9 8, 14 5
white@ 16 9, 16 9, 18 13, 23 17, 24 22, 21 27, 15 28.4, 9 27, 6 22, 8 16, 13 13
violet. 11.6 20.4 1.8, 18.6 20.4 1.8
violet 11 24.4 .8, 15 26 1.6, 19 24.4 .8
`;

/** A hired man under his hat, 30 × 30, walking to the right. */
export const WALKER = `
white@ 15 -1, 30 12, 25 16, 28 31, 2 31, 5 16, 0 12
ink@ 5 27, 7 19, 15 17, 23 19, 26 27, 15 29
ink 10 26 6, 8 30.4 5
ink 20 26 6, 23 30.4 5
white 12 18 1.4, 15.6 24 1.6, 19 18 1.4
red 6 25 1.4, 15 26.6 2.4, 25 25 1.4
white@ 9 11, 22 11, 20.6 16.4, 15.6 19, 10.6 16.4
ink 12 13.6 1, 15 15.4 1.6, 16 15 0
ink 18 15 0, 19 15.4 1.6, 21 13.8 1
ink# 15 0, 30 12.6, 15 11, 0 12.6
ink 0 12.6 2, 15 11 2.6, 30 12.6 2
red. 16.5 7 2.4
`;

/** The lantern of the player whose turn it is, 30 × 40. */
export const LANTERN = `
drink@ 15 7, 24 9, 29 17, 29 25, 24 33, 15 35, 6 33, 1 25, 1 17, 6 9
white@ 15 12, 21 15, 23 21, 21 28, 15 31, 9 28, 7 21, 9 15
ink 5 14 1, 15 16 1.6, 25 14 1
ink 2 20.6 1, 15 22.6 1.6, 28 20.6 1
ink 4 27.6 1, 15 29.6 1.6, 26 27.6 1
ink 9 7 2, 15 6 4.4, 21 7 2
ink 9 35 2, 15 36 4, 21 35 2
ink 15 5 1.4, 15 0 1.4
red 15 37 2, 15 40 2.4
`;

/** A heart that still beats, 12 × 14, and a wound across a card. */
export const HEART = 'red@ 6 13.6, 1 7.6, 1.6 3, 4.4 2, 6 4.4, 7.8 2, 10.6 3, 11.2 7.6';
export const WOUND = 'red~ 2 26 2, 12 17 6, 22 9 6, 30 1 1';
