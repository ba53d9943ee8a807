// What the end will be counted from, as it stands now. All of it lies open on the table.
import type { Person, SakeView } from './view';

/** Everybody who is still there, the reader first and then clockwise. */
export function samuraiFrom(view: SakeView): Person[] {
  const from = view.seat ?? 0;
  return view.people.map((_, i) => view.people[(from + i) % view.people.length]!).filter(({ state }) => state === 'samurai');
}

export function spiritsOf(view: SakeView): Person[] {
  return view.people.filter(({ state }) => state === 'spirit');
}

export function together(people: readonly Person[]): number {
  return people.reduce((sum, { sake }) => sum + sake, 0);
}

/** How many turns follow the present one in the last round: those clockwise up to where it began. Nothing before it has begun. */
export function turnsToCome({ turn, sudden_from, people }: SakeView): number | null {
  if (sudden_from === null) return null;
  let count = 0;
  for (let seat = (turn + 1) % people.length; seat !== sudden_from; seat = (seat + 1) % people.length) {
    if (people[seat]!.state !== 'gone') count += 1;
  }
  return count;
}
