// Where the house stands, and where one is in it. Behind a proxy it may have a path of its own, such as `/games`. The house in one page lies
// in any folder, and as no server answers for its paths there, they stand behind a `#`.

/** Whether this is the house in one page, without a server. */
export const PAGE = import.meta.env.MODE === 'page';

/** What comes before every path of the house in an address; nothing if it has its address to itself. */
export const home: string = PAGE
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
export function here({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>, page: boolean = PAGE): Here {
  if (!page) return { path: inside(pathname), search, hash };
  const within = new URL(hash.startsWith('#/') ? hash.slice(1) : '/', 'https://house');
  return { path: within.pathname, search: within.search, hash: within.hash };
}
