// Going to a place in a page whose contents came after the address: the browser has looked for it too early.
import { tick } from 'svelte';

export async function arrive(hash: string): Promise<void> {
  await tick();
  const place = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (!place) return;
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}
