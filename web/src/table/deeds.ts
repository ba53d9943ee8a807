// What somebody did, with all that came of it: lines of the log that belong together, as one reads them in a row.
import type { LogLine } from '../lib/state.svelte';

export interface ToldDeed {
  /** The number of its first line. */
  number: number;
  seat: number;
  text: string;
}

/** The last deeds, the latest last. News that are `quiet` are no deeds; `outcomes` belong to the deed before them. */
export function lastDeeds(
  lines: readonly LogLine[],
  quiet: readonly string[],
  outcomes: readonly string[],
  most: number,
): ToldDeed[] {
  const found: ToldDeed[] = [];
  let came: LogLine[] = [];
  const told = (): void => {
    const [first] = came;
    if (first) found.unshift({ number: first.number, seat: first.seat, text: came.map(({ text }) => text).join(' ') });
    came = [];
  };
  for (const line of lines.toReversed()) {
    if (found.length === most) break;
    if (line.kind === 'turn') told();
    if (line.kind !== 'event' || quiet.includes(line.what)) continue;
    came.unshift(line);
    if (!outcomes.includes(line.what)) told();
  }
  return found;
}
