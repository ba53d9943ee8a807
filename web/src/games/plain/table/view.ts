// What a seat sees of a game that the browser does not know: who sits there, what one holds, what lies there, and whatever else the
// game tells. Only what all views have in common is certain; the rest is shown as it comes.
import type { AnyView } from '../../../table/board';

export type PlainView = AnyView & {
  /** For each seat what is seen of it, by name. */
  people?: readonly Readonly<Record<string, unknown>>[];
  /** The reader's own cards: how many of which, or one after the other. */
  hand?: unknown;
  /** Everybody's cards, in a replay with all cards open. */
  hands?: readonly unknown[];
  /** What lies on the table: how many cards, and which of them are seen. */
  piles?: Readonly<Record<string, unknown>>;
};
