// The transport to the house in this page's worker. The worker is started when something is first asked of it.
import { keep, recall } from '../lib/browserStorage';
import { language, say } from '../lib/speech.svelte';
import type { Reply, Socket, Transport } from '../lib/transport';
import { startup } from './startup.svelte';
import type { FromWorker, ToWorker } from './protocol';

interface Replied {
  status: number;
  body: string;
}

class WorkerClient {
  private worker: Worker | null = null;
  private number = 0;
  private readonly asked = new Map<number, { granted: (reply: Replied) => void; lost: (why: Error) => void }>();
  private readonly sockets = new Map<number, WorkerSocket>();
  /** What was said before the house was open. */
  private readonly early: ToWorker[] = [];
  private open = false;

  async ask(wish: object): Promise<Replied> {
    const id = ++this.number;
    return new Promise((granted, lost) => {
      if (startup.state === 'failed' && !this.worker) {
        // There will never be a house here: nobody should wait for it.
        const reason = 'no-house';
        granted({ status: 503, body: JSON.stringify({ reason, sentence: say(startup.why) }) });
        return;
      }
      this.asked.set(id, { granted, lost });
      this.say({ do: 'ask', id, wish: JSON.stringify(wish) });
    });
  }

  connect(socket: WorkerSocket, table: string, person: string): number {
    const id = ++this.number;
    this.sockets.set(id, socket);
    this.say({ do: 'connect', socket: id, table, person });
    return id;
  }

  say(message: ToWorker): void {
    this.start();
    if (this.open) this.worker?.postMessage(message);
    else this.early.push(message);
  }

  forget(socket: number): void {
    this.sockets.delete(socket);
    this.say({ do: 'leave', socket });
  }

  start(take = false): void {
    if (this.worker) return;
    if (typeof WebAssembly !== 'object') {
      startup.fail('web-page-no-worker');
      return;
    }
    try {
      this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    } catch {
      startup.fail('web-page-no-worker');
      return;
    }
    startup.again = () => this.again();
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    this.worker.onerror = (trouble) => {
      console.error(trouble.message);
      startup.fail('web-page-failed');
    };
    this.worker.postMessage({ do: 'open', base: new URL('.', location.href).href, take } satisfies ToWorker);
  }

  /** Takes the house from another tab, or tries once more. */
  private again(): void {
    this.worker?.terminate();
    this.worker = null;
    this.open = false;
    for (const socket of this.sockets.values()) socket.onclose?.({ code: 1006 });
    this.sockets.clear();
    // What the other worker was asked nobody will answer any more; what waits here goes to the new one.
    const waiting = new Set(this.early.map((message) => (message.do === 'ask' ? message.id : 0)));
    for (const [id, { lost }] of this.asked) {
      if (waiting.has(id)) continue;
      this.asked.delete(id);
      lost(new Error('the house was closed'));
    }
    startup.state = 'opening';
    this.start(true);
  }

  private heard(told: FromWorker): void {
    switch (told.is) {
      case 'progress':
        startup.progress(told.done, told.whole);
        return;
      case 'open':
        this.open = true;
        startup.opened(told.damaged, told.kept);
        for (const message of this.early.splice(0)) this.worker?.postMessage(message);
        return;
      case 'elsewhere':
        this.open = false;
        startup.state = 'elsewhere';
        return;
      case 'failed':
        console.error(told.why);
        if (!this.open) startup.fail('web-page-failed');
        return;
      case 'reply':
        this.asked.get(told.id)?.granted(JSON.parse(told.reply) as Replied);
        this.asked.delete(told.id);
        return;
      case 'say':
        this.sockets.get(told.socket)?.onmessage?.({ data: told.text });
        return;
      case 'shut':
        this.sockets.get(told.socket)?.onclose?.({ code: told.code });
        this.sockets.delete(told.socket);
        return;
      case 'helped': // is for the first worker's ears
        return;
    }
  }
}

const house = new WorkerClient();

/** A WebSocket to a table, as far as the rest of the page can tell. */
class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  private readonly id: number;

  constructor(table: string, person: string) {
    this.id = house.connect(this, table, person);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    house.say({ do: 'hear', socket: this.id, text });
  }

  close(): void {
    house.forget(this.id);
  }
}

/** Before anybody asks: opening takes a moment. */
export const startHouse = (): void => house.start();

/** What can be played here was written down when the page was made: whoever comes need not wait for the house to choose. */
async function aboutHouse(): Promise<unknown> {
  try {
    const reply = await fetch(new URL(`about-${language.now}.json`, location.href));
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}

const PERSON = 'person';
const isText = (value: unknown): value is string => typeof value === 'string';
let person = recall(PERSON, '', isText);

async function wish(method: string, name: string, search: string, body: unknown): Promise<Reply> {
  const wished = {
    method,
    path: name,
    person,
    language: language.now,
    query: Object.fromEntries(new URLSearchParams(search)),
    body: body === undefined ? '' : JSON.stringify(body),
  };
  const { status, body: text } = await house.ask(wished);
  const told = JSON.parse(text) as unknown;
  if (name === '/me' && status === 200 && typeof told === 'object' && told !== null && 'id' in told) {
    person = String(told.id);
    keep(PERSON, person);
  }
  return { status, told };
}

let introduced: Promise<Reply> | null = null;

export const workerTransport: Transport = {
  async request(method, path, body) {
    const [name = path, search = ''] = path.split('?');
    const known = name === '/house' ? await aboutHouse() : null;
    if (known) return { status: 200, told: known };
    if (!person) {
      // Whoever is new here gets a name first, and only one.
      introduced ??= wish('GET', '/me', '', undefined).finally(() => (introduced = null));
      const reply = await introduced;
      if (reply.status >= 400 || (name === '/me' && method === 'GET')) return reply;
    }
    return wish(method, name, search, body);
  },
  connect: (table, as) => new WorkerSocket(table, as),
};
