// Moments of a replay, fetched in pages when they are needed and a little ahead.
import { SvelteMap } from 'svelte/reactivity';
import { api, type Story } from '../../lib/api';
import type { AnyView, Happening } from '../../table/board';

type Frame = Story['frames'][number];

/** A moment: what had just happened, and how things stood. */
export interface Moment {
  number: number;
  view: AnyView;
  news: Happening[];
  lines: Frame['lines'];
  /** Why a bot did what had just happened, and whose bot. */
  by: number | null;
  why: string;
}

export const STRETCH = 60;
const BEFORE = 30;

export class Film {
  table = $state.raw<Story['table'] | null>(null);
  ending = $state.raw<Story['ending']>(null);
  length = $state(0);
  private readonly moments = new SvelteMap<number, Moment>();
  private readonly fetching = new Map<number, Promise<void>>();

  constructor(
    readonly id: string,
    /** A seat, `all` or `none`. */
    readonly eyes: string,
  ) {}

  get last(): number {
    return Math.max(0, this.length - 1);
  }

  /** The moment if it has come already. */
  seen(number: number): Moment | undefined {
    return this.moments.get(number);
  }

  /** The moment, fetched if need be; the stretch after it follows in the background, and that before it if it has just begun:
   *  a reader at a moment wants to read what led to it.
   */
  async at(number: number): Promise<Moment | undefined> {
    const first = Math.floor(number / STRETCH) * STRETCH;
    await this.fetch(first);
    // A link may name a moment that the game never had.
    if (number > this.last) return this.at(this.last);
    if (first + STRETCH < this.length) void this.fetch(first + STRETCH).catch(() => undefined);
    if (first > 0 && number - first < BEFORE) void this.fetch(first - STRETCH).catch(() => undefined);
    return this.moments.get(number);
  }

  /** The next moment, one way or the other, at which something is told; questions that nobody noticed are passed over. */
  async beside(number: number, way: 1 | -1): Promise<number> {
    let next = number + way;
    while (next > 0 && next < this.last && (await this.at(next))?.lines.length === 0) next += way;
    return Math.max(0, Math.min(this.last, next));
  }

  /** What had been told up to this moment, as far back as it has been fetched without a gap. */
  linesUpTo(number: number): Frame['lines'] {
    const told: Frame['lines'][] = [];
    for (let at = number; at >= 0; at--) {
      const moment = this.moments.get(at);
      if (!moment) break;
      told.unshift(moment.lines);
    }
    return told.flat();
  }

  /** The moment at which a line was told, among those that have come. */
  momentOf(line: Frame['lines'][number]): number | undefined {
    for (const moment of this.moments.values()) if (moment.lines.includes(line)) return moment.number;
    return undefined;
  }

  /** The first moment from which the lines are known without a gap, up to this one. */
  knownFrom(number: number): number {
    let at = number;
    while (at > 0 && this.moments.has(at - 1)) at--;
    return at;
  }

  private fetch(first: number): Promise<void> {
    const begun = this.fetching.get(first);
    if (begun) return begun;
    const fetching = api.story(this.id, this.eyes, first, STRETCH).then(
      (story) => {
        this.table = story.table;
        this.ending = story.ending;
        this.length = story.length;
        for (const { number, view, news, lines, by, why } of story.frames) {
          this.moments.set(number, { number, view, news, lines, by, why });
        }
      },
      (refused: unknown) => {
        this.fetching.delete(first);
        throw refused;
      },
    );
    this.fetching.set(first, fetching);
    return fetching;
  }
}
