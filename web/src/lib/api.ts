// HTTP client of the API. A refused request throws an `ApiError` with a sentence for the reader.
import type { Arrangement } from './tableSettings';
import type { components } from './messages';
import { home } from './basePath';
import { language, say } from './speech.svelte';
import { newClient, transport, type Reply } from './transport';

type Schemas = components['schemas'];
export type Level = Schemas['HouseInfo']['levels'][number];
export type House = Schemas['HouseInfo'];
export type Me = Schemas['Me'];
/** A game on this device: when it was laid, how many answers were given, and whether the player won, if it is over. */
export interface SavedGame {
  card: TableCard;
  since: number;
  answers: number;
  won: boolean | null;
}
export type TableCard = Schemas['TableCard'];
export type TableInfo = Schemas['TableInfo'];
export type Story = Schemas['Story'];
export type Lesson = Schemas['LessonTold'];
export type Puzzle = Schemas['PuzzleTold'];
export type EveningGame = Schemas['EveningGame'];
export type Review = Schemas['ReviewTold'];
/** What has a default at the house may be left out. */
export type NewTable = Pick<Schemas['NewTable'], 'game'> & Partial<Schemas['NewTable']>;
export type Introduction = Partial<Schemas['Introduction']>;

/** A refused or failed request: a reason for programs, a sentence for the reader. */
export class ApiError extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

/** The sentence of an error. */
export function sentenceOf(trouble: unknown): string {
  return trouble instanceof ApiError ? trouble.sentence : say('web-trouble-unknown');
}

/** What the house tells, with what is fetched beside it to show it. If both fail, the house says best what is wrong. */
export async function firstTold<A, B>(asked: Promise<A>, beside: Promise<B>): Promise<[A, B]> {
  const [answer] = await Promise.allSettled([asked, beside]);
  if (answer.status === 'rejected') throw answer.reason;
  return [answer.value, await beside];
}

function apiErrorOf(told: unknown, status: number): ApiError {
  if (typeof told === 'object' && told !== null && 'reason' in told && 'sentence' in told) {
    return new ApiError(String(told.reason), String(told.sentence));
  }
  // A proxy or a server that is just starting answers in its own words, which are not for readers.
  return status >= 500
    ? new ApiError('unreachable', say('web-trouble-server'))
    : new ApiError('unknown', say('web-trouble-unknown'));
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Reply;
  try {
    reply = await transport.request(method, path, body);
  } catch {
    throw new ApiError('unreachable', say('web-trouble-server'));
  }
  const { status, told } = reply;
  if (status >= 400) throw apiErrorOf(told, status);
  return told as T;
}

/** The table that is being created, until the server has answered. */
let laying: { wish: string; client: string } | null = null;

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  house: () => ask<House>('GET', '/house'),
  me: () => ask<Me>('GET', '/me'),
  /** Nothing that leads to the reader is kept. */
  forget: () => ask<unknown>('DELETE', '/me'),
  introduce: (wanted: Introduction) => ask<Me>('PATCH', '/me', wanted),
  tables: () => ask<TableCard[]>('GET', '/tables'),
  /** Idempotent: the same request sent again, because no answer came, gets the table that was created then. */
  lay: async (wanted: NewTable) => {
    const wish = JSON.stringify(wanted);
    if (laying?.wish !== wish) laying = { wish, client: newClient() };
    const laid = await ask<TableInfo>('POST', '/tables', { ...wanted, client: laying.client });
    laying = null;
    return laid;
  },
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  sit: (id: string, seat: number | null = null) => ask<TableInfo>('POST', `${at(id)}/seat`, { seat }),
  /** For the host: somebody may take over from a bot, or not. For who sits there: the seat goes to somebody who watches. */
  nod: (id: string, person: string, yes: boolean) => ask<TableInfo>('POST', `${at(id)}/nod`, { person, yes }),
  handOver: (id: string, person: string) => ask<TableInfo>('POST', `${at(id)}/seat/to`, { person }),
  leave: (id: string) => ask<TableInfo>('DELETE', `${at(id)}/seat`),
  bot: (id: string, seat: number, level: Level | null) => ask<TableInfo>('POST', `${at(id)}/bots`, { seat, level }),
  /** Lays an open table in another way: options of the game, places, windows, clocks … */
  arrange: (id: string, wish: Arrangement) => ask<TableInfo>('POST', `${at(id)}/options`, wish),
  /** For the owner: somebody has to go and does not come back; only those who play may talk, or everybody. */
  remove: (id: string, person: string) => ask<TableInfo>('POST', `${at(id)}/removed`, { person }),
  quieten: (id: string, on: boolean) => ask<TableInfo>('POST', `${at(id)}/quiet`, { on }),
  start: (id: string) => ask<TableInfo>('POST', `${at(id)}/start`),
  /** With the same people once more: the same game, or another one. */
  rematch: (id: string, game?: string) =>
    ask<TableInfo>('POST', `${at(id)}/rematch${game ? `?game=${encodeURIComponent(game)}` : ''}`),
  /** The finished games of an evening, and all of the reader's own. */
  evening: (id: string) => ask<Schemas['EveningTold']>('GET', `${at(id)}/evening`),
  evenings: () => ask<Schemas['EveningTold']>('GET', '/evenings'),
  /** A stretch of a replay: `count` moments from `first` on, seen by a seat, by `all` or by `none`. */
  story: (id: string, eyes: string, first: number, count: number) => {
    const wanted = new URLSearchParams({ eyes, first: `${first}`, count: `${count}`, language: language.now });
    return ask<Story>('GET', `${at(id)}/replay?${wanted}`);
  },
  /** The guided first game, from its beginning to its end. */
  lesson: (game: string) => ask<Lesson>('GET', `/lessons/${encodeURIComponent(game)}?language=${language.now}`),
  /** A position in which to find the best answer, with the answer. */
  puzzle: (game: string, number: number) =>
    ask<Puzzle>('GET', `/puzzles/${encodeURIComponent(game)}/${number}?language=${language.now}`),
  /** Chances, turning points and advice of a finished game, or how far the house has come with them. */
  review: (id: string) => ask<Review>('GET', `${at(id)}/review?language=${language.now}`),
  /** A new table that goes on from a moment of a finished game, with bots at the other seats. */
  playOn: (id: string, moment: number, seat: number | null) => ask<TableInfo>('POST', `${at(id)}/play-on`, { moment, seat }),
  /** People at one device: somebody sits down or gets up before the deal, or has no reaction. A server has no such doors. */
  newcomer: (id: string, seat: number, name: string) => ask<TableInfo>('POST', `${at(id)}/people`, { seat, name }),
  unseat: (id: string, seat: number) => ask<TableInfo>('DELETE', `${at(id)}/people/${seat}`),
  letPass: (id: string, seat: number, number: number) =>
    ask<unknown>('POST', `${at(id)}/pass`, { seat, number, client: `pass-${seat}-${number}` }),
  /** All games that the house in one page has kept, brings in, throws away; a server has no such doors. */
  saved: () => ask<SavedGame[]>('GET', '/saved'),
  bring: (text: string) => ask<TableInfo>('POST', '/saved', { text }),
  throwAway: (id: string) => ask<null>('DELETE', `/saved/${encodeURIComponent(id)}`),
  recordOf: (id: string) => ask<object>('GET', `/saved/${encodeURIComponent(id)}/record`),
  /** Where the record of a finished game is downloaded. */
  record: (id: string) => `${home}/api${at(id)}/record`,
  /** Where one reads what is left of a game whose rules are not here any more. */
  memento: (id: string) => `${home}/api${at(id)}/memento`,
};
