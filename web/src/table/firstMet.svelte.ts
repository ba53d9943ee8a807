// What is explained once, when it first matters at a real table: what the guided first game leaves out, and that one tap can be enough.
import type { Met, Play } from '../games/game';
import { keep, recall } from '../lib/browserStorage';
import { settings } from '../lib/settings.svelte';
import type { AnyView, Question } from './board';

export const ONE_TAP = 'web-met-one-tap';

const areNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** A game has been played to its end in this browser. */
export function playedOne(): void {
  keep('played-one', true);
}

export class FirstMet {
  /** It stays until it is put away, also when the thing has gone meanwhile. */
  told = $state.raw<Met | null>(null);
  private known = recall('met-things', [], areNames);

  look(view: AnyView, play: Play, question: Question | null): void {
    if (this.told) return;
    const met = play.met?.(view, question) ?? [];
    const taps = question && !settings.oneTap && recall('played-one', false, isFlag) ? [{ says: ONE_TAP, at: '' }] : [];
    this.told = [...met, ...taps].find(({ says }) => !this.known.includes(says)) ?? null;
  }

  putAway(): void {
    if (!this.told) return;
    this.known = [...this.known, this.told.says];
    keep('met-things', this.known);
    this.told = null;
  }
}
