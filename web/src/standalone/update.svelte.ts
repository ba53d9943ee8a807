// Registers the service worker, and offers a newer version when all of it has come.

class Update {
  /** A newer version is here; the reader says when. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;
  private watching = false;

  /** Called when the house is open: what it needed has come then, and need not be fetched a second time. */
  async watch(): Promise<void> {
    if (this.watching || !('serviceWorker' in navigator)) return;
    this.watching = true;
    const { serviceWorker } = navigator;
    // Any tab may have changed to the newer version: then all do.
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    serviceWorker.controller?.postMessage('opened');
    try {
      const scope = new URL('.', location.href);
      const registration = await serviceWorker.register(new URL('sw.js', scope), { scope: scope.pathname });
      const found = () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed' && serviceWorker.controller) this.offer(installing);
        });
      };
      registration.addEventListener('updatefound', found);
      found();
      if (registration.waiting && serviceWorker.controller) this.offer(registration.waiting);
    } catch (trouble) {
      console.error(trouble); // without it the page works, as long as there is a network
    }
  }

  take(): void {
    this.ready = false;
    this.waiting?.postMessage('take over');
  }

  /** The next visit offers it again. */
  later(): void {
    this.ready = false;
  }

  private offer(waiting: ServiceWorker): void {
    this.waiting = waiting;
    this.ready = true;
  }
}

export const update = new Update();
