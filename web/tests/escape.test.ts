// Esc closes what was opened last, one thing at a time, and what stands beside the table last of all.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closing } from '../src/lib/escape';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function press(key: string): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  page.dispatchEvent(event);
  return event;
}

test('what was opened last is closed first, and whatever lies below does not hear of it', () => {
  const closed: string[] = [];
  const gone = new Map<string, () => void>();
  for (const name of ['scroll', 'card']) {
    gone.set(
      name,
      closing(() => {
        closed.push(name);
        gone.get(name)?.();
      }),
    );
  }
  const log = closing(() => closed.push('log'), true);
  const heard = vi.fn();
  page.addEventListener('keydown', heard);
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(closed).toEqual(['card']);
  press('Enter');
  press('Escape');
  press('Escape');
  expect(closed).toEqual(['card', 'scroll', 'log']);
  expect(heard).toHaveBeenCalledOnce();
  log();
});

test('with nothing open the key means what it always means', () => {
  closing(() => undefined)();
  expect(press('Escape').defaultPrevented).toBe(false);
});
