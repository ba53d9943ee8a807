// The worker in which the house is open: Python, the house itself, and the shelf it keeps everything on. The page never waits for it.
import { BackgroundWorker } from './backgroundWorker';
import type { FromWorker, ToWorker } from './protocol';
import { startPython } from './python';
import { openStorage } from './storage';

interface PySocket {
  hear: (text: string) => void;
  leave: () => void;
}

interface PyPage {
  open: () => Promise<number>;
  request: (wish: string) => Promise<string>;
  connect: (table: string, person: string, say: (text: string) => void, shut: (code: number) => void) => PySocket;
}

type Opened = (storage: object, help: (work: string, parts: string) => Promise<string>) => PyPage;
type Helped = (work: string, parts: string) => string;

const LOCK = 'izakaya-house';
const sockets = new Map<number, PySocket>();
let page: PyPage | null = null;
let helped: Promise<Helped> | null = null;

const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'open':
      void open(data.base, data.take);
      return;
    case 'help': {
      const { id } = data;
      helped ??= beginToHelp(data.base);
      helped
        .then((work) => work(data.work, data.parts))
        .then(
          (found) => tell({ is: 'helped', id, found }),
          () => tell({ is: 'helped', id, found: null }),
        );
      return;
    }
    case 'ask':
      void page?.request(data.wish).then(
        (reply) => tell({ is: 'reply', id: data.id, reply }),
        (trouble: unknown) => tell({ is: 'failed', why: String(trouble) }),
      );
      return;
    case 'connect': {
      const { socket } = data;
      const say = (text: string) => tell({ is: 'say', socket, text });
      const shut = (code: number) => tell({ is: 'shut', socket, code });
      const talking = page?.connect(data.table, data.person, say, shut);
      if (talking) sockets.set(socket, talking);
      return;
    }
    case 'hear':
      sockets.get(data.socket)?.hear(data.text);
      return;
    case 'leave':
      sockets.get(data.socket)?.leave();
      sockets.delete(data.socket);
  }
});

/** Of all tabs one has the house: two would write over each other's games. */
async function open(base: string, take: boolean): Promise<void> {
  try {
    if (!('locks' in navigator)) {
      await begin(base);
      return;
    }
    const keepOpen = async () => {
      await begin(base);
      await new Promise(() => undefined); // until the tab is closed, or another one takes it
    };
    await navigator.locks.request(LOCK, take ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (lock) await keepOpen();
    });
    // The other tab may be this page itself as it was before a reload, and about to end.
    tell({ is: 'elsewhere' });
    await navigator.locks.request(LOCK, keepOpen);
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
    startPython(base, (done, whole) => tell({ is: 'progress', done, whole })),
    openStorage(),
  ]);
  await pyodide.runPythonAsync('from izakaya.standalone.browser import opened');
  const opened = pyodide.globals.get('opened') as Opened;
  page = opened(
    {
      read: async (beginning: string) => JSON.stringify(await storage.read(beginning)),
      write: (changes: string) => storage.write(JSON.parse(changes) as [string, string | null][]),
    },
    new BackgroundWorker(base).help,
  );
  const damaged = await page.open();
  tell({ is: 'open', damaged, kept: storage.kept });
}

async function beginToHelp(base: string): Promise<Helped> {
  const pyodide = await startPython(base, () => undefined);
  await pyodide.runPythonAsync('from izakaya.standalone.background import helped');
  return pyodide.globals.get('helped') as Helped;
}
