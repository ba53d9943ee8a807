// State of a lesson: current text, the events before it, and the answer that is asked for. The server sends the whole lesson at once, so
// one may go back and forth; only the answer that is asked for leads on.
import type { Lesson } from '../../lib/api';
import { Clock } from '../../lib/clock.svelte';
import type { Asker, LogLine } from '../../lib/connection.svelte';
import { keep, recall } from '../../lib/browserStorage';
import type { AnyView, Happening, Offer } from '../../table/board';

type Act = Lesson['moments'][number]['acts'][number];

const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The games whose lesson was attended to its end in this browser. */
export function learned(): string[] {
  return recall('learned', [], isList);
}

export class Course implements Asker {
  at = $state(0);
  view = $state.raw<AnyView | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** What leads to the next thing said is being shown. */
  busy = $state(false);
  /** What is said after another answer. */
  gentle = $state('');
  over = $state(false);
  /** A hint makes ready what is asked for, and the bubble says the rest. */
  hint: Asker['hint'] = null;
  readonly window = null;
  readonly clock = new Clock();
  private wish = 0;

  constructor(
    readonly lesson: Lesson,
    /** Shows what happened, from how things stood before. */
    private readonly show: (news: readonly Happening[], before: AnyView) => Promise<void>,
    /** Makes an offer ready. */
    private readonly point: (offer: Offer) => void = () => undefined,
    at = Course.kept(lesson.game),
  ) {
    this.jump(Math.min(at, lesson.moments.length - 1));
  }

  /** Where one was the last time. */
  static kept(game: string): number {
    return recall(`lesson-${game}`, 0, isNumber);
  }

  get moment() {
    return this.lesson.moments[this.at]!;
  }

  get table() {
    return this.lesson.tables[this.moment.chapter]!;
  }

  /** What is asked, once all that led to it has been seen. */
  get question() {
    return this.busy || this.over ? null : this.moment.question;
  }

  get last(): number {
    return this.lesson.moments.length - 1;
  }

  /** To a thing that is said, at once: the table stands as it did then. */
  jump(to: number): void {
    this.wish += 1;
    this.at = Math.max(0, Math.min(this.last, to));
    this.busy = false;
    this.over = false;
    this.gentle = '';
    const acts: Act[] = [];
    for (let at = this.at; at >= 0 && this.lesson.moments[at]!.chapter === this.moment.chapter; at--) {
      acts.unshift(...this.lesson.moments[at]!.acts);
    }
    this.lines = acts.flatMap((act) => act.lines);
    this.view = acts.at(-1)?.view ?? null;
    this.remember();
  }

  /** To the beginning of a chapter. */
  open(chapter: number): void {
    this.jump(
      Math.max(
        0,
        this.lesson.moments.findIndex((moment) => moment.chapter === chapter),
      ),
    );
  }

  /** On to the next thing that is said, past all that happens in between. */
  async on(): Promise<void> {
    if (this.busy) return;
    if (this.at >= this.last) {
      this.over = true;
      keep('learned', [...new Set([...learned(), this.lesson.game])]);
      keep(`lesson-${this.lesson.game}`, 0);
      return;
    }
    const mine = ++this.wish;
    const before = this.moment.chapter;
    this.busy = true;
    this.gentle = '';
    this.at += 1;
    if (this.moment.chapter !== before) this.lines = [];
    for (const act of this.moment.acts) {
      if (this.view && act.news.length > 0) await this.show(act.news, this.view);
      if (mine !== this.wish) return;
      this.lines = [...this.lines, ...act.lines];
      this.view = act.view;
    }
    this.busy = false;
    this.remember();
  }

  /** An answer: the one that is asked for leads on, to others something kind is said and nothing moves. */
  answer(option: number): boolean {
    const { question, moment } = this;
    if (!question) return false;
    if (option === moment.option) {
      void this.on();
      return true;
    }
    this.gentle = moment.instead.find((one) => one.option === option)?.text ?? moment.gently;
    return false;
  }

  askHint(): void {
    const { question, moment } = this;
    const offer = question?.offers.find(({ option }) => option === moment.option);
    if (!offer) return;
    this.gentle = moment.gently;
    this.point(offer);
  }

  private remember(): void {
    keep(`lesson-${this.lesson.game}`, this.at);
  }
}
