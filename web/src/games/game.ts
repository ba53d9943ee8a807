// Interface of a game in the browser. Each game is a folder beside this file, and its `game.ts` exports an object of this type. What only
// some pages need is loaded when one of them is opened. A guest game has no folder here: it gets `plain/`.
import type { Component } from 'svelte';
import type { MessageFile } from '../lib/speech.svelte';
import type { Act, AnyView, BoardProps, Happening, Move, Question } from '../table/board';

export interface Game<V extends AnyView = AnyView> {
  /** Its sheet on the counter at the door, on a field of 120 × 80 (the notation is that of `art/brush/drawing.ts`). */
  drawing: string;
  /** Where its words are: the files of `locale/<language>/` with its name (`game-<name>`), its cards and its people. */
  messageFiles: readonly MessageFile[];
  /** Whether the house has a guided first game of it, at `/learn/<name>`. */
  taught?: true;
  /** Whether the house has puzzles of it, at `/puzzles/<name>`. */
  puzzling?: true;
  /** Its table. */
  play: () => Promise<Play<V>>;
  /** What there is to be read and looked at; without it there is no page about the game, and nothing leads there. */
  about?: () => Promise<About>;
}

/** What a game brings to the pages about it. */
export interface About {
  /** How it is played, at `/rules/<name>`. */
  guide: Guide;
  /** What lies in its box, for the index of cards. */
  cards: Cards;
  /** All that is drawn for it, for the gallery. */
  exhibition: Exhibition;
}

/** A card in flight or beside its text: `null` is one whose front is not seen, `back` which of the backs it has. */
export interface CardProps {
  card: string | null;
  name?: string | undefined;
  back?: string | undefined;
}

/** Something that is explained when it is first met: the message that does it, and the place it speaks of. */
export interface Met {
  says: string;
  at: string;
}

/** What a game brings to a table and to its replay. It is only ever given views of its own game. */
export interface Play<V extends AnyView = AnyView> {
  /** The table with everything on it. */
  Board: Component<BoardProps<V>>;
  /** How it stands: what counts in the end, in one line above the table. */
  Strip?: Component<{ view: V }>;
  /** What is seen while this event is shown, given the view before it. No acts: it is passed over at once. */
  choreography: (happening: Happening, before: V) => Act[];
  /** The drawing of a card's front (with its `name`, where nothing else is drawn on it) or of its back. */
  Card: Component<CardProps>;
  /** The name of a card, in the reader's language. */
  cardName: (card: string) => string;
  /** What a seat is called in sentences: a friend by the own name, everybody else by the character. */
  personName: (view: V, seat: number) => string;
  /** The name of the character at a seat, in the reader's language; empty if it has none but that of the player. */
  characterName: (view: V, seat: number) => string;
  /** Portrait of the character at a seat, drawn in a disc of 100 × 100. */
  portrait: (view: V, seat: number) => string;
  /** What an offer shows beside its words, as high as a line or two: the signs of the card itself, or the face of whom it is about. */
  OfferSign?: Component<{ move: Move; view: V }>;
  /** The name under which an offer is put away until it is wanted, together with its like; nothing for most of them. */
  drawerOf?: (move: Move) => string | undefined;
  /** What offers of a drawer have in common that differ only in their number; nothing for all others. */
  numbered?: (move: Move) => string | undefined;
  /** News that the log leaves out when it is filtered by deeds: drawing, shuffling, tidying up. */
  quiet: readonly string[];
  /** News that tell what came of a deed: they are read together with it. */
  outcomes?: readonly string[];
  /** What is shown beside the first words at the table: who and what you are. */
  Opening?: Component<{ view: V }>;
  /** Attacks under way in this view, for a guest who arrives in the middle of one. */
  pending?: (view: V) => { from: string; to: string }[];
  /** The cards against which one may order never to react, with their names. */
  reactedTo?: () => (readonly [card: string, name: string])[];
  /** Of each seat, how many of which card it holds, while all cards lie open in a replay; else nothing. Without this the board shows
   *  open hands itself, and gets more room for them.
   */
  openHands?: (view: V) => readonly Readonly<Record<string, number>>[] | null;
  /** What is on this table, or on offer, that a first evening leaves out. */
  met?: (view: V, question: Question | null) => Met[];
  /** What a hidden side is called at a table of so many; absent where no side is hidden. */
  sideName?: (side: string, seats: number) => string;
}

