// The games that can be played at the table page; each is fetched when it is first needed.
import type { Play } from './board';

const PLAYS: Record<string, () => Promise<unknown>> = {
  sword: () => import('../games/sword/table/play'),
  sake: () => import('../games/sake/table/play'),
};

/** What the game brings: its board and its movements. A board is only ever given views of its own game. */
export async function playOf(game: string): Promise<Play> {
  const found = PLAYS[game];
  if (!found) throw new Error(`There is no board for the game ${game}.`);
  return ((await found()) as { game: Play }).game;
}
