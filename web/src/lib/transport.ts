// Transport interface: requests and sockets. HTTP and WebSocket to a server by default; the standalone page brings its own
// (standalone/transport.ts).
import { home } from './basePath';

/** The answer to a request. */
export interface Reply {
  status: number;
  told: unknown;
}

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Transport {
  /** Rejects only if nobody can be reached. `path` begins below `/api`. */
  request: (method: string, path: string, body?: unknown) => Promise<Reply>;
  /** `person` plays on this device; a server knows that itself. */
  connect: (table: string, person: string) => Socket;
}

export let transport: Transport = {
  async request(method, path, body) {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': document.documentElement.lang };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const reply = await fetch(`${home}/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    return { status: reply.status, told: reply.status === 204 ? undefined : await reply.json().catch(() => undefined) };
  },
  connect(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(
      `${scheme}://${location.host}${home}/api/tables/${encodeURIComponent(table)}/socket`,
    ) as unknown as Socket;
  },
};

export function useTransport(other: Transport): void {
  transport = other;
}

/** An id for what is sent again if no answer came, and counts once. */
export const newClient = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`; // only https and localhost have UUIDs
