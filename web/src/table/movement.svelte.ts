// Queue of animations: shows events one after the other; the view changes when all of them have been shown.
import { settings } from '../lib/settings.svelte';
import { play } from '../sound/sound';
import type { Act, AnyView, Happening } from './board';
import { Stage } from './stage';

/** An ink stroke on the table; it stays until it is answered. */
export interface Stroke {
  id: number;
  from: string;
  to: string;
  ranged: boolean;
}

export interface Running {
  id: number;
  act: Act;
  /** Milliseconds. */
  lasting: number;
}

/** What stands on the stage: a deed with its answer and its end, as far as they are known. */
export interface Deed {
  by: number;
  to: number | undefined;
  card: string | null;
  strength: number | undefined;
  answer: string | null;
  defence: number | undefined;
  wounds: number | undefined;
  /** What the log says of its last part; empty where nothing is said. */
  said: string;
  /** How things stood. */
  view: AnyView;
}

/**
 * Whether strength less defence is what the wounds are. Not if somebody had fewer lives to lose, if something else was lost
 * first, or if another stepped in the way: then an equation would be wrong.
 */
export function addsUp({ strength, defence, wounds }: Pick<Deed, 'strength' | 'defence' | 'wounds'>): boolean {
  return strength !== undefined && defence !== undefined && Math.max(0, strength - defence) === wounds;
}

type Choreography = (happening: Happening, before: AnyView) => Act[];

// How long one event is looked at; what belongs to one event moves together.
const LASTING = 340;
// A deed wants to be read: who, with what, at whom, and the sum.
const READ = 1500;
const STAGED: readonly Act['do'][] = ['deed', 'turned', 'answer', 'outcome'];

export class Movement {
  /** The event being shown now. */
  now = $state.raw<Happening | null>(null);
  running = $state.raw<readonly Running[]>([]);
  strokes = $state.raw<readonly Stroke[]>([]);
  /** The deed that is on the stage now. */
  deed = $state.raw<Deed | null>(null);
  readonly stage = new Stage();

  private count = 0;
  private last: Deed | null = null;

  constructor(private choreography: Choreography = () => []) {}

  /** A game is fetched when its table is opened, so its choreography comes after the page. */
  learn(choreography: Choreography): void {
    this.choreography = choreography;
  }

  /** Shows some news; `before` is the view before them, and `said` tells of each what the log says. Done when all have been seen. */
  async show(events: readonly Happening[], before: AnyView, said: (place: number) => string = () => ''): Promise<void> {
    for (const [place, happening] of events.entries()) await this.showOne(happening, before, said(place));
    this.now = null;
  }

  /** After a jump nothing of before is still wet. */
  dry(): void {
    this.running = [];
    this.strokes = [];
    this.now = null;
    this.deed = null;
    this.last = null;
  }

  private async showOne(happening: Happening, before: AnyView, said: string): Promise<void> {
    const acts = this.choreography(happening, before);
    const staged = acts.some((act) => STAGED.includes(act.do));
    const lasting = settings.lasting(staged ? READ : LASTING);
    for (const act of acts) {
      this.last = grown(this.last, act, before);
      if (act.do === 'sound') play(act.sound);
      if (act.do === 'stroke') {
        this.strokes = [{ id: ++this.count, from: act.from, to: act.to, ranged: act.ranged ?? false }];
      }
      if (act.do === 'dry') this.strokes = [];
    }
    if (acts.length === 0 || lasting === 0) return;
    this.now = happening;
    this.deed = staged && this.last ? { ...this.last, said } : null;
    this.running = acts.map((act) => ({ id: ++this.count, act, lasting }));
    await new Promise((resolve) => setTimeout(resolve, lasting));
    this.running = [];
    this.deed = null;
  }
}

/** The deed after one more act of it. An answer to nothing that was seen stands for itself. */
function grown(deed: Deed | null, act: Act, view: AnyView): Deed | null {
  if (act.do === 'deed') {
    const { by, to, card, strength } = act;
    // A card is played first and aimed then.
    const same = deed !== null && deed.by === by && deed.to === undefined;
    return {
      by,
      to,
      card: card ?? (same ? deed.card : null),
      strength,
      answer: null,
      defence: undefined,
      wounds: undefined,
      said: '',
      view,
    };
  }
  if (deed && act.do === 'turned') return { ...deed, [act.by === deed.by ? 'card' : 'answer']: act.card };
  if (deed && act.do === 'answer') return { ...deed, answer: act.card, defence: act.defence };
  if (deed && act.do === 'outcome') return { ...deed, wounds: act.wounds };
  return deed;
}
