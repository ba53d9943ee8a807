// Registry of the games with drawings of their own, by name: each folder here with a `game.ts`.
import { loadMessages } from '../lib/speech.svelte';
import type { Game } from './game';
import { plain } from './plain/game';

const found = import.meta.glob<Game>(['./*/game.ts', '!./plain/game.ts'], { eager: true, import: 'game' });

/** The games with pages of their own, in the order of their folders. */
export const games: ReadonlyMap<string, Game> = new Map(
  Object.entries(found).map(([path, game]) => [path.split('/')[1] ?? '', speaking(game)]),
);

/** The game whose words come together with its table. */
function speaking(game: Game): Game {
  return { ...game, play: async () => (await Promise.all([game.play(), loadMessages(...game.messageFiles)]))[0] };
}

/** What the browser knows of a game; of one from elsewhere only what is plain. */
export function gameOf(name: string): Game {
  return games.get(name) ?? speaking(plain(name));
}

/** The games that can be read about. */
export const guided: readonly string[] = [...games].filter(([, game]) => game.about).map(([name]) => name);

/** The games that can be learned at the table. */
export const taught: readonly string[] = [...games].filter(([, game]) => game.taught).map(([name]) => name);

/** The games with positions in which to find the move. */
export const puzzling: readonly string[] = [...games].filter(([, game]) => game.puzzling).map(([name]) => name);

/** All files with names and texts of games. */
export const messageFiles: readonly string[] = [...games.values()].flatMap((game) => game.messageFiles);
