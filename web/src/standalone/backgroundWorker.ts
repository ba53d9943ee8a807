// Second Web Worker for background jobs: reviews, and reasons of bots. It is started with the first job, and closed when there has been
// none for a while: its Python takes as much memory as the first one's.
import type { FromWorker, ToWorker } from './protocol';

const IDLE = 20_000; // milliseconds

export class BackgroundWorker {
  private worker: Worker | null = null;
  private number = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, { done: (found: string) => void; failed: (why: Error) => void }>();

  constructor(private readonly base: string) {}

  readonly run = (work: string, parts: string): Promise<string> =>
    new Promise((done, failed) => {
      clearTimeout(this.idle);
      this.worker ??= this.start();
      const id = ++this.number;
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ do: 'job', base: this.base, id, work, parts } satisfies ToWorker);
    });

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'dead') this.fail();
      if (data.is !== 'job') return;
      const one = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.found === null) one?.failed(new Error('the second worker could not do it'));
      else one?.done(data.found);
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.close(), IDLE);
    };
    worker.onerror = () => this.fail();
    return worker;
  }

  private fail(): void {
    for (const { failed } of this.waiting.values()) failed(new Error('there is no second worker'));
    this.waiting.clear();
    this.close();
  }

  private close(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
