// What is looked at more closely: glanced at while the pointer or the focus rests on it, or opened to be read.
import type { Reading } from './board';

const PAUSE = 350; // milliseconds: whoever only passes over a thing does not look at it

export class Reader {
  /** Opened with a click, a long press or the right button; it stays until it is closed. */
  opened = $state.raw<Reading | null>(null);
  /** Seen large beside the thing itself, as long as one looks there. */
  glanced = $state.raw<{ about: Reading; thing: Element } | null>(null);
  /** Whether somebody else tells what there is to be told: a lesson. */
  taught = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(about: Reading): void {
    this.lookAway();
    this.opened = about;
  }

  /** Opens by itself, without having been asked for. */
  tell(about: Reading): void {
    if (!this.taught) this.open(about);
  }

  close(): void {
    this.opened = null;
  }

  glance(thing: Element, about: () => Reading): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (thing.isConnected) this.glanced = { about: about(), thing };
    }, PAUSE);
  }

  /** Away from this thing, or from whatever it was. */
  lookAway(thing?: Element): void {
    clearTimeout(this.timer);
    if (!thing || this.glanced?.thing === thing) this.glanced = null;
  }
}

/** Nobody looks at two tables at once. */
export const reader = new Reader();

/** For `{@attach inspectable(about)}` on whatever has something to be read about it: hover and focus show it large. Whoever takes it up wants
 *  to see where it goes.
 */
export function inspectable(about: () => Reading) {
  return (thing: Element): (() => void) => {
    const ended = new AbortController();
    const { signal } = ended;
    const away = () => reader.lookAway(thing);
    thing.addEventListener(
      'pointerenter',
      (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') reader.glance(thing, about);
      },
      { signal },
    );
    thing.addEventListener(
      'focus',
      () => {
        if (thing.matches(':focus-visible')) reader.glance(thing, about);
      },
      { signal },
    );
    for (const left of ['pointerleave', 'blur', 'pointerdown', 'click']) thing.addEventListener(left, away, { signal });
    return () => {
      ended.abort();
      // Later: what is taken away loses the pointer in the middle of drawing, when nothing may change.
      queueMicrotask(away);
    };
  };
}
