// Startup state of the standalone page: progress, errors, and whether games are stored.

export type StartupState = 'closed' | 'opening' | 'open' | 'elsewhere' | 'failed';

class StartupProgress {
  state = $state<StartupState>('closed');
  /** Bytes loaded, and bytes in all. */
  done = $state(0);
  whole = $state(0);
  /** The name of the message that says what is wrong. */
  why = $state('');
  /** Number of stored entries that cannot be read. */
  damaged = $state(0);
  /** Whether games outlive the page. */
  kept = $state(true);
  /** Tries once more, and takes over from another tab. */
  again: () => void = () => location.reload();

  progress(done: number, whole: number): void {
    this.state = 'opening';
    [this.done, this.whole] = [done, whole];
  }

  opened(damaged: number, kept: boolean): void {
    this.state = 'open';
    [this.damaged, this.kept] = [damaged, kept];
  }

  fail(why: string): void {
    this.state = 'failed';
    this.why = why;
  }
}

export const startup = new StartupProgress();
