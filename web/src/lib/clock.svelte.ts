// Clock synchronised with the server: `ends` in a message is a time on it.
import { createSubscriber } from 'svelte/reactivity';

export class Clock {
  private ahead = 0;
  private readonly ticking = createSubscriber((update) => {
    const beat = setInterval(update, 250);
    return () => clearInterval(beat);
  });

  /** Sets it by what the house said just now. */
  set(now: number): void {
    this.ahead = now - performance.now() / 1000;
  }

  /** Seconds left until then, never below 0; goes on by itself wherever it is shown. */
  left(ends: number): number {
    this.ticking();
    return Math.max(0, ends - this.ahead - performance.now() / 1000);
  }
}
