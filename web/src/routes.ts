// Which page stands at which path, and the words it needs besides those of the house. A page is fetched when it is first visited.
import type { Component } from 'svelte';
import { guided, rooms as games } from './games';
import type { Room } from './lib/speech.svelte';

type Props = Record<string, unknown>;

export interface Page {
  default: Component<Props>;
  /** What the page shows and has to be fetched first, given the parts of its path; `null` if there is no such page. */
  bring?: (parts: Record<string, string>) => Promise<Props | null>;
}

export interface Route {
  /** Its named groups are props of the page. */
  path: RegExp;
  page: () => Promise<unknown>;
  rooms?: readonly Room[];
  /** Whether the page has the screen for itself, as a table has. */
  bare?: true;
}

/** What is said around every board; a game brings its own words. */
export const TABLE: readonly Room[] = ['table', 'stage', 'review', 'learn'];
const GUIDE: readonly Room[] = [...games, ...guided.map((game) => `${game}-rules`), 'guide'];

export const routes: readonly Route[] = [
  { path: /^\/$/, page: () => import('./pages/Start.svelte') },
  { path: /^\/table\/(?<id>[\w-]+)$/, page: () => import('./pages/Table.svelte'), rooms: TABLE, bare: true },
  { path: /^\/replay\/(?<id>[\w-]+)$/, page: () => import('./pages/Replay.svelte'), rooms: [...TABLE, 'replay'] },
  { path: /^\/learn\/(?<game>[\w-]+)$/, page: () => import('./pages/Learn.svelte'), rooms: [...TABLE, 'replay'], bare: true },
  {
    path: /^\/puzzles\/(?<game>[\w-]+)$/,
    page: () => import('./pages/Puzzles.svelte'),
    rooms: [...TABLE, 'lessons'],
    bare: true,
  },
  { path: /^\/gallery$/, page: () => import('./pages/Gallery.svelte'), rooms: [...games, 'gallery'] },
  { path: /^\/cards$/, page: () => import('./pages/Cards.svelte'), rooms: GUIDE },
  { path: /^\/rules(?:\/(?<game>[\w-]+))?$/, page: () => import('./pages/Rules.svelte'), rooms: GUIDE },
  { path: /^\/settings$/, page: () => import('./pages/Settings.svelte') },
];

export const NOT_FOUND: Route = { path: /^/, page: () => import('./pages/NotFound.svelte') };
