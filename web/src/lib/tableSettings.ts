// Settings of a table that every game has (window, silence, pace, clock), as options: one for each field, 'none' where it is empty.
import type { TableInfo } from './api';
import type { components } from './messages';
import { valueOf, type Options, type Setting } from './options';

/** What may be chosen anew while a table is open; what is left out stays. */
export type Arrangement = Partial<components['schemas']['ChosenOptions']>;

const NONE = 'none';
const RESERVE = 300; // seconds that come with every clock

const text = (value: number | null | undefined): string => (value === null || value === undefined ? NONE : `${value}`);
const number = (value: string): number | null => (value === NONE ? null : Number(value));

export function settingsOf({ window, silence, pace, clock }: TableInfo): Options {
  return { window: text(window), silence, pace: text(pace), clock: text(clock?.decision) };
}

/** The same as a wish to the house. */
export function arrangement(settings: readonly Setting[], options: Options): Arrangement {
  const chosen = new Map(settings.map((setting) => [setting.name, valueOf(setting, options)]));
  const wish: Arrangement = {};
  const [window, silence, pace, clock] = ['window', 'silence', 'pace', 'clock'].map((name) => chosen.get(name));
  if (window !== undefined) wish.window = number(window);
  if (silence === 'beats' || silence === 'strict') wish.silence = silence;
  if (pace !== undefined) wish.pace = Number(pace);
  if (clock !== undefined) wish.clock = clock === NONE ? null : { decision: Number(clock), reserve: RESERVE };
  return wish;
}
