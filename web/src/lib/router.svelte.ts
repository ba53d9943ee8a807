// Client-side router. Links are plain <a href>; a click changes the page without loading the site anew.
import { here, home, STANDALONE } from './basePath';

class Router {
  path = $state(here(location).path);
  search = $state(here(location).search);
  hash = $state(here(location).hash);
  /** A piece of the house has not come, and a browser may not ask for it a second time. */
  torn = false;

  constructor() {
    addEventListener('vite:preloadError', () => (this.torn = true));
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  /** Goes to a path of the house, `replace` without a step in the history. */
  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    const elsewhere = here(url).path !== this.path;
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    if (elsewhere && this.torn) return location.reload(); // the next page comes whole, or it would be half dressed
    this.look();
    if (elsewhere) scrollTo(0, 0);
  }

  private look(): void {
    const { path, search, hash } = here(location);
    [this.path, this.search, this.hash] = [path, search, hash];
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const there = here(link);
    if (STANDALONE && link.hash && !link.hash.startsWith(`${home}/`)) {
      // A place on this page: the browser would forget where the reader is.
      event.preventDefault();
      document.getElementById(link.hash.slice(1))?.focus();
      return;
    }
    // A place on this page, and what the server answers itself, are the browser's own business.
    if (!STANDALONE && link.pathname === location.pathname && link.hash) return;
    if (there.path.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
