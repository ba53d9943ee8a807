// State of the standalone page: what it waits for, what went wrong, and whether games are stored.
import type { NotStored, Stage } from './protocol';

export type StartupState = 'closed' | 'opening' | 'open' | 'elsewhere' | 'failed';

class StartupProgress {
  state = $state<StartupState>('closed');
  stage = $state<Stage>('fetching');
  /** Bytes fetched, and bytes in all. */
  done = $state(0);
  whole = $state(0);
  /** The name of the message that says what is wrong. */
  why = $state('');
  /** Number of stored entries that cannot be read. */
  damaged = $state(0);
  /** Whether games outlive the page. */
  kept = $state(true);
  /** Why the latest could not be stored. */
  trouble = $state<NotStored | null>(null);
  /** Whether the house had to be opened again because of an error. */
  restarted = $state(false);
  /** Tries once more, and takes over from another tab. */
  again: () => void = () => location.reload();

  progress(stage: Stage, done: number, whole: number): void {
    this.state = 'opening';
    [this.stage, this.done, this.whole] = [stage, done, whole];
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
