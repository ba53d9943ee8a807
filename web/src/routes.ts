// Which page stands at which path, and the words it needs besides those of the house. A page is fetched when it is first visited.
import type { Component } from 'svelte';
import { guided, messageFiles as games } from './games';
import type { MessageFile } from './lib/speech.svelte';

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
  messageFiles?: readonly MessageFile[];
  /** Whether the page has the screen for itself, as a table has. */
  bare?: true;
}

/** What is said around every board; a game brings its own words. */
export const TABLE: readonly MessageFile[] = ['table', 'stage', 'review', 'learn'];
const GUIDE: readonly MessageFile[] = [...games, ...guided.map((game) => `${game}-rules`), 'guide'];

export const routes: readonly Route[] = [
  { path: /^\/$/, page: () => import('./pages/Start.svelte') },
  { path: /^\/table\/(?<id>[\w-]+)$/, page: () => import('./pages/Table.svelte'), messageFiles: TABLE, bare: true },
  { path: /^\/replay\/(?<id>[\w-]+)$/, page: () => import('./pages/Replay.svelte'), messageFiles: [...TABLE, 'replay'] },
  {
    path: /^\/learn\/(?<game>[\w-]+)$/,
    page: () => import('./pages/Learn.svelte'),
    messageFiles: [...TABLE, 'replay'],
    bare: true,
  },
  {
    path: /^\/puzzles\/(?<game>[\w-]+)$/,
    page: () => import('./pages/Puzzles.svelte'),
    messageFiles: [...TABLE, 'lessons'],
    bare: true,
  },
  { path: /^\/gallery$/, page: () => import('./pages/Gallery.svelte'), messageFiles: [...games, 'gallery'] },
  { path: /^\/cards$/, page: () => import('./pages/Cards.svelte'), messageFiles: GUIDE },
  { path: /^\/rules(?:\/(?<game>[\w-]+))?$/, page: () => import('./pages/Rules.svelte'), messageFiles: GUIDE },
  { path: /^\/evenings$/, page: () => import('./pages/Evenings.svelte'), messageFiles: games },
  { path: /^\/settings$/, page: () => import('./pages/Settings.svelte') },
];

export const NOT_FOUND: Route = { path: /^/, page: () => import('./pages/NotFound.svelte') };
