// State of the form for a new table. The last choice is stored in the browser.
import { guided } from '../../games';
import type { House, Level, NewTable } from '../../lib/api';
import { keep, recall } from '../../lib/browserStorage';
import { fitting, type Options, type Setting } from '../../lib/options';

interface Kept {
  game: string;
  seats: Record<string, number>;
  level: Level;
  options?: Record<string, Options>;
}

const USUAL: Kept = { game: guided[0] ?? '', seats: {}, level: 'adept' };
const fits = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'game' in value && 'seats' in value && 'level' in value;

/** Whether a table was laid in this browser before. */
export function wishedBefore(): boolean {
  return recall('wish', null, fits) !== null;
}

export class Wish {
  game = $state('');
  level = $state<Level>('adept');
  private counts = $state<Record<string, number>>({});
  private chosen = $state<Record<string, Options>>({});
  /** How many may sit at this game. */
  readonly sizes = $derived.by(() => {
    const played = this.house.games.find(({ name }) => name === this.game);
    const { least, most } = played ?? { least: 0, most: -1 };
    return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  });

  constructor(private readonly house: House) {
    const kept = recall('wish', USUAL, fits);
    // The house may have changed since.
    const named = new URLSearchParams(location.search).get('game'); // after its lesson
    const wished = [named, kept.game, USUAL.game].find((game) => house.games.some(({ name }) => name === game));
    this.game = wished ?? house.games[0]?.name ?? '';
    if (house.levels.includes(kept.level)) this.level = kept.level;
    this.counts = kept.seats;
    this.chosen = kept.options ?? {};
  }

  /** What can be chosen for a table of this game. */
  get settings(): readonly Setting[] {
    return this.house.games.find(({ name }) => name === this.game)?.settings ?? [];
  }

  /** What was chosen for it, as far as it fits this number of seats. */
  get options(): Options {
    return fitting(this.settings, this.chosen[this.game] ?? {}, this.seats);
  }

  set options(options: Options) {
    this.chosen[this.game] = options;
  }

  get seats(): number {
    const usual = this.sizes[Math.floor((this.sizes.length - 1) / 2)] ?? 0;
    const wanted = this.counts[this.game] ?? usual;
    return this.sizes.includes(wanted) ? wanted : usual;
  }

  set seats(seats: number) {
    this.counts[this.game] = seats;
  }

  /** The next visit does not begin with somebody's file. */
  private withoutFiles(): Record<string, Options> {
    const kept: Record<string, Options> = {};
    for (const { name, settings } of this.house.games) {
      const texts = settings.filter(({ kind }) => kind === 'text').map((setting) => setting.name);
      const chosen = Object.entries(this.chosen[name] ?? {}).filter(([option]) => !texts.includes(option));
      if (chosen.length > 0) kept[name] = Object.fromEntries(chosen);
    }
    return kept;
  }

  get order(): NewTable {
    const { game, seats, level, options } = this;
    keep('wish', { game, seats: this.counts, level, options: this.withoutFiles() });
    return { game, seats, level, options };
  }
}
