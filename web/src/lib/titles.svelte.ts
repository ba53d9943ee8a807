// Names of the games: from the messages of the games that the browser knows, from the server for others.
import { api, type House } from './api';
import { readable } from './readable';
import { knows, language, say, type Language } from './speech.svelte';

let titles = $state.raw<Readonly<Record<string, string>>>({});
let asked: Language | null = null;

/** The name of a game in the reader's language; until the house has told it, the one it has among programs. */
export function titleOf(game: string): string {
  if (knows(`game-${game}`)) return say(`game-${game}`);
  if (asked !== language.now) void ask(language.now);
  return titles[game] ?? readable(game);
}

/** Remembers what the house has told, in the language in which it was asked. */
export function learnTitles({ games }: House, wanted: Language): void {
  asked = wanted;
  titles = Object.fromEntries(games.map(({ name, title }) => [name, title]));
}

async function ask(wanted: Language): Promise<void> {
  asked = wanted;
  try {
    learnTitles(await api.house(), wanted);
  } catch {
    asked = null; // the next time a title is wanted
  }
}
