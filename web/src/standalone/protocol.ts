// Messages between the page and its Web Worker. Requests and table messages are JSON texts, which the worker passes on unread.

export interface FileInfo {
  path: string;
  /** In bytes, as it is fetched. */
  size: number;
}

/** Manifest of the page; written by `make page`. */
export interface Contents {
  /** Changes with every file. */
  version: string;
  /** Files that the worker needs: Python and our source. */
  house: FileInfo[];
}

export type ToWorker =
  | { do: 'open'; base: string; take: boolean }
  /** From the first worker to the second: run a background job. */
  | { do: 'job'; base: string; id: number; work: string; parts: string }
  | { do: 'request'; id: number; request: string }
  | { do: 'connect'; socket: number; table: string; person: string }
  | { do: 'receive'; socket: number; text: string }
  | { do: 'disconnect'; socket: number };

export type FromWorker =
  | { is: 'progress'; done: number; whole: number }
  /** The house is open. `damaged` stored entries could not be read; unless `kept`, nothing outlives the page. */
  | { is: 'open'; damaged: number; kept: boolean }
  /** Another tab has the house, or has just taken it. If it had it before, the house opens here when that tab is closed. */
  | { is: 'elsewhere' }
  | { is: 'failed'; why: string }
  | { is: 'reply'; id: number; reply: string }
  | { is: 'job'; id: number; found: string | null }
  | { is: 'message'; socket: number; text: string }
  | { is: 'close'; socket: number; code: number };
