// Where the house stands: behind a proxy it may have a path of its own, such as `/games`.

/** What comes before every path of the house; nothing if it has its address to itself. */
export const home: string =
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="izakaya-path"]')?.content ?? '');

/** A path of the browser's as the house knows it. */
export function inside(path: string, place: string = home): string {
  return place && (path === place || path.startsWith(`${place}/`)) ? path.slice(place.length) || '/' : path;
}
