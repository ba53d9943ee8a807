// The line to the house: over the network to a server, or to the house that this page has in a worker of its own.
import { pageLine } from '../page/line';
import { home, PAGE } from './place';
import { language } from './speech.svelte';

/** What came of a wish. */
export interface Reply {
  status: number;
  told: unknown;
}

/** What a `Connection` needs of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Line {
  /** Rejects only if nobody can be reached. `path` begins below `/api`. */
  ask: (method: string, path: string, body?: unknown) => Promise<Reply>;
  /** For whom the house takes this device; a server knows that itself. */
  connect: (table: string, person: string) => Wire;
}

const overTheNetwork: Line = {
  async ask(method, path, body) {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language.now };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const reply = await fetch(`${home}/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    return { status: reply.status, told: reply.status === 204 ? undefined : await reply.json().catch(() => undefined) };
  },
  connect(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}${home}/api/tables/${encodeURIComponent(table)}/socket`) as unknown as Wire;
  },
};

export const line: Line = PAGE ? pageLine : overTheNetwork;
