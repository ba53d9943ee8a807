// Touching needs no page: a button that hears events, and a picture that knows what lies where.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer } from '../src/table/board';
import { inspector } from '../src/table/inspector.svelte';
import { cardThing, seatThing, Selection, type Thing } from '../src/table/selection.svelte';
import { touching } from '../src/table/gestures';

class Button extends EventTarget {
  readonly isConnected = true;
  readonly style: Record<string, string> = { opacity: '', pointerEvents: '' };
  readonly offsetWidth = 60;
  readonly offsetHeight = 84;
  /** The picture of it that follows the finger above everything, while there is one. */
  lifted: Button | null = null;
  setPointerCapture = vi.fn();
  matches = vi.fn(() => true);
  setAttribute = vi.fn();
  removeAttribute = vi.fn();
  after = vi.fn();
  showPopover = vi.fn();
  remove = vi.fn();

  getBoundingClientRect(): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
    return { left: 90, top: 450, width: 70, height: 90 };
  }

  cloneNode(): Button {
    const lifted = new Button();
    lifted.remove.mockImplementation(() => (this.lifted = null));
    return (this.lifted = lifted);
  }
}

const under = vi.fn<(x: number, y: number) => EventTarget[]>(() => []);
const offer = (option: number, move: Offer['move']): Offer => ({
  option,
  text: '',
  group: '',
  move,
  blows: [],
  follow_ups: [],
  deadly: false,
});
const STRIKE = offer(1, { way: 'play', card: 'katana', target: 1 });
const OTHER = offer(2, { way: 'play', card: 'katana', target: 2 });
const TEA = offer(3, { way: 'play', card: 'tea' });

let selection: Selection;
const answered = vi.fn<(option: number) => void>();

function placed(thing: Thing | null, read?: () => void): { button: Button; leave: () => void } {
  const button = new Button();
  const about = read && (() => (read(), { title: 'Katana', text: 'Cuts.' }));
  return { button, leave: touching(selection, thing, about)(button as unknown as Element) };
}

function happens(button: Button, name: string, parts: Partial<PointerEvent> = {}): Event {
  const event = Object.assign(new Event(name, { cancelable: true }), { button: 0, pointerType: 'mouse', pointerId: 1, ...parts });
  button.dispatchEvent(event);
  return event;
}

function tap(button: Button, pointerType = 'mouse'): void {
  happens(button, 'pointerdown', { pointerType, clientX: 10, clientY: 10 });
  happens(button, 'pointerup', { pointerType, clientX: 10, clientY: 10 });
  happens(button, 'click');
}

function drag(button: Button, from: [number, number], to: [number, number]): void {
  happens(button, 'pointerdown', { clientX: from[0], clientY: from[1] });
  happens(button, 'pointermove', { clientX: to[0], clientY: to[1] });
  happens(button, 'pointerup', { clientX: to[0], clientY: to[1] });
  happens(button, 'click');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { elementsFromPoint: under });
  vi.stubGlobal('window', globalThis);
  under.mockReset().mockReturnValue([]);
  answered.mockReset();
  selection = new Selection((_, { option }) => answered(option));
  selection.ask({
    is: 'question',
    number: 1,
    text: '',
    offers: [STRIKE, OTHER, TEA],
    reasons: [],
    reaction: false,
    ends: null,
    view: null,
    several: 1,
    suggested: null,
  });
});

afterEach(() => {
  inspector.lookAway();
  inspector.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tap', () => {
  test('picks', () => {
    tap(placed(cardThing('katana')).button);
    expect(selection.picked(cardThing('katana'))).toBe(true);
  });

  test('reads what it cannot pick', () => {
    const read = vi.fn();
    tap(placed(cardThing('bo'), read).button);
    tap(placed(null, read).button);
    expect(read).toHaveBeenCalledTimes(2);
    expect(selection.picks).toEqual([]);
  });
});

describe('looking at a thing', () => {
  test('with the mouse or the keyboard wonders about it, until one looks away', async () => {
    const { button } = placed(cardThing('bo'));
    for (const [come, go] of [
      ['pointerenter', 'pointerleave'],
      ['focus', 'blur'],
    ] as const) {
      happens(button, come);
      expect(selection.wondered?.key).toBe('card bo');
      happens(button, go);
      await Promise.resolve();
      expect(selection.wondered).toBeNull();
    }
  });

  test('is not done with a finger that passes over it', () => {
    happens(placed(cardThing('bo')).button, 'pointerenter', { pointerType: 'touch' });
    expect(selection.wondered).toBeNull();
  });

  test('ends when it is taken away, without ending a look at something else', async () => {
    const [one, other] = [placed(cardThing('bo')), placed(cardThing('katana'))];
    happens(one.button, 'focus');
    happens(other.button, 'pointerenter');
    one.leave();
    await Promise.resolve();
    expect(selection.wondered?.key).toBe('card katana');
    other.leave();
    await Promise.resolve();
    expect(selection.wondered).toBeNull();
  });
});

