// One table over one WebSocket: comes back by itself, misses nothing, sends nothing twice.
//
//   const table = new Connection(id)      in a page; close() when the page is left
//   table.view, .question, .lines, …      how things stand, reactive
//   table.stage = async (news, before) => …   shows news before the view changes: one thing after the other
//   table.answer(option), .talk(text), …
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { api, newClient, sentenceOf } from './api';
import { Clock } from './clock.svelte';
import { line, type Wire } from './line';
import { me } from './me.svelte';
import type { components } from './messages';
import { settings } from './settings.svelte';
import { language, say, type Language } from './speech.svelte';

type Schemas = components['schemas'];
type Told<T> = Extract<FromHouse, { is: T }>;
export type FromHouse = Schemas['FromHouse'];
export type News = Schemas['NewsTold'];
export type Question = Schemas['QuestionTold'];
export type View = NonNullable<Schemas['Welcome']['view']>;
export type Orders = Omit<Schemas['Orders'], 'do'>;
export type LogLine = Schemas['LogLine'];
export type ChatLine = Schemas['ChatLine'];
export type TakenSeat = Schemas['TakenSeat'];
export type Ending = Schemas['EndingTold'];
export type Handed = Schemas['Handed'];
/** What has a default at the house may be left out. */
type Sent<M = Schemas['FromGuest']> = M extends { do: infer D } ? { do: D } & Partial<M> : never;
/** What must arrive: it carries an id, and sent twice it counts once. */
type Insisted = Extract<Sent, { client?: unknown }>;

/** `closed`: there is no such table any more, or it is not for this guest; `trouble` says why. */
export type State = 'connecting' | 'live' | 'lost' | 'closed';

// Close codes of the house.
const FORBIDDEN = 4403;
const GONE = 4404;
const UNPLAYABLE = 4410;
const COME_BACK = 1012; // of the standard: the service restarts
const AT_ONCE = 150; // milliseconds at most, not all of a table in the same one
const PATIENCE = 10_000; // longest pause between two attempts
const HEARTBEAT = 5_000; // after so long without a word the house is asked whether it is still there
const SILENCE = 4_000; // no answer to that for so long: the connection is dead, whatever the system thinks
const BEHIND = 12; // with more than this waiting nobody wants to watch each of them
const LINES = 4_000; // of the log; whoever wants more looks at the replay

/** What a question needs to know of whoever asks it: the house, or a lesson. */
export type Asker = Pick<Connection, 'table' | 'clock' | 'window' | 'hint' | 'askHint'>;

export class Connection {
  state = $state<State>('connecting');
  table = $state.raw<Schemas['TableInfo'] | null>(null);
  view = $state.raw<View | null>(null);
  lines = $state.raw<Schemas['LogLine'][]>([]);
  question = $state.raw<Question | null>(null);
  chat = $state.raw<Schemas['ChatLine'][]>([]);
  /** The last line that was said while one was here. */
  spoken = $state.raw<Schemas['ChatLine'] | null>(null);
  muted = $state.raw<string[]>([]);
  orders = $state.raw<Orders | null>(null);
  ending = $state.raw<Schemas['EndingTold'] | null>(null);
  welcome = $state.raw<string[]>([]);
  hint = $state.raw<Schemas['HintTold'] | null>(null);
  /** The last thing that was refused, or why the table is closed. */
  trouble = $state.raw<{ reason: string; sentence: string } | null>(null);
  /** Until when reactions are waited for, on the clock of the house. */
  window = $state<number | null>(null);
  /** The number of the window that is open, and of the last in which nothing more is to be said. */
  windowNumber = $state<number | null>(null);
  wentOn = $state<number | null>(null);
  /** Whether the bots play without pauses, and nothing is shown, until one is asked. */
  hurrying = $state(false);
  /** Where people share a device: to whom it goes. */
  handed = $state.raw<Handed | null>(null);
  countdowns = new SvelteMap<number, Told<'countdown'>>();
  /** The option on its way to the house, so that it can be shown as chosen. */
  answering = $state<number | null>(null);
  readonly clock = new Clock();

  /** Shows what has happened; the view changes when it is done. */
  stage: ((news: News, before: View | null) => Promise<void>) | null = null;

  private socket: Wire | null = null;
  /** The number of the next news that has not come yet. */
  private next: number | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private readonly inbox: FromHouse[] = [];
  private working = false;
  /** Said but not yet acknowledged: said again after a reconnection, where it counts once. */
  private readonly pending = new Map<string, Insisted>();
  /** Those that were said again: if their time is over by now, that is no news. */
  private readonly repeated = new Set<string>();
  private read = false;
  private readonly forget: () => void;

