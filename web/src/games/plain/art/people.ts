// Somebody, under a hat of straw: in a game from elsewhere everybody may be anybody.
export const SOMEBODY = `
pale@ 10 104, 18 78, 36 68, 64 68, 82 78, 90 104
ink 12 104 2, 18 80 6, 36 69 5, 48 78 2
ink 88 104 2, 82 80 5, 64 69 4, 52 78 2
pale@ 34 50, 66 50, 64 66, 50 74, 36 66
ink 38 54 2, 40 66 3, 50 72 2
ink 62 54 2, 60 66 2, 50 72 2
ink@ 50 16, 50 16, 70 34, 93 50, 93 50, 50 58, 7 50, 7 50, 30 34
white 46 24 1, 34 40 2, 18 49 0
white 52 22 1, 52 40 2, 50 53 0
white 57 26 1, 70 42 2, 82 48 0
red 36 54 2, 42 70 3, 50 76 4, 58 70 3, 64 54 1
`;
