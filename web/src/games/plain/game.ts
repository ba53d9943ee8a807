// A game from elsewhere, of which the browser knows nothing but what the house tells: enough to play it.
import type { Game } from '../game';

const CARDS_ON_A_TABLE = `
red. 60 32 20
white# 34 20, 56 14, 66 52, 44 58
ink 34 20 2, 56 14 2
ink 56 14 2, 66 52 3
ink 66 52 3, 44 58 2
ink 44 58 2, 34 20 3
white# 62 16, 86 20, 80 59, 56 55
ink 62 16 2, 86 20 3
ink 86 20 3, 80 59 2
ink 80 59 2, 56 55 3
ink 56 55 3, 62 16 2
pale@ 66 26, 80 28, 77 49, 62 47
ink~ 6 76 1, 40 73 4, 84 74 3, 116 76 0
`;

export const game: Game = {
  drawing: CARDS_ON_A_TABLE,
  rooms: [],
  play: async () => (await import('./table/play')).play,
};
