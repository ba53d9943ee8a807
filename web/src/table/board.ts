// Props and types of a board. A board draws a view and reports what was touched; it knows no rule: what lights up is what the offers
// mention, what is pale is what the reasons mention.
import type { Snippet } from 'svelte';
import type { components } from '../lib/messages';
import type { Movement } from './movement.svelte';
import type { Selection } from './selection.svelte';

type Schemas = components['schemas'];
export type TableInfo = Schemas['TableInfo'];
export type TakenSeat = Schemas['TakenSeat'];
export type Offer = Schemas['Offer'];
/** An answer to the question that follows an offer. */
export type FollowUp = Schemas['FollowUpTold'];
export type Question = Schemas['QuestionTold'];
/** What one might expect but cannot do, and the rule that forbids it. */
export type Reason = Schemas['WhyTold'];
export type Level = TableInfo['level'];

/** The structure of an option, as the table describes it. */
export type Move = Offer['move'];
/** The parts of a move by which something in the picture can be known; `undefined` asks that the move does not have it. */
export type MoveParts = { [part in keyof Move]?: Move[part] | undefined };

/** One piece of news as this reader sees it; a hidden card is `null`. */
export type Happening = Schemas['Happening'];
/** What the views of all games have in common. */
export type AnyView = Schemas['AnyView'];

/** The props of a board. `view` is what the picture shows now: it changes when the news that led to it have been shown. */
export interface BoardProps<V extends AnyView = AnyView> {
  view: V;
  table: TableInfo;
  /** What can be touched, what is touched, what is impossible and why. Without a question nothing is lit. */
  selection: Selection;
  /** What is happening now; give its `stage` the places where things lie (`{@attach movement.stage.place('deck')}`). */
  movement: Movement;
  /** The question with its offers; the board puts it between the table and the hand. Absent in a replay. */
  asking?: Snippet;
}

/** Something to be read about: its name and its text, already in the reader's language, and its drawing. */
export interface Reading {
  title: string;
  text: string;
  /** Each of its figures by name. */
  figures?: readonly { name: string; value: string }[];
  /** What else is to be seen of it now, in a sentence. */
  now?: string;
  /** The card shown beside the text, or the portrait of a person. */
  card?: string;
  portrait?: string | undefined;
  /** A person who has died. */
  dead?: boolean;
}

/** One thing to be seen while an event is shown. Places are names that a board has given to the stage: `seat-3`, `deck`, `pile` … */
export type Act =
  /** A card (or its back, `null`; `back` may name which) flies. */
  | { do: 'fly'; card: string | null; from: string; to: string; back?: string; count?: number }
  /** An ink stroke that stays wet until the event after which `dry` names it, or until the next stroke from there. */
  | { do: 'stroke'; from: string; to: string; ranged?: boolean }
  | { do: 'dry' }
  /** Steel and scraps of paper at a place: a parry. */
  | { do: 'clash'; at: string }
  /** A small figure that rises from a place: −2, +1. */
  | { do: 'rise'; at: string; text: string; pigment: 'shu' | 'matsuba' | 'yamabuki' | 'ai' | 'fuji' }
  /** A deed on the stage, large and long enough to be read: who does it with which card, to whom, and how strong it is … */
  | { do: 'deed'; by: number; to?: number; card: string | null; strength?: number }
  /** … which card is turned up for it, by the one who does it or to answer it … */
  | { do: 'turned'; by: number; card: string | null }
  /** … with which card it is answered, and how well … */
  | { do: 'answer'; card: string | null; defence?: number }
  /** … and what is left of it. */
  | { do: 'outcome'; wounds: number }
  /** A place shakes (a blow), glows (a turn), goes out (a death), pours (a drink). */
  | { do: 'shake' | 'glow' | 'dim' | 'pour'; at: string }
  | { do: 'sound'; sound: 'woodblock' | 'steel' | 'pour' | 'drum' | 'paper' | 'bell' };
