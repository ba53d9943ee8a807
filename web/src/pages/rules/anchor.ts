// Scrolls to the anchor of the address once the page has its content: the browser itself looks for it too early.
import { tick } from 'svelte';

export async function arrive(hash: string): Promise<void> {
  await tick();
  const place = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
