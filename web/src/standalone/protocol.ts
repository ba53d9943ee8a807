// Messages between the page and its Web Worker. Requests and table messages are JSON texts, which the worker passes on unread.

/** A packed archive; its address changes with its content. */
export interface Pack {
  path: string;
  /** In bytes, as it travels. */
  size: number;
}

/** Manifest of the page; written by `make page`. */
export interface Contents {
  /** Changes with every file. */
  version: string;
  /** What the worker needs: Python and our source. */
  packs: Pack[];
  /** All files of the page, for the service worker. */
  shell: Pack;
}

/** What is being waited for. */
export type Stage = 'fetching' | 'python' | 'house' | 'games';

/** Why something could not be stored: there is no room, or the browser has cleared or forbidden the storage. */
export type NotStored = 'full' | 'gone';

export type ToWorker =
  | { do: 'open'; base: string; take: boolean }
  /** From the first worker to the second: run a background job. */
  | { do: 'job'; base: string; id: number; work: string; parts: string }
  | { do: 'request'; id: number; request: string }
  | { do: 'connect'; socket: number; table: string; person: string }
  | { do: 'receive'; socket: number; text: string }
  | { do: 'disconnect'; socket: number };

export type FromWorker =
  /** `done` and `whole` are the bytes fetched, and in all. */
  | { is: 'progress'; stage: Stage; done: number; whole: number }
  /** The house is open. `damaged` stored entries could not be read; without `kept` nothing outlives the page. */
  | { is: 'open'; damaged: number; kept: boolean }
  /** Whether the last thing to be stored was. */
  | { is: 'stored'; trouble: NotStored | null }
  /** Another tab has the house, or has just taken it. If it had it before, the house opens here when that tab is closed. */
  | { is: 'elsewhere' }
  | { is: 'failed'; why: string }
  /** Python has come to a fatal error and answers nothing any more. */
  | { is: 'dead'; why: string }
  | { is: 'reply'; id: number; reply: string }
  | { is: 'job'; id: number; found: string | null }
  | { is: 'message'; socket: number; text: string }
  | { is: 'close'; socket: number; code: number };
