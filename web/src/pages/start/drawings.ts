// The two games at a glance, in the notation of art/brush/drawing.ts, on a field of 120 × 80.
import type { GameName } from '../../lib/api';

const FLASK_AND_CUP = `
red. 74 30 21
pale@ 40 18, 48 18, 58 36, 60 58, 54 72, 34 72, 27 58, 29 36
ink 39 6 3, 40 16 4, 30 32 5, 26 52 7, 31 70 6, 34 73 2
ink 50 6 2, 49 16 3, 58 32 4, 61 52 5, 56 70 5, 52 74 1
ink 37 6 2, 44 4 3.500, 52 6 2
ink~ 32 72 3, 44 76 6, 58 72 2
grey 31 44 1, 43 47 3, 57 43 1
ink 76 58 1, 78 69 4, 87 74 5, 97 69 4, 99 57 1
ink 76 58 2, 87 55 2, 99 57 2
ink~ 4 78 1, 30 79 3, 80 78.500 2, 117 77 0
`;

const BLADE_AND_SUN = `
red. 44 34 23
ink 4 66 0, 34 52 4, 62 36 5.500, 84 20 6
white 12 62.500 0, 40 48 1, 64 34 1.400, 82 21 1
ink 77 10 2, 83 19 5, 88 29 3
ink~ 86 18 7, 100 9 8, 114 1 6
grey 91 11 1.500, 95 16 1.500
grey 98 6 1.500, 102 11 1.500
grey 105 2 1.200, 109 7 1.200
ink. 20 73 1.600, 27 77 1, 12 76 .8
ink~ 40 76 2, 70 73 4, 112 75 0
`;

export const drawings: Record<GameName, string> = { sake: FLASK_AND_CUP, sword: BLADE_AND_SUN };
