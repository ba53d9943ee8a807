// Key-value storage in IndexedDB, for the Python side. A write stores all its changes or none.

const DATABASE = 'izakaya';
const TEXTS = 'texts';

/** Texts by name. */
export interface KeyValueStorage {
  /** Whether the content outlives the page. */
  readonly kept: boolean;
  read: (beginning: string) => Promise<[string, string][]>;
  /** `null` deletes a text. Rejects and changes nothing if the storage is full. */
  write: (changes: [string, string | null][]) => Promise<void>;
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

  write(changes: [string, string | null][]): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the storage is full'));
      const texts = transaction.objectStore(TEXTS);
      for (const [name, text] of changes) {
        if (text === null) texts.delete(name);
        else texts.put(text, name);
      }
    });
  }
}

/** Fallback where the browser allows no storage. */
class MemoryStorage implements KeyValueStorage {
  readonly kept = false;
  private readonly texts = new Map<string, string>();

  read(beginning: string): Promise<[string, string][]> {
    return Promise.resolve([...this.texts].filter(([name]) => name.startsWith(beginning)));
  }

  write(changes: [string, string | null][]): Promise<void> {
    for (const [name, text] of changes) {
      if (text === null) this.texts.delete(name);
      else this.texts.set(name, text);
    }
    return Promise.resolve();
  }
}

export async function openStorage(): Promise<KeyValueStorage> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    return new IndexedDbStorage(await settled(opening));
  } catch {
    return new MemoryStorage();
  }
}
