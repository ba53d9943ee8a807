// Who belongs together, as far as the reader knows.
import type { SwordPerson, SwordView } from './view';

/** The role as it is shown: whose side is known without the role is a Ninja, whose stars are not. */
export function knownRole({ role, side }: Pick<SwordPerson, 'role' | 'side'>): string | null {
  return role ?? side;
}

export interface Members {
  /** Nothing for those whose side is not known. */
  side: SwordPerson['side'];
  members: SwordPerson[];
}

/** Everybody by side, the Shogun's first and the unknown last; the reader first among their own, the others clockwise from there. */
export function bySide(view: SwordView): Members[] {
  const from = view.seat ?? 0;
  const clockwise = view.people.map((_, i) => view.people[(from + i) % view.people.length]!);
  return (['shogun', 'ninja', 'ronin', null] as const)
    .map((side) => ({ side, members: clockwise.filter((person) => person.side === side) }))
    .filter(({ members }) => members.length > 0);
}
