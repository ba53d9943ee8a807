// The base path of the site, and paths relative to it. Behind a proxy the base path may be `/games`, for example. In the standalone
// page paths stand behind a `#`: it lies in any folder, and no server answers for its paths.

/** Whether this is the page without a server. */
export const STANDALONE = import.meta.env.MODE === 'standalone';

/** What comes before every path of the house in an address; nothing if it has its address to itself. */
export const home: string = STANDALONE
  ? '#'
  : typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="izakaya-path"]')?.content ?? '');

/** A path of the browser's as the house knows it. */
export function inside(path: string, place: string = home): string {
  return place && (path === place || path.startsWith(`${place}/`)) ? path.slice(place.length) || '/' : path;
}

export interface Here {
  path: string;
  search: string;
  hash: string;
}

/** Where an address leads to in the house. */
export function here(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  page: boolean = STANDALONE,
): Here {
  if (!page) return { path: inside(pathname), search, hash };
  const within = new URL(hash.startsWith('#/') ? hash.slice(1) : '/', 'https://house');
  return { path: within.pathname, search: within.search, hash: within.hash };
}
