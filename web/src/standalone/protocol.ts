// What the page and its worker say to each other. Wishes and what is said at tables pass as texts: the worker hands them on as they are.

export interface FileInfo {
  path: string;
  /** In bytes, as it is fetched. */
  size: number;
}

/** What the page is made of; written by `make page`. */
export interface Contents {
  /** Changes with whatever changes. */
  version: string;
  /** What a worker needs besides the pages: Python and the house. */
  house: FileInfo[];
}

export type ToWorker =
  | { do: 'open'; base: string; take: boolean }
  /** To a second worker, of the first: open no house, and do a work that nobody waits for. */
  | { do: 'help'; base: string; id: number; work: string; parts: string }
  | { do: 'ask'; id: number; wish: string }
  | { do: 'connect'; socket: number; table: string; person: string }
  | { do: 'hear'; socket: number; text: string }
  | { do: 'leave'; socket: number };

export type FromWorker =
  | { is: 'progress'; done: number; whole: number }
  /** The house is open. `damaged` things could not be read; unless `kept`, nothing outlives the page. */
  | { is: 'open'; damaged: number; kept: boolean }
  /** Another tab has the house, or has just taken it. If it had it before, the house opens here when that tab is closed. */
  | { is: 'elsewhere' }
  | { is: 'failed'; why: string }
  | { is: 'reply'; id: number; reply: string }
  | { is: 'helped'; id: number; found: string | null }
  | { is: 'say'; socket: number; text: string }
  | { is: 'shut'; socket: number; code: number };
