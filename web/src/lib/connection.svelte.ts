// Client of one table: keeps its state up to date over a socket, and sends answers, chat and orders.
//
//   const table = new Connection(id)      in a page; close() when the page is left
//   table.view, .question, .lines, …      how things stand, reactive
//   table.stage = async (news, before) => …   shows news before the view changes: one thing after the other
//   table.answer(option), .talk(text), …
import { untrack } from 'svelte';
import { api, sentenceOf } from './api';
import { Clock } from './clock.svelte';
import { me } from './me.svelte';
import { reduce } from './reducer';
import { settings } from './settings.svelte';
import { GONE, LastingSocket, UNPLAYABLE, type SocketState } from './socket';
import { language, say, type Language } from './speech.svelte';
import { TableState, type FromHouse, type Insisted, type News, type Orders, type Sent, type View } from './state.svelte';
import { transport } from './transport';

export type { LogLine, Orders } from './state.svelte';

const BEHIND = 12; // with more than this waiting nobody wants to watch each of them

/** What a question needs of its source: a connection, or a lesson. */
export type Asker = Pick<Connection, 'table' | 'clock' | 'window' | 'hint' | 'askHint'>;

export class Connection extends TableState {
  /** `closed`: there is no such table any more, or it is not for this guest; `trouble` says why. */
  state = $state<SocketState>('connecting');
  readonly clock = new Clock();

  /** Shows what has happened; the view changes when it is done. */
  stage: ((news: News, before: View | null) => Promise<void>) | null = null;

  /** The number of the next news that has not come yet. */
  private next: number | null = null;
  private readonly inbox: (FromHouse | Sent)[] = [];
  private working = false;
  private read = false;
  private readonly socket: LastingSocket;
  private readonly forget: () => void;

  /** `as` is somebody else at this device, or '' for nobody in particular: only the house in one page knows several. */
  constructor(
    readonly id: string,
    as?: string,
  ) {
    super();
    this.socket = new LastingSocket({
      // A guest who comes by a link may be new to the house: it wants to know whom it talks to.
      prepare: () => me.ask(),
      connect: () => transport.connect(id, as ?? me.now?.id ?? ''),
      greeting: () => this.greeting(),
      received: (told) => this.received(told),
      changed: (state) => (this.state = state),
      refused: (code) => void this.refused(code),
    });
    this.forget = $effect.root(() => {
      let spoken = language.now;
      $effect(() => {
        const wanted = language.now;
        if (wanted !== spoken) untrack(() => this.speak(wanted));
        spoken = wanted;
      });
    });
  }

  answer(option: number): void {
    if (!this.question || this.answering !== null) return;
    this.insist({ do: 'answer', number: this.question.number, option });
  }

  /** Nothing more to say in the open window, asked or not. */
  goOn(): void {
    if (this.windowNumber === null || this.wentOn === this.windowNumber) return;
    this.insist({ do: 'go-on', number: this.windowNumber });
  }

  /** The welcome has been read: the game may begin. */
  ready(): void {
    if (this.read) return;
    this.read = true;
    this.send({ do: 'ready' });
  }

  /** Who is alone with bots may have seen enough of them until the next question. */
  hurry(on = true): void {
    this.send({ do: 'hurry', on });
  }

  talk(text: string): void {
    this.insist({ do: 'say', text });
  }

  order(orders: Orders): void {
    this.send({ do: 'orders', ...orders });
  }

  mute(person: string, on = true): void {
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
    this.forget();
    this.socket.close();
  }

  private apply(message: FromHouse | Sent): void {
    Object.assign(this, reduce(this, message));
  }

  private send(sent: Sent): void {
    this.apply(sent);
    this.socket.send(sent);
  }

  private insist(sent: Insisted): void {
    this.apply(sent);
    this.socket.insist(sent);
  }

  private speak(wanted: Language): void {
    if (this.socket.isOpen) this.send({ do: 'speak', language: wanted });
    else this.next = null; // what was told in the other language is told anew
  }

  private greeting(): Sent[] {
    const hello: Sent = { do: 'hello', since: this.next, language: language.now, shows: true };
    this.inbox.push(hello);
    return this.read ? [hello, { do: 'ready' }] : [hello];
  }

  private received(told: FromHouse): void {
    if (told.is === 'welcome' || told.is === 'news') this.next = told.number;
    this.inbox.push(told);
    void this.work();
  }

  /** Which game or which rules are not here any more, or that the owner has shown one out, only the house can say. */
  private async refused(code: number): Promise<void> {
    this.forget();
    this.trouble = { reason: 'closed', sentence: say('web-trouble-table') };
    if (code === GONE) return;
    try {
      const table = await api.table(this.id);
      if (code === UNPLAYABLE) this.table = table;
    } catch (trouble) {
      this.trouble = { reason: 'closed', sentence: sentenceOf(trouble) };
    }
  }

  /** Takes what has come, one after the other. */
  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let next = this.inbox.shift(); next && this.state !== 'closed'; next = this.inbox.shift()) {
      if ('is' in next) await this.take(next);
      else this.apply(next);
    }
    this.working = false;
  }

  private async take(told: FromHouse): Promise<void> {
    if (told.is === 'news') await this.show(told);
    const opened = told.is === 'window' && told.number !== this.windowNumber ? told.number : null;
    this.apply(told);
    if (told.is === 'welcome' || told.is === 'pong') this.clock.set(told.now);
    // All that led to the window has been shown by now: the house is told so, whether there is a question or not. Nobody waits for a spectator.
    if (opened !== null && typeof this.table?.you === 'number') this.send({ do: 'shown', number: opened });
    // What the reader has settled for every table, unless something was settled here.
    if (told.is === 'welcome' && told.orders && told.answers === 0 && told.orders.spare !== settings.spare) {
      this.order({ ...told.orders, spare: settings.spare });
    }
  }

  private async show(news: News): Promise<void> {
    if (!this.stage || this.hurrying || this.inbox.length > BEHIND || document.visibilityState !== 'visible') return;
    try {
      await this.stage(news, this.view);
    } catch (trouble) {
      console.error(trouble); // what could not be shown has happened all the same
    }
  }
}