  /** `as` is somebody else at this device, or '' for nobody in particular: only the house in one page knows several. */
  constructor(
    readonly id: string,
    private readonly as?: string,
  ) {
    addEventListener('online', this.look);
    addEventListener('offline', this.giveUp);
    document.addEventListener('visibilitychange', this.look);
    this.forget = $effect.root(() => {
      let spoken = language.now;
      $effect(() => {
        const wanted = language.now;
        if (wanted !== spoken) untrack(() => this.speak(wanted));
        spoken = wanted;
      });
    });
    void this.introduce();
  }

  answer(option: number): void {
    if (!this.question || this.answering !== null) return;
    this.answering = option;
    this.trouble = null;
    this.insist({ do: 'answer', number: this.question.number, option });
  }

  /** Nothing more to say in the open window, asked or not. */
  goOn(): void {
    if (this.windowNumber === null || this.wentOn === this.windowNumber) return;
    this.wentOn = this.windowNumber;
    this.insist({ do: 'go-on', number: this.windowNumber });
  }

  /** The welcome has been read: the game may begin. */
  ready(): void {
    if (this.read) return;
    this.read = true;
    this.send({ do: 'ready' });
  }

  /** Whoever is alone with bots may have seen enough of them until the next question. */
  hurry(on = true): void {
    this.hurrying = on;
    this.send({ do: 'hurry', on });
  }

  talk(text: string): void {
    this.insist({ do: 'say', text });
  }

  order(orders: Orders): void {
    this.orders = orders;
    this.send({ do: 'orders', ...orders });
  }

  mute(person: string, on = true): void {
    this.muted = on ? [...this.muted, person] : this.muted.filter((one) => one !== person);
    this.send({ do: 'mute', person, on });
  }

  report(line: number, text = ''): void {
    this.send({ do: 'report', line, text });
  }

  /** What the master would do: comes as `hint`. */
  askHint(): void {
    if (this.question) this.send({ do: 'hint', number: this.question.number });
  }

  /** The person plays on instead of the bot. */
  comeBack(): void {
    this.send({ do: 'back' });
  }

