// What a medallion of 100 × 108 sits on, and what becomes of it.

/** A flat cushion with a tassel at each end. */
export const CUSHION = `
blue@ 14 92, 14 92, 50 96, 86 92, 86 92, 98 97, 90 106, 50 108, 10 106, 2 97
white 12 99 .6, 40 102 1.6, 66 102 1.4, 88 99 .4
red 4 99 2, 0 104 3, 1 108 1
red 96 99 2, 100 104 3, 99 108 1
`;

/** A Spirit burns upward, leaning in a draught. */
export const FLAME = `
violet@ 55 0, 55 0, 58 12, 66 21, 76 22, 84 12, 84 12, 86 28, 94 44, 96 62, 86 86, 64 98, 36 98, 14 86, 4 62, 7 44, 16 32, 15 17, 15 17, 24 24, 34 23, 46 13
white@ 53 15, 53 15, 57 24, 68 31, 82 44, 87 62, 78 82, 60 91, 40 91, 22 82, 13 62, 18 44, 32 32, 46 24
`;

export const CUP = `
violet@ 64 85, 64 85, 80 89, 98 85, 98 85, 94 98, 87 103, 88 108, 74 108, 75 103, 68 98
white@ 67 85.5, 81 82.5, 95 85.5, 81 88
violet 67 85 1, 81 82 1.4, 95 85 1
`;
