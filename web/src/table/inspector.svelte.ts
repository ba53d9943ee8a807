// State of the details view: what is hovered or focused, and what was opened to be read.
import type { Reading } from './board';

const PAUSE = 350; // milliseconds: a pointer that only passes over a thing shows nothing

export class Inspector {
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

/** One for the page: there is one table on it. */
export const inspector = new Inspector();

/** Attachment `{@attach inspectable(about)}` of a thing with details: hover and focus show them large. A drag hides them, so that
 *  its target is in sight.
 */
export function inspectable(about: () => Reading) {
  return (thing: Element): (() => void) => {
    const ended = new AbortController();
    const { signal } = ended;
    const away = () => inspector.lookAway(thing);
    thing.addEventListener(
      'pointerenter',
      (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') inspector.glance(thing, about);
      },
      { signal },
    );
    thing.addEventListener(
      'focus',
      () => {
        if (thing.matches(':focus-visible')) inspector.glance(thing, about);
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
