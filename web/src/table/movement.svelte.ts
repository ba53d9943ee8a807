// What happened is shown one event after the other; the view changes when all of them have been seen.
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

type Choreography = (happening: Happening, before: AnyView) => Act[];

// How long one event is looked at; what belongs to one event moves together.
const LASTING = 340;

export class Movement {
  /** The event being shown now. */
  now = $state.raw<Happening | null>(null);
  running = $state.raw<readonly Running[]>([]);
  strokes = $state.raw<readonly Stroke[]>([]);
  readonly stage = new Stage();

  private count = 0;

  constructor(private choreography: Choreography = () => []) {}

  /** A game is fetched when its table is opened, so its choreography comes after the page. */
  learn(choreography: Choreography): void {
    this.choreography = choreography;
  }

  /** Shows some news; `before` is the view before them. Done when all have been seen. */
  async show(events: readonly Happening[], before: AnyView): Promise<void> {
    for (const happening of events) await this.showOne(happening, before);
    this.now = null;
  }

  /** After a jump nothing of before is still wet. */
  dry(): void {
    this.running = [];
    this.strokes = [];
    this.now = null;
  }

  private async showOne(happening: Happening, before: AnyView): Promise<void> {
    const acts = this.choreography(happening, before);
    const lasting = settings.lasting(LASTING);
    for (const act of acts) {
      if (act.do === 'sound') play(act.sound);
      if (act.do === 'stroke') {
        this.strokes = [{ id: ++this.count, from: act.from, to: act.to, ranged: act.ranged ?? false }];
      }
      if (act.do === 'dry') this.strokes = [];
    }
    if (acts.length === 0 || lasting === 0) return;
    this.now = happening;
    this.running = acts.map((act) => ({ id: ++this.count, act, lasting }));
    await new Promise((resolve) => setTimeout(resolve, lasting));
    this.running = [];
  }
}
