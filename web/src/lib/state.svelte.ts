// Reactive state of one table, and the types of its messages.
import type { components } from './messages';

type Schemas = components['schemas'];
export type FromHouse = Schemas['FromHouse'];
export type Told<T> = Extract<FromHouse, { is: T }>;
/** What has a default at the house may be left out. */
export type Sent<M = Schemas['FromGuest']> = M extends { do: infer D } ? { do: D } & Partial<M> : never;
/** What must arrive: it carries an id, and sent twice it counts once. */
export type Insisted = Extract<Sent, { client?: unknown }>;
export type News = Schemas['NewsTold'];
export type Question = Schemas['QuestionTold'];
export type View = NonNullable<Schemas['Welcome']['view']>;
export type Orders = Omit<Schemas['Orders'], 'do'>;
export type LogLine = Schemas['LogLine'];

export class TableState {
  table = $state.raw<Schemas['TableInfo'] | null>(null);
  view = $state.raw<View | null>(null);
  lines = $state.raw<LogLine[]>([]);
  question = $state.raw<Question | null>(null);
  chat = $state.raw<Schemas['ChatLine'][]>([]);
  /** The last line that was said while one was here. */
  spoken = $state.raw<Schemas['ChatLine'] | null>(null);
  muted = $state.raw<string[]>([]);
  orders = $state.raw<Orders | null>(null);
  ending = $state.raw<Schemas['EndingTold'] | null>(null);
  welcome = $state.raw<string[]>([]);
  hint = $state.raw<Schemas['HintTold'] | null>(null);
  /** The last thing that was refused, or why the table is closed. */
  trouble = $state.raw<{ reason: string; sentence: string } | null>(null);
  /** Until when reactions are waited for, on the clock of the house. */
  window = $state<number | null>(null);
  /** The number of the window that is open, and of the last in which nothing more is to be said. */
  windowNumber = $state<number | null>(null);
  wentOn = $state<number | null>(null);
  /** Whether the bots play without pauses, and nothing is shown, until one is asked. */
  hurrying = $state(false);
  /** Where people share a device: to whom it goes. */
  handed = $state.raw<Schemas['Handed'] | null>(null);
  /** The countdown of each seat that has one. */
  countdowns = $state.raw<ReadonlyMap<number, Told<'countdown'>>>(new Map());
  /** The option on its way to the house, so that it can be shown as chosen. */
  answering = $state<number | null>(null);
}
