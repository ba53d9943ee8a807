// The thirteen weapons, in the notation of brush/drawing.ts. Blades run from the lower left to the upper right, so that a hand
// of them reads as one gesture; what differs is length, guard, shaft and the one red thing.
export const WEAPONS: Readonly<Record<string, string>> = {
  // A wooden sword: one piece, no guard, blunt; straw flies where it struck.
  bokken: `
    pale@ 30 92, 52 66, 86 26, 96 30, 74 64, 46 94
    ink~ 8 91 7, 22 78 9, 46 54 10, 68 31 10, 84 13 8, 90 7 2
    red 18 71 3, 29 82 4
    red 24 66 2, 34 77 4, 36 90 2, 30 97 0
    ink 62 72 1, 74 74 2, 84 71 0
    ink 66 80 0, 76 83 2, 88 82 0`,
  // A pipe with a long stem; the ember is the accent, the smoke is half the picture.
  kiseru: `
    pale 80 30 2, 58 26 9, 66 10 13, 40 -2 3
    grey 86 28 1, 78 18 5, 88 9 6, 80 -2 1
    ink 3 88 6, 12 84 9, 28 75 7, 28 75 5, 52 63 5, 66 57 6, 66 57 9, 78 52 9, 86 51 9
    ink@ 73 36, 73 36, 80 39, 92 39, 99 36, 99 36, 96 50, 86 55, 77 50
    red 76 36 3, 86 34 7, 96 36 3
    white 12 80 1, 16 86 1.5
    white 66 52 1, 69 61 1.5`,
  // A short blade bare beside its scabbard.
  wakizashi: `
    grey 36 99 9, 60 86 10, 84 66 9, 92 56 6
    ink 54 80 2, 64 90 5, 60 99 1
    ink 6 70 11, 20 58 12, 30 49 11
    red 6 60 2, 20 70 3
    red 14 53 2, 28 63 3
    ink 27 36 3, 35 46 6, 42 57 3
    ink 33 48 8, 54 32 11, 76 14 9, 84 4 0
    white 42 46 0, 60 32 2, 76 18 0`,
  // A staff whirled so fast that it leaves a ring.
  bo: `
    pale~ 20 66 3, 8 42 9, 22 16 12, 52 8 13, 80 20 10, 92 46 4
    pale~ 82 36 2, 92 62 8, 76 86 12, 46 92 10, 26 84 2
    ink 6 96 6, 30 71 7, 52 49 6.5, 74 27 7, 95 5 6
    red 40 54 4, 48 61 4.5
    red 52 42 4, 60 49 4.5`,
  // Sickle above, chain in a snake, weight swinging out.
  kusarigama: `
    ink 30 92 7, 33 62 6, 36 34 6, 38 18 5
    ink 32 24 4, 52 16 10, 74 22 8, 90 44 0
    ink. 30 94 3, 40 97 2.6, 50 95 2.6, 58 88 2.6, 60 78 2.6, 56 68 2.6, 56 58 2.6, 64 52 2.6, 74 54 2.6, 80 62 2.6
    red. 86 75 10
    ink 26 76 2, 40 73 3`,
  // The katana before the rising sun.
  katana: `
    red. 62 38 23
    ink 4 95 8, 14 86 9, 26 75 8
    ink 21 67 3, 30 73 6, 37 82 3
    ink 30 72 4, 48 56 7, 68 36 7, 86 14 5, 91 4 0
    white 36 69 0, 54 52 1.6, 72 33 1.6, 84 18 0
    white 9 84 1, 16 92 1.6
    white 16 78 1, 23 86 1.6`,
  // A throwing star in flight, a second one behind it.
  shuriken: `
    grey@ 82 4, 82 4, 84 12, 93 14, 93 14, 85 17, 83 26, 83 26, 80 17, 72 15, 72 15, 80 12
    ink@ 34 10, 34 10, 51 37, 51 37, 60 40, 90 34, 90 34, 63 53, 63 53, 60 62, 66 92, 66 92, 46 66, 46 66, 37 62, 8 70, 8 70, 34 49, 34 49, 38 40
    white. 49 51 9
    red 49 51 4, 36 62 4, 26 80 3, 14 84 3, 6 96 0
    red 46 53 3, 36 72 3, 34 88 2, 26 99 0`,
  // An iron club, thick end up, with studs.
  kanabo: `
    ink 16 95 5, 28 80 6, 38 66 8, 54 46 17, 70 25 22, 80 12 18, 84 8 6
    white. 54 38 2.4, 62 46 2.4, 62 28 2.6, 70 36 2.6, 71 17 2.6, 79 26 2.6
    red 20 81 3, 30 90 3.5
    red 26 74 2, 36 83 3, 42 94 2, 38 98 0
    ink 10 94 4, 14 100 3, 20 98 4`,
  // The great sword: as long as the card, wrapped for two hands, over the hills it was carried across.
  nodachi: `
    pale@ 0 78, 16 64, 34 76, 56 58, 80 76, 100 70, 100 100, 0 100
    ink 2 98 7, 15 84 8, 28 70 7
    red 7 86 2, 14 94 2.5
    red 14 78 2, 22 86 2.5
    ink 23 62 3, 30 68 6, 37 75 3
    ink 29 69 5, 46 50 10, 66 30 11, 84 14 8, 99 2 0
    white 38 62 0, 56 42 1.4, 76 24 1.4, 90 12 0`,
  // A long shaft, a broad curved blade, a red tassel between them.
  naginata: `
    pale~ 74 8 3, 90 34 11, 84 64 13, 62 88 3
    ink 14 100 5, 34 71 5.5, 50 46 5.5
    ink 47 50 6, 60 31 13, 66 14 12, 60 -1 0
    white 54 44 0, 63 27 2, 62 12 0
    ink 41 43 3, 57 53 5.5
    red 51 51 5, 64 58 7, 68 72 6, 63 84 0
    red 49 53 3, 58 64 5, 55 78 0`,
  // Pikes stand in a rank in the mist.
  nagayari: `
    pale@ 0 74, 24 68, 52 76, 82 66, 100 72, 100 94, 70 90, 40 98, 0 92
    ink 30 100 3, 29 60 3.5, 28 26 3.5
    ink 28 30 6, 29 20 8, 27 4 0
    ink 52 98 3.5, 53 60 4, 52 34 4
    ink 52 36 7, 54 22 9, 51 2 0
    ink 75 100 3, 74 64 3.5, 76 32 3.5
    ink 76 36 6, 75 26 8, 77 9 0
    red 54 40 4, 66 44 9, 74 54 4, 84 52 0
    ink 23 28 2, 34 29 2
    ink 46 35 2, 59 34 2
    ink 70 34 2, 81 35 2`,
  // A matchlock that has just gone off.
  tanegashima: `
    pale@ 74 26, 82 8, 98 4, 106 24, 96 42, 80 38
    ink@ 0 76, 14 63, 30 55, 42 57, 34 69, 20 86, 10 95, 2 90
    ink 28 61 10, 50 49 9, 74 35 8, 80 32 7
    white 40 56 0, 58 47 1.4, 74 38 0
    ink 34 43 2, 41 38 5, 48 44 5, 50 51 3
    red 37 41 4, 28 34 4, 38 24 3, 30 14 0
    ink 42 62 2, 49 69 4, 56 60 2
    red 80 30 6, 97 13 0
    red 82 31 6, 103 29 0
    red 82 33 4, 97 42 0`,
  // The great bow is taller than its archer, and held below the middle.
  daikyu: `
    ink 32 1 2, 44 6 6, 64 24 8, 71 46 9, 66 66 10, 66 66 10, 58 84 8, 42 95 6, 31 99 2
    ink 33 2 1.5, 24 50 1.8, 32 99 1.5
    ink 4 67 3, 46 65 3.5, 86 64 3.5
    ink# 85 56, 100 64, 85 72
    red 0 58 1, 10 62 6, 22 66 0
    red 0 76 1, 10 71 6, 22 67 0
    red 60 56 5, 74 59 6
    red 60 71 5, 73 75 6`,
};
