// The roles as they stand on the scroll, and what tells the Ninja apart is added by RoleCard.
export const ROLES: Readonly<Record<string, string>> = {
  // The helmet with the golden horns.
  shogun: `
    ink@ 50 18, 70 24, 82 44, 82 58, 66 54, 50 56, 34 54, 18 58, 18 44, 30 24
    ink 20 54 6, 8 68 9, 2 84 5
    ink 80 54 6, 92 68 9, 98 84 5
    ink 22 62 4, 18 80 7, 14 94 2
    ink 78 62 4, 82 80 7, 86 94 2
    gold 46 42 5, 26 26 9, 16 -2 0
    gold 54 42 5, 74 26 9, 84 -2 0
    red. 50 43 8
    ink@ 30 66, 42 62, 50 68, 58 62, 70 66, 68 86, 50 98, 32 86
    white 40 82 1, 50 78 4, 60 82 1
    ink. 50 14 4`,
  // Ready to draw: a stance seen from behind the sword.
  samurai: `
    ink. 54 16 9
    ink 54 8 4, 46 1 5, 40 3 3
    ink@ 42 26, 54 24, 70 28, 78 44, 70 58, 80 78, 92 99, 62 96, 52 76, 44 98, 14 99, 26 76, 36 56, 30 42
    white 52 26 1, 54 42 3, 46 58 1
    red 33 56 5, 50 62 6, 71 57 5
    ink 70 32 8, 84 44 8, 76 58 7, 62 62 5
    white 76 62 2, 66 66 3
    ink 94 38 5, 74 54 5, 66 60 4
    ink 66 60 4, 34 76 5, 4 92 2
    ink 78 48 3, 84 58 5`,
  // Two eyes and the night.
  ninja: `
    ink@ 50 2, 74 8, 88 28, 88 54, 78 74, 94 90, 98 102, 2 102, 6 90, 22 74, 12 54, 12 28, 26 8
    white@ 20 38, 34 34, 50 36, 66 34, 80 38, 78 52, 62 54, 50 52, 38 54, 22 52
    ink 26 39 3, 38 39 5, 46 46 2
    ink 74 39 3, 62 39 5, 54 46 2
    ink. 36 47 3.4, 64 47 3.4
    white 26 70 0, 44 78 3, 72 72 0
    white 30 84 0, 52 88 3, 80 80 0
    red 82 24 5, 96 20 7, 106 28 0
    red 82 26 4, 96 36 6, 102 48 0`,
  // A man without a master, under his hat, going away.
  ronin: `
    pale~ 2 96 3, 40 92 8, 98 97 2
    ink@ 50 36, 62 38, 68 52, 68 66, 78 88, 62 90, 50 86, 34 92, 24 88, 34 66, 32 52, 38 38
    ink 42 86 8, 40 94 7, 32 100 5
    ink 58 86 8, 62 94 7, 58 101 5
    ink@ 50 2, 50 2, 66 16, 84 32, 84 32, 66 37, 50 38, 34 37, 16 32, 16 32, 34 16
    white 49 7 0, 42 20 2, 30 31 0
    white 52 8 0, 58 20 2, 68 31 0
    ink 18 54 4, 40 63 4.5
    ink 60 70 5, 92 84 4
    white 36 58 0, 50 66 3, 66 64 0
    red 58 41 5, 72 46 6, 84 41 5, 97 48 0
    red 58 42 4, 70 54 5, 84 56 0`,
};

/** Every role that can be dealt; the three Ninja share a drawing and differ by their stars. */
export const ROLE_NAMES: readonly string[] = Object.keys(ROLES).flatMap((role) =>
  role === 'ninja' ? ['ninja-1', 'ninja-2', 'ninja-3'] : [role],
);
