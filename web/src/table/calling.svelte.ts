// Calls a player whose page is hidden: sound, vibration, notification and the seconds in the title; keeps the screen awake while something
// is asked; and remembers where the log stood, for "while you were away".
import type { Connection } from '../lib/connection.svelte';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/speech.svelte';
import type { LogLine } from '../lib/state.svelte';
import { play } from '../sound/sound';

const PATTERN = [120, 80, 120]; // milliseconds of vibration and rest
const LONG_AWAY = 4; // lines; less than that is seen at a glance
const TOLD = 3;

export class Calling {
  hidden = $state(document.visibilityState === 'hidden');
  /** What happened while the page was hidden: what a bot did for the reader, and else the last of it. */
  missed = $state.raw<readonly LogLine[]>([]);
  /** Whether a call has come that a notification could have brought. */
  called = $state(false);
  private left = -1; // how many lines there were when the page was hidden
  private lock: WakeLockSentinel | null = null;

  constructor(private readonly connection: Connection) {
    const look = () => this.look();
    $effect(() => {
      document.addEventListener('visibilitychange', look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        void this.lock?.release();
      };
    });
    // A window calls everybody who plays, asked or not: nobody near by hears who could react.
    const asked = $derived(this.connection.window === null ? (this.connection.question?.number ?? null) : null);
    const window = $derived(this.seated ? this.connection.windowNumber : null);
    $effect(() => {
      if (asked !== null) this.call(say('web-call-turn'));
    });
    $effect(() => {
      if (window !== null) this.call(say('web-call-window'));
    });
    const waited = $derived(asked !== null || window !== null);
    $effect(() => void this.stayAwake(waited && !this.hidden && settings.awake));
  }

  /** The seconds that are left, where somebody decides instead of the reader when they are over. */
  get seconds(): number | null {
    const ends = this.connection.question ? (this.connection.question.ends ?? this.connection.window) : null;
    return ends === null ? null : Math.ceil(this.connection.clock.left(ends));
  }

  private get seated(): boolean {
    return typeof this.connection.table?.you === 'number';
  }

  private look(): void {
    this.hidden = document.visibilityState === 'hidden';
    const { lines, table } = this.connection;
    if (this.hidden) {
      this.left = lines.length;
      return;
    }
    const news = this.left < 0 ? [] : lines.slice(this.left).filter(({ kind }) => kind === 'event');
    this.left = -1;
    if (news.length < LONG_AWAY) return;
    const mine = news.filter(({ seat }) => seat === table?.you);
    const told = new Set([...news.slice(-TOLD), ...mine].slice(-TOLD));
    this.missed = news.filter((line) => told.has(line));
  }

  private call(what: string): void {
    if (!this.hidden || !this.seated) return;
    this.called = true;
    if (settings.callSound) play('bell');
    if (settings.vibrate && 'vibrate' in navigator) navigator.vibrate(PATTERN);
    if (!settings.notify || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
    try {
      const note = new Notification('Izakaya', { body: this.connection.question?.text ?? what, tag: this.connection.id });
      note.onclick = () => {
        globalThis.focus();
        note.close();
      };
    } catch {
      // Some phones have notifications only for installed pages; the sound has called already.
    }
  }

  private async stayAwake(on: boolean): Promise<void> {
    if (!('wakeLock' in navigator)) return;
    if (!on) {
      const lock = this.lock;
      this.lock = null;
      await lock?.release();
    } else if (!this.lock || this.lock.released) {
      this.lock = await navigator.wakeLock.request('screen').catch(() => null);
    }
  }
}
