// Who belongs together, as far as the reader knows.
import type { SwordPerson, SwordView } from './view';

export type Side = 'shogun' | 'ninja' | 'ronin';

/** Shogun and Samurai win together, and so do all Ninja. */
export function sideOf(role: string): Side {
  if (role.startsWith('ninja')) return 'ninja';
  return role === 'ronin' ? 'ronin' : 'shogun';
}

export interface Members {
  /** Nothing for those whose side is not known. */
  side: Side | null;
  members: SwordPerson[];
}

/** Everybody by side, the Shogun's first and the unknown last; the reader first among their own, the others clockwise from there. */
export function bySide(view: SwordView): Members[] {
  const from = view.seat ?? 0;
  const clockwise = view.people.map((_, i) => view.people[(from + i) % view.people.length]!);
  return (['shogun', 'ninja', 'ronin', null] as const)
    .map((side) => ({ side, members: clockwise.filter(({ role }) => (role === null ? null : sideOf(role)) === side) }))
    .filter(({ members }) => members.length > 0);
}
