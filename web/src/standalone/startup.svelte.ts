// How far the house of this page has come with opening, for whoever waits for it.

export type StartupState = 'closed' | 'opening' | 'open' | 'elsewhere' | 'failed';

class StartupProgress {
  state = $state<StartupState>('closed');
  /** Bytes that have come, of how many. */
  done = $state(0);
  whole = $state(0);
  /** The name of the sentence that says what is wrong. */
  why = $state('');
  /** Things on the shelf that cannot be read. */
  damaged = $state(0);
  /** Whether what is played outlives the page. */
  kept = $state(true);
  /** Tries once more, and takes the house from another tab. */
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
