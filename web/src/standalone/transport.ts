// Transport to the Web Worker in place of a server. The worker is started with the first request.
import { keep, recall } from '../lib/browserStorage';
import { language, say } from '../lib/speech.svelte';
import type { Reply, Socket, Transport } from '../lib/transport';
import type { FromWorker, ToWorker } from './protocol';
import { startup } from './startup.svelte';
import { update } from './update.svelte';

const PATIENCE = 60_000; // milliseconds; a house that comes to a fatal error again in less is not started a third time

interface Replied {
  status: number;
  body: string;
}

/** Client of the Web Worker: requests with replies, and sockets. */
class WorkerClient {
  private worker: Worker | null = null;
  private number = 0;
  private readonly asked = new Map<number, { granted: (reply: Replied) => void; lost: (why: Error) => void }>();
  private readonly sockets = new Map<number, WorkerSocket>();
  /** Messages from before the worker was ready. */
  private readonly early: ToWorker[] = [];
  private open = false;
  private died = -PATIENCE;

  async request(request: object): Promise<Replied> {
    const id = ++this.number;
    return new Promise((granted, lost) => {
      if (startup.state === 'failed' && !this.worker) {
        // The worker can never start here: no request should wait for it.
        const reason = 'no-house';
        granted({ status: 503, body: JSON.stringify({ reason, sentence: say(startup.why) }) });
        return;
      }
      this.asked.set(id, { granted, lost });
      this.post({ do: 'request', id, request: JSON.stringify(request) });
    });
  }

  connect(socket: WorkerSocket, table: string, person: string): number {
    const id = ++this.number;
    this.sockets.set(id, socket);
    this.post({ do: 'connect', socket: id, table, person });
    return id;
  }

  post(message: ToWorker): void {
    this.start();
    if (this.open) this.worker?.postMessage(message);
    else this.early.push(message);
  }

  forget(socket: number): void {
    this.sockets.delete(socket);
    this.post({ do: 'disconnect', socket });
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
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.received(data);
    this.worker.onerror = (trouble) => this.bury(trouble.message);
    this.worker.postMessage({ do: 'open', base: new URL('.', location.href).href, take } satisfies ToWorker);
  }

  /** A worker that has come to a fatal error is started anew; what was stored is there. */
  private bury(why: string): void {
    console.error(why);
    const soon = performance.now() - this.died < PATIENCE;
    this.died = performance.now();
    if (!this.open || soon) {
      this.open = false;
      startup.fail('web-page-failed');
      return;
    }
    startup.restarted = true;
    this.again();
  }

  /** Takes over from another tab, or tries once more. */
  private again(): void {
    this.worker?.terminate();
    this.worker = null;
    this.open = false;
    for (const socket of this.sockets.values()) socket.onclose?.({ code: 1006 });
    this.sockets.clear();
    // Requests to the old worker get no reply any more; waiting ones go to the new one.
    const waiting = new Set(this.early.map((message) => (message.do === 'request' ? message.id : 0)));
    for (const [id, { lost }] of this.asked) {
      if (waiting.has(id)) continue;
      this.asked.delete(id);
      lost(new Error('the worker was closed'));
    }
    startup.progress('fetching', 0, 0);
    startup.trouble = null;
    this.start(true);
  }

  private received(told: FromWorker): void {
    switch (told.is) {
      case 'progress':
        startup.progress(told.stage, told.done, told.whole);
        return;
      case 'open':
        this.open = true;
        startup.opened(told.damaged, told.kept);
        void update.watch();
        for (const message of this.early.splice(0)) this.worker?.postMessage(message);
        return;
      case 'elsewhere':
        this.open = false;
        startup.state = 'elsewhere';
        return;
      case 'failed':
        console.error(told.why);
        startup.fail('web-page-failed');
        return;
      case 'dead':
        this.bury(told.why);
        return;
      case 'stored':
        startup.trouble = told.trouble;
        return;
      case 'reply':
        this.asked.get(told.id)?.granted(JSON.parse(told.reply) as Replied);
        this.asked.delete(told.id);
        return;
      case 'message':
        this.sockets.get(told.socket)?.onmessage?.({ data: told.text });
        return;
      case 'close':
        this.sockets.get(told.socket)?.onclose?.({ code: told.code });
        this.sockets.delete(told.socket);
        return;
      case 'job': // only the first worker gets these
        return;
    }
  }
}

const worker = new WorkerClient();

/** Socket to a table in the worker, with the interface of a WebSocket. */
class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  private readonly id: number;

  constructor(table: string, person: string) {
    this.id = worker.connect(this, table, person);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    worker.post({ do: 'receive', socket: this.id, text });
  }

  close(): void {
    worker.forget(this.id);
  }
}

/** Starts the worker before the first request: it takes a moment. */
export const startHouse = (): void => worker.start();

/** Games and levels were written into a file by the build: the start page need not wait for the worker. */
async function aboutHouse(): Promise<unknown> {
  try {
    const reply = await fetch(new URL(`about-${language.now}.json`, location.href));
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}

// Of two copies of the page on one origin each knows somebody of its own.
const PERSON = `person ${new URL('.', location.href).pathname}`;
const isText = (value: unknown): value is string => typeof value === 'string';
let person = recall(PERSON, recall('person', '', isText), isText);

async function request(method: string, name: string, search: string, body: unknown): Promise<Reply> {
  const sent = {
    method,
    path: name,
    person,
    language: language.now,
    query: Object.fromEntries(new URLSearchParams(search)),
    body: body === undefined ? '' : JSON.stringify(body),
  };
  const { status, body: text } = await worker.request(sent);
  const told = JSON.parse(text) as unknown;
  if (name === '/me' && status === 200 && typeof told === 'object' && told !== null && 'id' in told) {
    person = String(told.id);
    keep(PERSON, person);
  }
  return { status, told };
}

let introduced: Promise<Reply> | null = null;

/** Of the person at this device. A new guest gets a person first, and only one. */
async function ownRequest(method: string, name: string, search: string, body: unknown): Promise<Reply> {
  if (!person) {
    introduced ??= request('GET', '/me', '', undefined).finally(() => (introduced = null));
    const reply = await introduced;
    if (reply.status >= 400 || (name === '/me' && method === 'GET')) return reply;
  }
  return request(method, name, search, body);
}

let asked = false;

/** The first game that is stored shall outlive the browser's tidying. */
function keepGames(method: string, name: string, { status }: Reply): void {
  if (asked || method !== 'POST' || status !== 200 || !/^\/(tables|saved)$/.test(name)) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

export const workerTransport: Transport = {
  async request(method, path, body) {
    const [name = path, search = ''] = path.split('?');
    const known = name === '/house' ? await aboutHouse() : null;
    if (known) return { status: 200, told: known };
    let reply = await ownRequest(method, name, search, body);
    if (reply.status === 401 && person) {
      // The browser has cleared what was stored, but not who one is.
      person = '';
      reply = await ownRequest(method, name, search, body);
    }
    keepGames(method, name, reply);
    return reply;
  },
  connect: (table, as) => new WorkerSocket(table, as),
};