/** A sentence of a guide. */
export interface Sentence {
  /** The message, in `guide.ftl`. */
  says: string;
  /** The rules it tells of, such as W14. */
  rules: readonly string[];
}

/** A chapter of a guide. */
export interface Chapter {
  /** Its place in the page: `/rules/<name>#turn`. */
  id: string;
  /** The message over it. */
  title: string;
  /** Sentences that follow each other, points, or steps in their order. */
  way: 'text' | 'points' | 'steps';
  lines: readonly Sentence[];
  /** Said after the steps. */
  after?: readonly Sentence[];
  /** Cards shown beside it, by their id in the index of cards. */
  cards?: readonly string[];
  /** What else stands here: a card with its parts named, the drawn example, or the table by number of players. */
  shows?: 'reading' | 'picture' | 'seats';
}

/** A card shown large, with its parts named: on which side, and how far down in hundredths of its height. */
export interface CardReading {
  card: string;
  says: string;
  parts: readonly { says: string; side: 'left' | 'right'; at: number }[];
}

/** How a game is played, for people who have never seen its box. */
export interface Guide {
  /** The message over the page. */
  title: string;
  /** The message below it. */
  lead: string;
  chapters: readonly Chapter[];
  /** The words of the game, each with what it `.means`. */
  words: { title: string; entries: readonly Sentence[] };
  /** The numbered rules go from 1 to this, each with this letter: `rule-<name>-W14`. */
  rules: { letter: string; last: number };
  /** A card explained. */
  reading: CardReading;
  /** The drawn example. */
  Picture: Component;
  /** What changes with the number of players. */
  Seats: Component;
}

/** A sentence with the numbers of its rules: `sentence('guide-…-goal.win', 'K44 K45')`. */
export function sentence(says: string, rules = ''): Sentence {
  return { says, rules: rules.split(' ').filter(Boolean) };
}

/** The kinds of things that lie in boxes. */
export const KINDS = ['weapon', 'property', 'action', 'item', 'event', 'interrupt', 'minion', 'person', 'role', 'place'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing in a box, with its words in the reader's language. */
export interface Entry {
  kind: Kind;
  /** The name in the data, such as `no-dachi`. */
  id: string;
  name: string;
  text: string;
  /** How often it is there, or how much it can take. */
  measure: string;
  /** The rules behind it. */
  rules: readonly string[];
}

/** What lies in the box of a game. */
export interface Cards {
  /** All of it, in the language of the moment. */
  entries: () => Entry[];
  /** The picture of an entry, in the hand of the gallery. Its name stands beside it, so it says nothing itself. */
  Picture: Component<{ entry: Pick<Entry, 'kind' | 'id'> }>;
  /** What else is told of an entry, below its words; nothing for those of which nothing else is to be told. */
  More?: Component<{ entry: Entry }>;
}

/** The kinds of things that hang in the gallery. */
export const EXHIBITS = ['card', 'back', 'person', 'role', 'location', 'token'] as const;

/** One drawing of the gallery. */
export interface Exhibit {
  kind: (typeof EXHIBITS)[number];
  id: string;
}

/** What is drawn for a game. The lists are those of the drawings themselves, so that nothing is left out. */
export interface Exhibition {
  exhibits: readonly Exhibit[];
  /** The name under an exhibit, in the reader's language. */
  nameOf: (exhibit: Exhibit) => string;
  /** One exhibit as it is drawn at the table: `small` in a few strokes, `wet` with something spilled on it, people in a `posture`. */
  Drawn: Component<{ exhibit: Exhibit; small: boolean; wet: boolean; posture: string }>;
}
