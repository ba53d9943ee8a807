// A game from elsewhere, of which the browser knows nothing but what the house tells: enough to play it.
import type { Game } from '../game';

const CARDS_ON_A_TABLE = `
red. 74 28 22
white# 26 22, 50 14, 62 54, 38 62
ink 25 22 3, 38 17 2, 51 14 3
ink 50 13 3, 57 34 4, 62 55 3
ink 63 54 3, 50 59 2, 38 62 3
ink 39 63 3, 32 42 4, 26 21 3
white# 56 18, 82 24, 73 65, 47 59
pale@ 61 28, 75 32, 69 55, 54 51
ink 55 18 3, 69 20 2, 83 24 3
ink 82 23 3, 78 44 4, 73 66 3
ink 74 65 3, 60 63 2, 46 59 3
ink 47 60 3, 51 38 4, 56 17 3
ink~ 6 76 1, 40 73 4, 84 74 3, 116 76 0
`;

/** What is plain of the game with this name. */
export function plain(name: string): Game {
  return {
    drawing: CARDS_ON_A_TABLE,
    messageFiles: ['plain', `/games/${encodeURIComponent(name)}/messages`],
    play: async () => (await import('./table/play')).playOf(name),
  };
}
