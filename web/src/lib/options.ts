// Options of a game that a host chooses before the deal. Only chosen values are stored; all others have their default.
import type { components } from './messages';

export type Setting = components['schemas']['SettingInfo'];
export type Options = Readonly<Record<string, string>>;

/** Left to chance: a seat, or who sits there. */
export const RANDOM = 'random';

/** What holds where nothing was chosen. */
export function usual({ kind, values }: Setting): string {
  if (kind === 'choice') return values[0] ?? '';
  return kind === 'text' ? '' : RANDOM;
}

export function valueOf(setting: Setting, options: Options): string {
  return options[setting.name] ?? usual(setting);
}

/** The options with another value; what is usual is left out. */
export function withValue(setting: Setting, options: Options, value: string): Options {
  const rest = Object.fromEntries(Object.entries(options).filter(([name]) => name !== setting.name));
  return value === usual(setting) ? rest : { ...rest, [setting.name]: value };
}

/** Who sits where, seat by seat. */
export function peopleOf(setting: Setting, options: Options, seats: number): string[] {
  const named = (options[setting.name] ?? '').split(',').map((name) => name.trim());
  return Array.from({ length: seats }, (_, seat) => named[seat] || RANDOM);
}

/** The options with somebody else at a seat. Nobody sits twice: where they sat before, chance decides. */
export function withPerson(setting: Setting, options: Options, seats: number, seat: number, who: string): Options {
  const people = peopleOf(setting, options, seats).map((one, at) => (at === seat ? who : one === who ? RANDOM : one));
  return withValue(setting, options, people.every((one) => one === RANDOM) ? RANDOM : people.join(','));
}

/** What of some options a table of so many seats can have, from another day or for another number. */
export function fitting(settings: readonly Setting[], options: Options, seats: number): Options {
  let fits: Options = {};
  for (const setting of settings) {
    const value = options[setting.name];
    if (value === undefined) continue;
    if (setting.kind === 'people') {
      peopleOf(setting, options, seats).forEach((who, seat) => {
        if (setting.values.includes(who)) fits = withPerson(setting, fits, seats, seat, who);
      });
    } else if (
      setting.kind === 'text' ||
      (setting.kind === 'seat' ? /^\d$/.test(value) && Number(value) < seats : setting.values.includes(value))
    ) {
      fits = withValue(setting, fits, value);
    }
  }
  return fits;
}