describe('holding a thing', () => {
  test('reads it, and the click that ends it is no tap', () => {
    const read = vi.fn();
    const { button } = placed(cardThing('katana'), read);
    happens(button, 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    expect(read).toHaveBeenCalledOnce();
    happens(button, 'pointerup', { pointerType: 'touch' });
    expect(happens(button, 'click').defaultPrevented).toBe(true);
    expect(selection.picks).toEqual([]);
    tap(button, 'touch');
    expect(selection.picked(cardThing('katana'))).toBe(true);
  });

  test('too briefly is a tap', () => {
    const read = vi.fn();
    const { button } = placed(cardThing('katana'), read);
    tap(button, 'touch');
    vi.advanceTimersByTime(1000);
    expect(read).not.toHaveBeenCalled();
  });

  test('is done with the right button of a mouse, too', () => {
    const read = vi.fn();
    const { button } = placed(cardThing('katana'), read);
    expect(happens(button, 'contextmenu').defaultPrevented).toBe(true);
    expect(read).toHaveBeenCalledOnce();
    expect(happens(placed(cardThing('katana')).button, 'contextmenu').defaultPrevented).toBe(false);
  });
});

describe('looking at a thing for a while', () => {
  const seen = () => inspector.glanced?.about.title;

  test('shows it large, and a pointer that only passes over it shows nothing', () => {
    const { button } = placed(cardThing('katana'), vi.fn());
    happens(button, 'pointerenter');
    happens(button, 'pointerleave');
    vi.advanceTimersByTime(1000);
    expect(seen()).toBeUndefined();
    happens(button, 'pointerenter');
    vi.advanceTimersByTime(1000);
    expect(seen()).toBe('Katana');
    happens(button, 'pointerleave');
    expect(seen()).toBeUndefined();
  });

  test('is done with the keyboard, too; a finger that is about to tap looks at nothing', () => {
    const { button } = placed(cardThing('katana'), vi.fn());
    happens(button, 'pointerenter', { pointerType: 'touch' });
    vi.advanceTimersByTime(1000);
    expect(seen()).toBeUndefined();
    happens(button, 'focus');
    vi.advanceTimersByTime(1000);
    expect(seen()).toBe('Katana');
    happens(button, 'blur');
    expect(seen()).toBeUndefined();
  });

  test('ends when it is taken up, or is there no more', async () => {
    const { button, leave } = placed(cardThing('katana'), vi.fn());
    happens(button, 'pointerenter');
    vi.advanceTimersByTime(1000);
    tap(button);
    expect(seen()).toBeUndefined();
    expect(selection.picked(cardThing('katana'))).toBe(true);
    happens(button, 'pointerenter');
    vi.advanceTimersByTime(1000);
    leave();
    await Promise.resolve();
    expect(seen()).toBeUndefined();
  });
});

describe('dragging a thing', () => {
  test('to another plays it there, and the click that ends it is no tap', () => {
    const [card, person] = [placed(cardThing('katana')), placed(seatThing(2))];
    under.mockReturnValue([new EventTarget(), person.button]);
    drag(card.button, [100, 500], [300, 200]);
    expect(under).toHaveBeenCalledWith(300, 200);
    expect(answered).toHaveBeenCalledExactlyOnceWith(OTHER.option);
  });

  test('follows the pointer and goes back when it is let go', () => {
    const { button } = placed(cardThing('katana'));
    happens(button, 'pointerdown', { clientX: 100, clientY: 500 });
    happens(button, 'pointermove', { clientX: 105, clientY: 505 });
    expect(button.lifted).toBeNull();
    happens(button, 'pointermove', { clientX: 130, clientY: 480 });
    // The card stays where it lies; what follows is not held back by the hand, which scrolls.
    expect(button.style).toEqual({ opacity: '0.35', pointerEvents: 'none' });
    expect(button.lifted?.style).toMatchObject({ translate: '30px -20px', left: '95px', top: '453px', position: 'fixed' });
    expect(button.lifted?.showPopover).toHaveBeenCalledOnce();
    expect(selection.picked(cardThing('katana'))).toBe(true);
    happens(button, 'pointerup', { clientX: 130, clientY: 480 });
    expect(button.lifted).toBeNull();
    expect(button.style).toEqual({ opacity: '', pointerEvents: '' });
    expect(answered).not.toHaveBeenCalled();
  });

  test('up to the table plays what needs no target', () => {
    drag(placed(cardThing('tea')).button, [100, 500], [100, 460]);
    expect(answered).not.toHaveBeenCalled();
    selection.clear();
    drag(placed(cardThing('tea')).button, [100, 500], [100, 400]);
    expect(answered).toHaveBeenCalledExactlyOnceWith(TEA.option);
  });

  test('is for cards that can be played', () => {
    for (const thing of [cardThing('bo'), seatThing(1)]) {
      const { button } = placed(thing);
      happens(button, 'pointerdown', { clientX: 100, clientY: 500 });
      happens(button, 'pointermove', { clientX: 100, clientY: 300 });
      expect(button.lifted).toBeNull();
    }
  });

  test('ends when the pointer is lost', () => {
    const { button } = placed(cardThing('tea'));
    happens(button, 'pointerdown', { clientX: 100, clientY: 500 });
    happens(button, 'pointermove', { clientX: 100, clientY: 300 });
    happens(button, 'pointercancel');
    happens(button, 'pointermove', { clientX: 100, clientY: 200 });
    expect(button.lifted).toBeNull();
    happens(button, 'pointerup', { clientX: 100, clientY: 200 });
    expect(answered).not.toHaveBeenCalled();
  });
});

test('what is gone from the picture hears nothing any more', () => {
  const { button, leave } = placed(cardThing('katana'));
  leave();
  tap(button);
  expect(selection.picks).toEqual([]);
});
