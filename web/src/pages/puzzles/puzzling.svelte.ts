// State of a puzzle: one question, one best answer. Solved puzzles are stored in the browser.
import type { Puzzle } from '../../lib/api';
import { Clock } from '../../lib/clock.svelte';
import type { Asker } from '../../lib/connection.svelte';
import { keep, recall } from '../../lib/browserStorage';

const areNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

/** The puzzles of a game that were solved here, by their numbers. */
export function solvedOf(game: string): number[] {
  return recall(`puzzles-${game}`, [], areNumbers);
}

/** The first puzzle that is not solved yet, after this one if there is any; else the next. */
export function unsolved(solved: readonly number[], count: number, after = 0): number {
  for (let i = 1; i <= count; i++) {
    const number = ((after + i - 1) % count) + 1;
    if (!solved.includes(number)) return number;
  }
  return (after % count) + 1;
}

export class Puzzling implements Asker {
  /** How it stands: still open, answered with something worse, solved, or shown. */
  state = $state<'open' | 'wrong' | 'solved' | 'shown'>('open');
  readonly window = null;
  readonly clock = new Clock();
  hint: Asker['hint'] = null;

  constructor(readonly puzzle: Puzzle) {}

  get table() {
    return this.puzzle.table;
  }

  get over(): boolean {
    return this.state === 'solved' || this.state === 'shown';
  }

  get question() {
    return this.over ? null : this.puzzle.question;
  }

  /** The words of an offer. */
  text(option: number): string {
    const found = this.puzzle.question.offers.find((offer) => offer.option === option);
    if (!found) return '';
    return found.group ? `${found.group}: ${found.text}` : found.text;
  }

  answer(option: number): boolean {
    if (this.over) return false;
    const right = option === this.puzzle.option;
    this.state = right ? 'solved' : 'wrong';
    const { game, number } = this.puzzle;
    if (right) keep(`puzzles-${game}`, [...new Set([...solvedOf(game), number])]);
    return right;
  }

  /** The answer is shown; the puzzle does not count as solved. */
  askHint(): void {
    if (!this.over) this.state = 'shown';
  }
}