  close(): void {
    this.state = 'closed';
    removeEventListener('online', this.look);
    removeEventListener('offline', this.giveUp);
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.heart);
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.forget();
    this.socket?.close();
    this.socket = null;
  }

  private speak(wanted: Language): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ do: 'speak', language: wanted });
    else this.next = null; // what was told in the other language is told anew
  }

  /** Whoever comes by a link may be new to the house: it wants to know whom it talks to. */
  private async introduce(): Promise<void> {
    try {
      await me.ask();
    } catch {
      this.later();
      return;
    }
    if (this.state !== 'closed') this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = line.connect(this.id, this.as ?? me.now?.id ?? '');
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      // Of a question or a countdown that is over by now the house says nothing any more.
      this.inbox.push({ is: 'no-question' });
      this.countdowns.clear();
      this.send({ do: 'hello', since: this.next, language: language.now, shows: true });
      if (this.read) this.send({ do: 'ready' });
      for (const [client, sent] of this.pending) {
        this.repeated.add(client);
        this.send(sent);
      }
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.silence);
      this.listen();
      if (this.state !== 'closed') this.state = 'live';
      const told = JSON.parse(String(data)) as FromHouse;
      if (told.is === 'welcome' || told.is === 'news') this.next = told.number;
      this.inbox.push(told);
      void this.work();
    };
    socket.onclose = ({ code }) => this.dropped(socket, code);
  }

  private dropped(socket: Wire, code: number): void {
    if (this.socket !== socket || this.state === 'closed') return;
    this.socket = null;
    clearTimeout(this.heart);
    clearTimeout(this.silence);
    if (code === GONE || code === FORBIDDEN || code === UNPLAYABLE) {
      // Another attempt would not help.
      this.trouble = { reason: 'closed', sentence: say('web-trouble-table') };
      this.close();
      if (code !== GONE) void this.explain(code === UNPLAYABLE);
      return;
    }
    // The house itself asks to come back: another one is opening at the same door.
    if (code === COME_BACK) this.attempts = 0;
    this.later(code === COME_BACK ? AT_ONCE : undefined);
  }

  /** Which game or which rules are not here any more, or that the owner has shown one out, only the house can say. */
  private async explain(kept: boolean): Promise<void> {
    try {
      const table = await api.table(this.id);
      if (kept) this.table = table;
    } catch (trouble) {
      this.trouble = { reason: 'closed', sentence: sentenceOf(trouble) };
    }
  }

  private later(pause = Math.min(PATIENCE, 400 * 2 ** this.attempts)): void {
    if (this.state === 'closed') return;
    this.state = 'lost';
    this.attempts += 1;
    // Not everybody at once when a server comes back.
    this.retry = setTimeout(() => void this.introduce(), pause * (0.6 + 0.4 * Math.random()));
  }

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.state === 'lost' && !this.socket) {
      clearTimeout(this.retry);
      void this.introduce();
    } else this.beat();
  };

  /** Whoever has just been heard is there. */
  private listen(): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => this.beat(), HEARTBEAT);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ do: 'ping' });
    clearTimeout(this.silence);
    this.silence = setTimeout(this.giveUp, SILENCE);
  }

  /** Nobody is heard: the system may take minutes to say so itself. */
  private readonly giveUp = (): void => {
    const { socket } = this;
    if (!socket) return;
    socket.close();
    this.dropped(socket, 1006);
  };

  private send(sent: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
  }

  private insist(sent: Insisted): void {
    const client = newClient();
    const named = { ...sent, client };
    this.pending.set(client, named);
    this.send(named);
  }

  /** Takes what has come, one after the other. */
  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let told = this.inbox.shift(); told && this.state !== 'closed'; told = this.inbox.shift()) {
      try {
        await this.take(told);
      } catch (trouble) {
        console.error(trouble); // what could not be shown has happened all the same
      }
    }
    this.working = false;
  }

  private async take(told: FromHouse): Promise<void> {
    switch (told.is) {
      case 'welcome':
        return this.begin(told);
      case 'news':
        return this.hear(told);
      case 'question':
        this.question = told;
        this.hurrying = false;
        if (told.view) this.view = told.view;
        this.hint = null;
        this.answering = null;
        return;
      case 'no-question':
        this.question = null;
        this.hint = null;
        this.answering = null;
        return;
      case 'seats':
        this.table = told.table;
        return;
      case 'orders':
        this.orders = told.orders;
        return;
      case 'window':
        this.watch(told);
        return;
      case 'handed':
        this.handed = told;
        if (told.seat !== null) this.hurrying = false;
        return;
      case 'countdown':
        if (told.ends === null) this.countdowns.delete(told.seat);
        else this.countdowns.set(told.seat, told);
        return;
      case 'chat':
        // After a reconnection the last lines may come again.
        if (this.chat.some((line) => line.number === told.number)) return;
        this.chat = [...this.chat, told];
        this.spoken = told;
        return;
      case 'accepted':
        this.pending.delete(told.client);
        this.repeated.delete(told.client);
        return;
      case 'refused':
        this.pending.delete(told.client);
        this.answering = null;
        // What was said while the line was cut may come too late: then the table has gone on, and shows it.
        if (!this.repeated.delete(told.client) || told.reason !== 'too-late') this.trouble = told;
        return;
      case 'hint':
        if (told.number === this.question?.number) this.hint = told;
        return;
      case 'ended':
        this.question = null;
        this.window = this.windowNumber = null;
        this.hurrying = false;
        this.countdowns.clear();
        this.ending = told.ending;
        this.table = told.table;
        return;
      case 'pong':
        this.clock.set(told.now);
        return;
    }
  }

  private begin(told: Told<'welcome'>): void {
    this.clock.set(told.now);
    this.table = told.table;
    this.view = told.view;
    this.lines = told.lines;
    this.chat = [...this.chat.filter((line) => !told.chat.some(({ number }) => number === line.number)), ...told.chat];
    this.muted = told.muted;
    this.orders = told.orders;
    // What the reader has settled for every table, unless something was settled here.
    if (told.orders && told.answers === 0 && told.orders.spare !== settings.spare) {
      this.order({ ...told.orders, spare: settings.spare });
    }
    this.window = told.window;
    if (told.window === null) this.windowNumber = null; // otherwise it follows
    this.ending = told.ending;
    this.welcome = told.welcome;
    // If there is a question, it follows.
    this.question = null;
    this.answering = null;
    this.countdowns.clear();
  }

  /** All that led to the window has been shown by now: the house is told so, whether there is a question or not. */
  private watch({ ends, number }: Told<'window'>): void {
    this.window = ends;
    if (number !== null && number !== this.windowNumber) this.send({ do: 'shown', number });
    this.windowNumber = number;
  }

  private async hear(news: News): Promise<void> {
    if (this.stage && !this.hurrying && this.inbox.length <= BEHIND && document.visibilityState === 'visible') {
      try {
        await this.stage(news, this.view);
      } catch (trouble) {
        console.error(trouble);
      }
    }
    this.lines = [...this.lines, ...news.lines].slice(-LINES);
    if (news.view) this.view = news.view;
  }
}
