// The name on a card, set in one line or two, as large as fits.

export interface Title {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide a text of size 1 is, near enough: Japanese characters are square, the others about half as wide. */
function breadth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '⺀' ? 1 : 0.6), 0);
}

/** Folded at the space nearest to the middle if one line would be smaller than `fold`. */
export function fitted(whole: string, width: number, { one = 9.6, two = 7.6, fold = 8.2 } = {}): Title {
  const middle = (whole.length - 1) / 2;
  const spaces = [...whole.matchAll(/ /g)].map((found) => found.index);
  const space = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines = breadth(whole) * fold > width && space !== undefined ? [whole.slice(0, space), whole.slice(space + 1)] : [whole];
  return { lines, size: Math.min(lines.length > 1 ? two : one, width / Math.max(...lines.map(breadth))) };
}
