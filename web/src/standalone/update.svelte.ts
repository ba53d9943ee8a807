// Registers the service worker, and offers a newer version when there is one.

class Update {
  /** A newer version is here; the reader says when. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register(new URL('sw.js', location.href), {
        scope: new URL('.', location.href).pathname,
      });
      const found = () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed' && navigator.serviceWorker.controller) this.offer(installing);
        });
      };
      registration.addEventListener('updatefound', found);
      found();
      if (registration.waiting && navigator.serviceWorker.controller) this.offer(registration.waiting);
    } catch (trouble) {
      console.error(trouble); // without it the page works, as long as there is a network
    }
  }

  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take over');
  }

  private offer(waiting: ServiceWorker): void {
    this.waiting = waiting;
    this.ready = true;
  }
}

export const update = new Update();
