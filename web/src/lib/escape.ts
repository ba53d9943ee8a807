// Stack of Escape handlers: the key closes what was opened last, and nothing below it.

const open: (() => void)[] = [];

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const close = open.at(-1);
  if (!close) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  close();
}

/** For `$effect(() => closing(close))`: Esc closes it as long as it is there. What stands `beside` everything else is closed last. */
export function closing(close: () => void, beside = false): () => void {
  if (open.length === 0) addEventListener('keydown', pressed, { capture: true });
  if (beside) open.unshift(close);
  else open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) removeEventListener('keydown', pressed, { capture: true });
  };
}
