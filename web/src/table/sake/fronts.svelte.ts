// What the index of cards knows beyond the view. The boxes of the reader's own cards are in the view; of cards that are played,
// discarded or put in play it tells only which they are.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../lib/api';
import type { Back, Front } from './view';

interface Listed {
  id: string;
  copies: { copy: number; attack: number; defence: number; movement: number; drinking: number; back: Back }[];
}

interface Laid {
  seats: number;
  sake: number;
}

const known = new SvelteMap<string, Front>();
const poured = new SvelteMap<number, number>();
let asked = false;

/** The boxes and the back of a card, by its label; nothing until they have come. */
export function frontOf(card: string): Front | undefined {
  if (!asked) void ask();
  return known.get(card);
}

/** How much sake is in the Masu at the beginning; until that is known, as if it were full. */
export function startingSake(seats: number): number {
  if (!asked) void ask();
  return poured.get(seats) ?? 1;
}

async function ask(): Promise<void> {
  asked = true;
  try {
    const { sake } = (await api.catalogue()) as { sake: { cards: Listed[]; seats: Laid[] } };
    for (const { seats, sake: cups } of sake.seats) poured.set(seats, cups);
    for (const { id, copies } of sake.cards) {
      for (const { copy, attack, defence, movement, drinking, back } of copies) {
        const card = `${id}-${copy}`;
        known.set(card, { card, name: id, attack, defence, movement, drinking, back });
      }
    }
  } catch {
    asked = false; // cards are drawn without their boxes, and the next one asks again
  }
}
