// The four properties: what lies before you.
export const PROPERTIES: Readonly<Record<string, string>> = {
  // A cuirass with its shoulder plates, laced in red.
  armour: `
    pale@ 22 20, 50 14, 78 20, 84 60, 78 96, 22 96, 16 60
    ink 36 16 5, 38 28 8, 50 34 8, 62 28 8, 64 16 5
    ink@ 14 20, 30 16, 32 30, 27 52, 8 52, 4 40
    ink@ 86 20, 70 16, 68 30, 73 52, 92 52, 96 40
    ink 30 46 8, 50 50 9, 70 46 8
    ink 29 60 8, 50 64 9, 71 60 8
    ink 28 74 8, 50 78 9, 72 74 8
    ink# 24 84, 40 86, 36 100, 18 98
    ink# 43 87, 57 87, 57 101, 43 101
    ink# 60 86, 76 84, 82 98, 64 100
    red 40 44 3, 40 82 3.5
    red 60 44 3, 60 82 3.5`,
  // One eye under a stern brow.
  focus: `
    ink~ 6 34 4, 28 22 13, 62 20 15, 95 36 2
    ink 4 62 2, 24 46 7, 52 40 9, 78 48 7, 97 66 1
    red. 51 58 14
    ink. 51 58 6
    white. 55 53 2.6
    ink 8 63 1, 30 76 3, 54 79 4, 78 74 3, 90 66 0
    pale 18 88 2, 48 94 7, 80 88 2`,
  // The blade leaves the scabbard, and the cut is there before it.
  'fast-draw': `
    red~ 4 44 0, 22 20 9, 52 7 15, 82 14 9, 97 32 0
    ink -2 98 9, 18 86 12, 34 76 12
    ink 32 78 4, 50 67 7, 60 61 7
    white 38 74 0, 50 67 2, 60 61 1
    ink 52 48 3, 61 60 8, 68 73 3
    ink 62 60 9, 78 51 11, 97 40 10
    white 70 49 1.5, 76 59 2
    white 79 44 1.5, 85 54 2
    ink 24 88 5, 40 92 3, 52 88 4, 66 94 0`,
  // The two swords at rest on their stand: what a samurai owes.
  bushido: `
    ink 50 -2 1, 32 9 2
    ink 50 -2 1, 68 9 2
    ink 14 11 7, 50 9 6, 86 11 7
    pale@ 20 14, 20 14, 80 14, 80 14, 80 88, 80 88, 20 88, 20 88
    ink 50 20 10, 51 44 12, 49 70 11
    ink~ 26 39 9, 50 35 11, 76 33 8
    ink 33 71 8, 50 68 10, 70 69 9
    red# 65 75, 75 74, 76 84, 66 85
    ink 10 92 9, 50 90 7, 90 92 9`,
};
