// Gestures on a thing: a tap selects it, hover and focus tell why it is impossible, a long press or right click opens its details, a drag
// plays it on another thing.
import type { Reading } from './board';
import { inspectable, inspector } from './inspector.svelte';
import type { Selection, Thing } from './selection.svelte';

const HELD = 450; // milliseconds
const DRAGGED = 14; // pixels
const ON_THE_TABLE = 90; // so far up a card has left the hand

// Which thing an element is, so that it is known what something was dropped on.
const things = new WeakMap<Element, Thing>();

function thingAt(x: number, y: number): Thing | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = things.get(element);
    if (thing) return thing;
  }
  return null;
}

/** A picture of a thing that follows the finger, above everything: a hand that scrolls shows nothing that leaves it. It stays
 *  beside the thing, where it is dressed like it.
 */
function liftedFrom(button: HTMLElement): HTMLElement {
  const { left, top, width, height } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = button;
  const picture = button.cloneNode(true) as HTMLElement;
  picture.popover = 'manual';
  picture.setAttribute('aria-hidden', 'true');
  picture.removeAttribute('id');
  picture.tabIndex = -1;
  Object.assign(picture.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left + (width - offsetWidth) / 2}px`,
    top: `${top + (height - offsetHeight) / 2}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    margin: '0',
    overflow: 'visible',
    pointerEvents: 'none',
    transition: 'none',
  });
  button.after(picture);
  picture.showPopover();
  return picture;
}

/** For `{@attach touching(selection, thing, about)}` on a button. */
export function touching(selection: Selection, thing: Thing | null, about?: () => Reading) {
  return (element: Element): (() => void) => {
    const button = element as HTMLElement;
    const ended = new AbortController();
    let timer = 0;
    let start: { x: number; y: number } | null = null;
    let dragging = false;
    let lifted: HTMLElement | null = null;
    // The click that ends a long press or a drag is no tap.
    let spent = false;
    if (thing) things.set(button, thing);
    const noLook = about ? inspectable(about)(button) : undefined;

    function read(): void {
      if (about) inspector.open(about());
    }

    function on<K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void): void {
      button.addEventListener(name, listener, { signal: ended.signal });
    }

    function look(): void {
      if (thing) selection.wondered = thing;
    }

    function away(): void {
      // Later: a button that is taken away loses the focus in the middle of drawing, when nothing may change.
      queueMicrotask(() => {
        if (thing && selection.wondered?.key === thing.key) selection.wondered = null;
      });
    }

    function release(): void {
      clearTimeout(timer);
      start = null;
      dragging = false;
      lifted?.remove();
      lifted = null;
      button.style.opacity = '';
      button.style.pointerEvents = '';
    }

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') look();
    });
    on('pointerleave', away);
    on('focus', look);
    on('blur', away);
    on('pointerdown', (event) => {
      spent = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') {
        // A quick hand has left the card before its first move is told. (A finger stays with what it touched by itself.)
        if (thing?.slot === 'card' && selection.usable(thing)) button.setPointerCapture(event.pointerId);
        return;
      }
      timer = window.setTimeout(() => {
        spent = true;
        start = null;
        look();
        read();
      }, HELD);
    });
    on('pointermove', (event) => {
      if (!start || thing?.slot !== 'card' || !selection.usable(thing)) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(dx, dy) > DRAGGED) {
        clearTimeout(timer);
        dragging = true;
        button.style.pointerEvents = 'none'; // what lies under it is looked for, not itself
        lifted = liftedFrom(button);
        button.style.opacity = '0.35';
        selection.lift(thing);
      }
      if (lifted) lifted.style.translate = `${dx}px ${dy}px`;
    });
    on('pointerup', (event) => {
      if (dragging && start && thing) {
        spent = true;
        const onto = thingAt(event.clientX, event.clientY);
        const away = start.y - event.clientY > ON_THE_TABLE;
        release();
        if (onto && onto.key !== thing.key) selection.drop(thing, onto);
        else if (away) selection.drop(thing, null);
      } else {
        release();
      }
    });
    on('pointercancel', release);
    on('click', (event) => {
      if (spent) {
        spent = false;
        event.preventDefault();
      } else if (thing && (selection.heeds(thing) || !about)) {
        selection.touch(thing);
      } else {
        read();
      }
    });
    on('contextmenu', (event) => {
      if (!about) return;
      event.preventDefault();
      if (!spent) read();
    });
    return () => {
      release();
      away();
      ended.abort();
      noLook?.();
      things.delete(button);
    };
  };
}
