// Loads the review of a game: polls the server until it is computed, and finds what belongs to a moment.
import { api, sentenceOf, type Review } from '../../lib/api';

const AGAIN = 1500; // milliseconds between two questions how far it has come

type Turns = NonNullable<Review['turns']>;

/** Games whose review was seen whole: their ending can be told with it, and nothing has to be worked out for that. */
export const reviewed = new Set<string>();

/** The turn at which somebody's chance changed most. */
export function decisive(turns: Turns): Turns[number] | undefined {
  return turns.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0];
}

export class GameReview {
  told = $state.raw<Review | null>(null);
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.ask();
  }

  /** What is told, once all of it is there. */
  get ready(): boolean {
    return this.told?.ready ?? false;
  }

  get looks() {
    return this.told?.looks ?? [];
  }

  get turns() {
    return this.told?.turns ?? [];
  }

  get advice() {
    return this.told?.advice ?? [];
  }

  /** How things stood at the last turn before this moment. */
  lookAt(number: number) {
    return this.looks.findLast((look) => look.number <= number) ?? this.looks[0];
  }

  /** What a master would have done instead of the answer that was given at this moment. */
  adviceAt(number: number) {
    return this.advice.find((one) => one.number === number);
  }

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    this.trouble = '';
    try {
      const now = await api.review(this.id);
      if (this.closed) return;
      this.told = now;
      if (now.ready) reviewed.add(this.id);
      if (!now.ready) this.timer = setTimeout(() => void this.ask(), AGAIN);
    } catch (refused) {
      if (!this.closed) this.trouble = sentenceOf(refused);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** A line through some chances, on a field of 1000 × 100: moments from left to right, 1 at the top. */
export function pathThrough(points: readonly { number: number; chance: number }[], last: number): string {
  return points
    .map(({ number, chance }, i) => `${i === 0 ? 'M' : 'L'}${across(number, last).toFixed(1)} ${(100 - 100 * chance).toFixed(1)}`)
    .join('');
}

/** How far to the right a moment lies, on a field of 1000. */
export function across(number: number, last: number): number {
  return last > 0 ? (1000 * number) / last : 0;
}

/** The moment at a place of a field that is so wide. */
export function momentAt(x: number, width: number, last: number): number {
  return width > 0 ? Math.max(0, Math.min(last, Math.round((x / width) * last))) : 0;
}
