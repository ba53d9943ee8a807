// The browser's own store as a shelf for the house: texts with names, written all or none.

const DATABASE = 'izakaya';
const TEXTS = 'texts';

export interface KeyValueStorage {
  /** Whether what lies here outlives the page. */
  readonly kept: boolean;
  read: (beginning: string) => Promise<[string, string][]>;
  /** `null` takes a text away. Rejects and changes nothing if there is no room. */
  write: (changes: [string, string | null][]) => Promise<void>;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no store'));
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
      transaction.onabort = () => reject(transaction.error ?? new Error('no room'));
      const texts = transaction.objectStore(TEXTS);
      for (const [name, text] of changes) {
        if (text === null) texts.delete(name);
        else texts.put(text, name);
      }
    });
  }
}

/** Where nothing may be kept. */
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
