// Web Worker that runs the Python side: Pyodide, our source and the storage. The page itself never blocks.
import { BackgroundWorker } from './backgroundWorker';
import type { FromWorker, NotStored, ToWorker } from './protocol';
import { startPython } from './python';
import { openStorage } from './storage';

interface PySocket {
  receive: (text: string) => void;
  disconnect: () => void;
}

interface PyPage {
  open: () => Promise<number>;
  request: (request: string) => Promise<string>;
  connect: (table: string, person: string, send: (text: string) => void, close: (code: number) => void) => PySocket;
}

type OpenPage = (storage: object, run: (work: string, parts: string) => Promise<string>) => PyPage;
type RunJob = (work: string, parts: string) => string;

const sockets = new Map<number, PySocket>();
let page: PyPage | null = null;
let runJob: Promise<RunJob> | null = null;

const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'open':
      void open(data.base, data.take);
      return;
    case 'job': {
      const { id } = data;
      runJob ??= startJobs(data.base);
      runJob
        .then((work) => work(data.work, data.parts))
        .then(
          (found) => tell({ is: 'job', id, found }),
          () => tell({ is: 'job', id, found: null }),
        );
      return;
    }
    case 'request':
      void page?.request(data.request).then(
        (reply) => tell({ is: 'reply', id: data.id, reply }),
        (trouble: unknown) => tell({ is: 'dead', why: String(trouble) }), // all that may go wrong in the house has a reply
      );
      return;
    case 'connect': {
      const { socket } = data;
      const send = (text: string) => tell({ is: 'message', socket, text });
      const close = (code: number) => tell({ is: 'close', socket, code });
      const talking = page?.connect(data.table, data.person, send, close);
      if (talking) sockets.set(socket, talking);
      return;
    }
    case 'receive':
      sockets.get(data.socket)?.receive(data.text);
      return;
    case 'disconnect':
      sockets.get(data.socket)?.disconnect();
      sockets.delete(data.socket);
  }
});

/** Of all tabs one has the house: two would write over each other's games. */
async function open(base: string, take: boolean): Promise<void> {
  const lock = `izakaya ${new URL(base).pathname}`;
  try {
    if (!('locks' in navigator)) {
      await begin(base);
      return;
    }
    const keepOpen = async () => {
      await begin(base);
      await new Promise(() => undefined); // until the tab is closed, or another one takes it
    };
    await navigator.locks.request(lock, take ? { steal: true } : { ifAvailable: true }, async (granted) => {
      if (granted) await keepOpen();
    });
    // The other tab may be this page itself as it was before a reload, and about to end.
    tell({ is: 'elsewhere' });
    await navigator.locks.request(lock, keepOpen);
  } catch (trouble) {
    if (trouble instanceof DOMException && trouble.name === 'AbortError') {
      tell({ is: 'elsewhere' });
      close();
    } else {
      tell({ is: 'failed', why: String(trouble) });
    }
  }
}

async function begin(base: string): Promise<void> {
  const [pyodide, storage] = await Promise.all([
    startPython(base, (stage, done, whole) => tell({ is: 'progress', stage, done, whole })),
    openStorage(base),
  ]);
  pyodide._api.on_fatal = (why) => tell({ is: 'dead', why: String(why) });
  let trouble: NotStored | null = null;
  await pyodide.runPythonAsync('from izakaya.standalone.browser import open_page');
  const openPage = pyodide.globals.get('open_page') as OpenPage;
  page = openPage(
    {
      read: async (beginning: string) => JSON.stringify(await storage.read(beginning)),
      write: async (changes: string) => {
        const before = trouble;
        trouble = await storage.write(JSON.parse(changes) as [string, string | null][]);
        if (trouble !== before) tell({ is: 'stored', trouble });
        return trouble ?? '';
      },
    },
    new BackgroundWorker(base).run,
  );
  tell({ is: 'progress', stage: 'games', done: 1, whole: 1 });
  const damaged = await page.open();
  tell({ is: 'open', damaged, kept: storage.kept });
}

async function startJobs(base: string): Promise<RunJob> {
  const pyodide = await startPython(base, () => undefined);
  pyodide._api.on_fatal = (why) => tell({ is: 'dead', why: String(why) });
  await pyodide.runPythonAsync('from izakaya.standalone.background import run_job');
  return pyodide.globals.get('run_job') as RunJob;
}
