// WebSocket that reconnects: with growing pauses (backoff), a heartbeat that finds dead connections, and messages sent again until they
// are acknowledged.
import type { FromHouse, Insisted, Sent } from './state.svelte';
import { newClient, type Socket } from './transport';

/** `closed`: for good. */
export type SocketState = 'connecting' | 'live' | 'lost' | 'closed';

// Close codes of the house after which another attempt would not help.
const FORBIDDEN = 4403;
export const GONE = 4404;
export const UNPLAYABLE = 4410;
const RESTARTS = 1012; // of the standard: the house asks to come back, another one is opening at the same address
const DEAD = 1006; // of the standard: nobody said goodbye
const AT_ONCE = 150; // milliseconds until a house that restarts is tried, at most
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const HEARTBEAT = 5_000; // after so long without a message the house is asked whether it is still there
const SILENCE = 4_000; // no answer to that for so long: the connection is dead, whatever the system thinks

export interface Owner {
  /** What has to be done before each attempt to connect; fails if nobody can be reached. */
  prepare: () => Promise<unknown>;
  connect: () => Socket;
  /** What is sent first on a new connection. */
  greeting: () => Sent[];
  received: (message: FromHouse) => void;
  changed: (state: SocketState) => void;
  /** The house closed the connection for good. */
  refused: (code: number) => void;
}

export class LastingSocket {
  isOpen = false;
  private state: SocketState = 'connecting';
  private socket: Socket | null = null;
  private preparing = false;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Sent but not acknowledged. */
  private readonly pending = new Map<string, Insisted>();
  /** Those that were sent again: if they come too late, that is no news. */
  private readonly repeated = new Set<string>();

  constructor(private readonly owner: Owner) {
    addEventListener('online', this.look);
    addEventListener('offline', this.giveUp);
    document.addEventListener('visibilitychange', this.look);
    void this.open();
  }

  /** Sends it if the connection is open; otherwise it is lost. */
  send(sent: Sent): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(sent));
  }

  /** Sends it until the house has taken or refused it. */
  insist(sent: Insisted): void {
    const client = newClient();
    const named = { ...sent, client };
    this.pending.set(client, named);
    this.send(named);
  }

  close(): void {
    this.change('closed');
    removeEventListener('online', this.look);
    removeEventListener('offline', this.giveUp);
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.retry);
    this.socket?.close();
    this.letGo();
  }

  private change(state: SocketState): void {
    if (this.state === 'closed' || this.state === state) return;
    this.state = state;
    this.owner.changed(state);
  }

  private letGo(): void {
    this.socket = null;
    this.isOpen = false;
    clearTimeout(this.heart);
    clearTimeout(this.silence);
  }

  private async open(): Promise<void> {
    clearTimeout(this.retry);
    if (this.preparing) return;
    this.preparing = true;
    try {
      await this.owner.prepare();
      if (this.state !== 'closed') this.connect();
    } catch {
      this.later();
    } finally {
      this.preparing = false;
    }
  }

  private connect(): void {
    const socket = this.owner.connect();
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.isOpen = true;
      this.attempts = 0;
      for (const sent of this.owner.greeting()) this.send(sent);
      for (const [client, sent] of this.pending) {
        this.repeated.add(client);
        this.send(sent);
      }
    };
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(data)) as FromHouse);
    };
    socket.onclose = ({ code }) => this.dropped(socket, code);
  }

  private receive(message: FromHouse): void {
    clearTimeout(this.silence);
    clearTimeout(this.heart);
    this.heart = setTimeout(this.beat, HEARTBEAT);
    this.change('live');
    if (message.is === 'accepted' || message.is === 'refused') {
      this.pending.delete(message.client);
      // What was sent while the connection was lost may come too late: then the table has gone on, and shows it.
      if (this.repeated.delete(message.client) && message.is === 'refused' && message.reason === 'too-late') return;
    }
    this.owner.received(message);
  }

  private dropped(socket: Socket, code: number): void {
    if (this.socket !== socket) return;
    this.letGo();
    if (code === GONE || code === FORBIDDEN || code === UNPLAYABLE) {
      this.close();
      this.owner.refused(code);
      return;
    }
    if (code === RESTARTS) this.attempts = 0;
    this.later(code === RESTARTS ? AT_ONCE : undefined);
  }

  private later(pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempts)): void {
    if (this.state === 'closed') return;
    this.change('lost');
    this.attempts += 1;
    // Not everybody at once when a server comes back.
    this.retry = setTimeout(() => void this.open(), pause * (0.6 + 0.4 * Math.random()));
  }

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.state === 'lost' && !this.socket) void this.open();
    else this.beat();
  };

  private readonly beat = (): void => {
    if (!this.isOpen) return;
    this.send({ do: 'ping' });
    clearTimeout(this.silence);
    this.silence = setTimeout(this.giveUp, SILENCE);
  };

  /** The system may take minutes to notice it itself. */
  private readonly giveUp = (): void => {
    const { socket } = this;
    socket?.close();
    if (socket) this.dropped(socket, DEAD);
  };
}
