// Key-value storage in IndexedDB, for the Python side. A write stores all its changes or none.
import type { NotStored } from './protocol';

const OLDER = 'izakaya'; // the database of all copies of the page, once
const TEXTS = 'texts';

type Change = [string, string | null];

/** Texts by name. */
export interface KeyValueStorage {
  /** Whether the content outlives the page. */
  readonly kept: boolean;
  read: (beginning: string) => Promise<[string, string][]>;
  /** `null` deletes a text. Tells why nothing was changed, if nothing was. */
  write: (changes: Change[]) => Promise<NotStored | null>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
}

class IndexedDbStorage implements KeyValueStorage {
  readonly kept = true;

  constructor(private readonly database: IDBDatabase) {}

  async read(beginning: string): Promise<[string, string][]> {
    const texts = this.database.transaction(TEXTS).objectStore(TEXTS);
    const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const [names, found] = await Promise.all([settled(texts.getAllKeys(range)), settled(texts.getAll(range))]);
    return names.map((name, number) => [String(name), String(found[number])]);
  }

  write(changes: Change[]): Promise<NotStored | null> {
    return new Promise((tell) => {
      try {
        const transaction = this.database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
        transaction.oncomplete = () => tell(null);
        transaction.onabort = () => tell('full');
        const texts = transaction.objectStore(TEXTS);
        for (const [name, text] of changes) {
          if (text === null) texts.delete(name);
          else texts.put(text, name);
        }
      } catch {
        tell('gone'); // the browser has closed the database: its data were cleared, or the page may keep nothing any more
      }
    });
  }

  close(): void {
    this.database.close();
  }
}

/** Fallback where the browser allows no storage. */
class MemoryStorage implements KeyValueStorage {
  readonly kept = false;
  private readonly texts = new Map<string, string>();

  read(beginning: string): Promise<[string, string][]> {
    return Promise.resolve([...this.texts].filter(([name]) => name.startsWith(beginning)));
  }

  write(changes: Change[]): Promise<null> {
    for (const [name, text] of changes) {
      if (text === null) this.texts.delete(name);
      else this.texts.set(name, text);
    }
    return Promise.resolve(null);
  }
}

async function openDatabase(name: string): Promise<{ storage: IndexedDbStorage; isNew: boolean }> {
  const opening = indexedDB.open(name, 1);
  let isNew = false;
  opening.onupgradeneeded = () => {
    isNew = true;
    opening.result.createObjectStore(TEXTS);
  };
  return { storage: new IndexedDbStorage(await settled(opening)), isNew };
}

/** Of two copies of the page on one origin each has its own; `base` is the address of its folder. */
export async function openStorage(base: string): Promise<KeyValueStorage> {
  try {
    const { storage, isNew } = await openDatabase(`izakaya ${new URL(base).pathname}`);
    if (isNew) await copyOlder(storage).catch(() => undefined);
    return storage;
  } catch {
    return new MemoryStorage();
  }
}

/** Games from the time when all copies shared a database. */
async function copyOlder(storage: IndexedDbStorage): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === OLDER)) return;
  const { storage: older } = await openDatabase(OLDER);
  await storage.write(await older.read(''));
  older.close();
}
