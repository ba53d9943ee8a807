// Translations: messages from the Fluent files of `src/izakaya/locale/`, in the language of the reader.
//
//   say('web-start-title')                       reactive to the language
//   say('guide-cards')                           needs the file `guide.ftl`: a route names the files it needs
//   say('guide-cards.found', { number: 1 })      an attribute, with parts
//
// There is no fallback to another language: a missing message is an error in the console.
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';
import { SvelteSet } from 'svelte/reactivity';
import { keep, oneOf, recall } from './browserStorage';
import { transport } from './transport';

export const LANGUAGES = ['en', 'it', 'de', 'es', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
};
/** A file of `src/izakaya/locale/<language>/` that a browser may read: `web`, `table`, `guide` …, and those of the games. What a game
 *  from elsewhere says is read at a path below `/api`: `/games/<game>/messages`.
 */
export type MessageFile = string;

const sources = import.meta.glob<string>(['../../../src/izakaya/locale/*/*.ftl', '!../../../src/izakaya/locale/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The messages of one language that have been loaded. */
class LoadedLanguage {
  readonly bundle: FluentBundle;
  readonly files = new SvelteSet<MessageFile>();
  private readonly reading = new Map<MessageFile, Promise<void>>();

  constructor(readonly language: Language) {
    // The marks that isolate names are for right-to-left scripts, which none of ours is.
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  read(name: MessageFile): Promise<void> {
    const begun = this.reading.get(name);
    if (begun) return begun;
    const reading = (name.startsWith('/') ? this.ask(name) : this.open(name)).then(
      () => void this.files.add(name),
      (trouble: unknown) => {
        this.reading.delete(name); // the connection may be back the next time
        throw trouble;
      },
    );
    this.reading.set(name, reading);
    return reading;
  }

  private async open(name: MessageFile): Promise<void> {
    const file = sources[`../../../src/izakaya/locale/${this.language}/${name}.ftl`];
    if (!file) {
      console.error(`There is no ${name}.ftl in ${this.language}.`);
      return;
    }
    const problems = this.bundle.addResource(new FluentResource(await file()));
    for (const problem of problems) console.error(`${this.language}/${name}.ftl: ${problem.message}`);
  }

  /** What comes first is heard: the house before a game from elsewhere, and that in this language before what it says in English. */
  private async ask(address: MessageFile): Promise<void> {
    const { status, told } = await transport.request('GET', `${address}?language=${this.language}`);
    if (status !== 200) throw new Error(`${address}: ${status}`);
    for (const text of told as string[]) this.bundle.addResource(new FluentResource(text));
  }
}

function guess(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

const isLanguage = oneOf(...LANGUAGES);
const languages = new Map<Language, LoadedLanguage>();
const first = loadedLanguage(recall('language', guess(), isLanguage));
let current = $state.raw(first);
document.documentElement.lang = first.language;

function loadedLanguage(language: Language): LoadedLanguage {
  if (language === 'ja') void import('../styles/made/japanese.css'); // nobody else needs the glyphs
  const known = languages.get(language) ?? new LoadedLanguage(language);
  languages.set(language, known);
  return known;
}

/** The reader's language: `language.now` is reactive. */
export const language = {
  get now(): Language {
    return current.language;
  },
  /** Changes it at once for everything on the page, when all that the page says has been read. */
  async choose(chosen: Language): Promise<void> {
    const next = loadedLanguage(chosen);
    try {
      await Promise.all([...current.files].map((name) => next.read(name)));
    } catch {
      return; // without a connection the house goes on in the language it knows
    }
    current = next;
    document.documentElement.lang = chosen;
    keep('language', chosen);
  },
};

/** Loads message files, in the language of the reader. */
export async function loadMessages(...names: readonly MessageFile[]): Promise<void> {
  await Promise.all(names.map((name) => current.read(name)));
}

/** What is said under this name, `message` or `message.attribute`, in what has been read. */
function patternOf(id: string): NonNullable<Message['value']> | undefined {
  const [name = id, attribute] = id.split('.');
  // Reading `files` makes the text appear as soon as its file has come.
  const message = current.files.size > 0 ? current.bundle.getMessage(name) : undefined;
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/** Whether there is such a message, or `message.attribute`. */
export function knows(id: string): boolean {
  return patternOf(id) !== undefined;
}

/** The message of this name, or `message.attribute`, with its parts filled in. */
export function say(id: string, parts: Record<string, string | number> = {}): string {
  const pattern = patternOf(id);
  if (pattern === undefined) {
    console.error(`The language ${current.language} has no message “${id}”.`);
    return `⟦${id}⟧`;
  }
  const problems: Error[] = [];
  const text = current.bundle.formatPattern(pattern, parts, problems);
  for (const problem of problems) console.error(`The message “${id}” of ${current.language}: ${problem.message}`);
  return text;
}
