// Preferences of the reader, in localStorage. The language is in speech.svelte.ts.
import { MediaQuery } from 'svelte/reactivity';
import { hearing } from '../sound/sound';
import { keep, oneOf, recall } from './browserStorage';

export const LIGHTS = ['system', 'evening', 'morning'] as const;
export const PACES = ['none', 'slow', 'calm', 'quick'] as const;
export const TEXT_SIZES = ['plain', 'large', 'largest'] as const;

export type Light = (typeof LIGHTS)[number];
export type Pace = (typeof PACES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];

const FACTORS: Record<Pace, number> = { none: 0, slow: 1.8, calm: 1, quick: 0.55 };
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

// The colour of the browser's own bars: as the system likes it (index.html), unless a light was chosen here.
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const grounds = bars.map((bar) => [bar, bar.content] as const);
const GROUND = {
  evening: bars.find((bar) => bar.media.includes('dark'))?.content ?? '',
  morning: bars.find((bar) => bar.media.includes('light'))?.content ?? '',
};

class Settings {
  light = $state<Light>(recall('light', 'system', oneOf(...LIGHTS)));
  pace = $state<Pace>(recall('pace', still.current ? 'none' : 'calm', oneOf(...PACES)));
  textSize = $state<TextSize>(recall('text-size', 'plain', oneOf(...TEXT_SIZES)));
  /** Standing orders: leave out the questions with which hardly anybody wants to be bothered. */
  spare = $state<boolean>(recall('spare', true, oneOf(true, false)));
  /** Whether what a first evening leaves out is explained when it is first met. */
  firsts = $state<boolean>(recall('firsts', true, oneOf(true, false)));
  /** Whether an answer is given with the first tap; otherwise a second one confirms it. */
  oneTap = $state<boolean>(recall('one-tap', false, oneOf(true, false)));
  /** How the house calls while the page is hidden: by sound, vibration, notification (`null`: not decided yet); and whether the screen
   *  stays awake while something is asked.
   */
  callSound = $state<boolean>(recall('call-sound', true, oneOf(true, false)));
  vibrate = $state<boolean>(recall('vibrate', true, oneOf(true, false)));
  notify = $state<boolean | null>(recall('notify', null, oneOf(true, false, null)));
  awake = $state<boolean>(recall('awake', true, oneOf(true, false)));
  private heard = $state(hearing.on);
  private loudness = $state(hearing.volume);

  constructor() {
    $effect.root(() => {
      $effect(() => keep('light', this.light));
      $effect(() => keep('text-size', this.textSize));
      $effect(() => keep('spare', this.spare));
      $effect(() => keep('firsts', this.firsts));
      $effect(() => keep('one-tap', this.oneTap));
      $effect(() => keep('call-sound', this.callSound));
      $effect(() => keep('vibrate', this.vibrate));
      $effect(() => keep('notify', this.notify));
      $effect(() => keep('awake', this.awake));
      $effect(() => {
        for (const [bar, ground] of grounds) bar.content = this.light === 'system' ? ground : GROUND[this.light];
      });
      $effect(() => {
        const { dataset } = document.documentElement;
        dataset['light'] = this.light;
        dataset['text'] = this.textSize;
        dataset['pace'] = this.still ? 'none' : this.pace;
      });
    });
  }

  /** Whether the system asks for less movement. */
  get still(): boolean {
    return still.current;
  }

  // The sounds keep these themselves; here they are only made reactive.
  get sound(): boolean {
    return this.heard;
  }

  set sound(on: boolean) {
    hearing.on = on;
    this.heard = on;
  }

  get volume(): number {
    return this.loudness;
  }

  set volume(volume: number) {
    hearing.volume = volume;
    this.loudness = volume;
  }

  /** Milliseconds that a movement of so many really takes; 0 for those who want none. */
  lasting(milliseconds: number): number {
    return this.still ? 0 : milliseconds * FACTORS[this.pace];
  }

  move(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace); // only when chosen: otherwise the system's wish decides anew each time
  }
}

export const settings = new Settings();
