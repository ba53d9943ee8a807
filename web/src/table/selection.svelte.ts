// Selection of an answer by its parts: a card first and then the target, or the other way round; each pick leaves the offers that mention
// it. When one offer is left it is ready, and a second tap confirms it. An answer takes two taps: what is chosen beside the question
// with a card in hand is answered at once, together with the question that follows it.
import type { FollowUp, Move, MoveParts, Offer, Question, Reason } from './board';

/** Something in the picture: an offer mentions it if any of these parts are all in its move. Things of one `slot` replace
 *  each other: one card, one target. Make them with `cardThing`, `seatThing`, `placeThing`, or by hand.
 */
export interface Thing {
  key: string;
  slot: 'card' | 'target' | 'place' | 'way';
  any: readonly MoveParts[];
}

/** A card of the hand, by whatever name the moves call it: as the card played or as the weapon used. */
export function cardThing(card: string): Thing {
  return { key: `card ${card}`, slot: 'card', any: [{ card }, { weapon: card }] };
}

export function weaponThing(weapon: string): Thing {
  return { key: `weapon ${weapon}`, slot: 'card', any: [{ weapon }] };
}

export function seatThing(target: number): Thing {
  return { key: `seat ${target}`, slot: 'target', any: [{ target }] };
}

/** A place (`minion-2`, `life`, `armour`), of a certain seat if it is given. */
export function placeThing(place: string, target?: number): Thing {
  return {
    key: target === undefined ? `place ${place}` : `place ${place} of ${target}`,
    slot: 'place',
    any: [target === undefined ? { place } : { place, target }],
  };
}

export function wayThing(way: string, number?: number): Thing {
  return {
    key: number === undefined ? `way ${way}` : `way ${way} ${number}`,
    slot: 'way',
    any: [number === undefined ? { way } : { way, number }],
  };
}

/** An offer with one of the answers that may follow it, if they are known. */
export interface WholeOffer extends Offer {
  next?: FollowUp;
}

export function whole(offers: readonly Offer[]): WholeOffer[] {
  return offers.flatMap((offer): WholeOffer[] =>
    offer.follow_ups.length === 0
      ? [offer]
      : offer.follow_ups.map((next) => ({ ...offer, text: next.text, blows: aimed(offer, next.move), next })),
  );
}

/** The blows of an offer that go where the answer that follows it goes. */
function aimed({ blows }: Offer, { weapon, place, target }: Move): Offer['blows'] {
  return weapon === undefined
    ? blows
    : blows.filter((blow) => blow.weapon === weapon && blow.piece === (place ?? `seat-${target}`));
}

export function mentions(move: Move, thing: Thing): boolean {
  return thing.any.some((parts) => Object.entries(parts).every(([part, value]) => move[part as keyof Move] === value));
}

function speaks({ move, next }: WholeOffer, thing: Thing): boolean {
  return mentions(move, thing) || (next !== undefined && mentions(next.move, thing));
}

/** The offers that mention every picked thing. */
export function remaining(offers: readonly WholeOffer[], picks: readonly Thing[]): WholeOffer[] {
  return offers.filter((offer) => picks.every((thing) => speaks(offer, thing)));
}

function isSame(one: Move, other: Move): boolean {
  const parts = Object.entries(one);
  return parts.length === Object.keys(other).length && parts.every(([part, value]) => other[part as keyof Move] === value);
}

/** Whether a reason speaks of this thing. */
export function speaksOf(reason: Reason, thing: Thing): boolean {
  return thing.any.some(
    ({ card, weapon, target, place }) =>
      (card === undefined || reason.cards.includes(card) || reason.gear.includes(card)) &&
      (weapon === undefined || reason.weapons.includes(weapon)) &&
      (target === undefined || reason.targets.includes(target)) &&
      (place === undefined || reason.pieces.includes(place)) &&
      !(card === undefined && weapon === undefined && target === undefined && place === undefined),
  );
}

/** The picks after touching a thing. It replaces what lies in its slot, unless an offer mentions both; picks with which it leaves nothing
 *  are dropped, the oldest first. A thing that no offer mentions can be picked only as a wish: a target for the card to come.
 */
export function touched(offers: readonly WholeOffer[], picks: readonly Thing[], thing: Thing): Thing[] {
  if (picks.some((pick) => pick.key === thing.key)) return picks.filter((pick) => pick.key !== thing.key);
  const others = picks.filter((pick) => pick.slot !== thing.slot || remaining(offers, [pick, thing]).length > 0);
  const wished = !servesIn(offers, thing);
  if (wished) return thing.slot === 'target' ? [...others, thing] : [...picks];
  const kept: Thing[] = [];
  for (const pick of others.toReversed()) {
    const serves = servesIn(offers, pick);
    if (!serves || remaining(offers, [...kept.filter((k) => servesIn(offers, k)), pick, thing]).length > 0) {
      kept.unshift(pick);
    }
  }
  return [...kept, thing];
}

function servesIn(offers: readonly WholeOffer[], thing: Thing): boolean {
  return offers.some((offer) => speaks(offer, thing));
}

export class Selection {
  question = $state.raw<Question | null>(null);
  picks = $state.raw<readonly Thing[]>([]);
  /** The offer chosen from the list; it outweighs the picks. */
  chosen = $state.raw<WholeOffer | null>(null);
  /** Where several are answered one after the other: those that have been chosen together. */
  gathered = $state.raw<readonly WholeOffer[]>([]);
  /** What was touched in vain: its reasons are shown. */
  puzzled = $state.raw<Thing | null>(null);
  /** What is being looked at, with the pointer or the focus. */
  wondered = $state.raw<Thing | null>(null);
  /** The answer that is on its way. */
  sent = $state.raw<WholeOffer | null>(null);
  /** What has been answered with it: answers to the questions that follow. */
  private following: readonly Move[] = [];

  /** The offers, each with what may be chosen next. */
  readonly whole = $derived(whole(this.offers));
  /** Picks that some offer mentions; the others are wishes for the question to come. */
  private readonly serving = $derived(this.picks.filter((pick) => servesIn(this.whole, pick)));
  private readonly byCard = $derived(this.offers.some(({ move }) => 'card' in move || 'weapon' in move));
  readonly left = $derived(remaining(this.whole, this.serving));
  /** The offer that a second tap or the button confirms. */
  readonly ready = $derived(
    this.gathered[0] ?? this.chosen ?? (this.serving.length > 0 && this.left.length === 1 ? this.left[0]! : null),
  );
  /** The offer that is picked beforehand: one tap confirms it. */
  readonly suggested = $derived(this.offers.find(({ option }) => option === this.question?.suggested) ?? null);
  /** The reasons that answer what is being looked at, or was touched in vain. */
  readonly answers = $derived.by(() => {
    const about = this.wondered && this.pale(this.wondered) ? this.wondered : this.puzzled;
    return about ? this.why(about) : [];
  });
  /** The card that is picked, or the one that is being looked at: where it would lead is shown before anything is decided. */
  readonly weighed = $derived.by(() => {
    const looked = this.wondered?.slot === 'card' && this.usable(this.wondered) ? this.wondered : null;
    return looked ?? this.serving.find((pick) => pick.slot === 'card') ?? null;
  });
  readonly wish = $derived(this.picks.find((pick) => !servesIn(this.offers, pick)) ?? null);

  /** `oneTap` says whether whatever leaves no doubt is answered at once. */
  constructor(
    private readonly answer: (question: Question, offer: Offer) => void = () => undefined,
    private readonly oneTap: () => boolean = () => false,
  ) {}

  get offers(): readonly Offer[] {
    return this.question?.offers ?? [];
  }

  /** How many are chosen together. */
  get several(): number {
    return this.question?.several ?? 1;
  }

  /** What is not on offer, and why. */
  get reasons(): readonly Reason[] {
    return this.question?.reasons ?? [];
  }

  /** A new question, or none. Wishes that it can fulfil become picks; what was answered beforehand is answered. */
  ask(question: Question | null): void {
    if (question?.number === this.question?.number && question !== null) return;
    const wishes = this.picks.filter((pick) => pick.slot === 'target');
    this.question = question;
    this.chosen = null;
    this.gathered = [];
    this.puzzled = null;
    this.sent = null;
    this.picks = question ? wishes.filter((wish) => servesIn(whole(question.offers), wish)) : wishes;
    if (question) this.follow(question);
  }

  private follow(question: Question): void {
    const [first, ...others] = this.following;
    const found = first && question.offers.find(({ move }) => isSame(move, first));
    this.following = found ? others : [];
    if (!found) return;
    this.sent = found;
    this.answer(question, found);
  }

  /** A question that has nothing to do with the last one. Nothing is suggested, and each answer is given by itself: it is a lesson. */
  begin(question: Question | null): void {
    this.clear();
    this.following = [];
    this.ask(null);
    const offers = question?.offers.map((offer) => ({ ...offer, follow_ups: [] })) ?? [];
    this.ask(question && { ...question, offers, several: 1, suggested: null });
  }

  /** Whether touching it leads anywhere now. */
  lit(thing: Thing): boolean {
    if (!this.question || this.sent) return false;
    if (this.several > 1) return this.usable(thing) && (this.picked(thing) || this.gathered.length < this.several);
    if (remaining(this.whole, [...this.serving, thing]).length > 0) return true;
    const others = this.serving.filter((pick) => pick.slot !== thing.slot && pick.key !== thing.key);
    return remaining(this.whole, [...others, thing]).length > 0;
  }

  /** Whether it should shine: it leads somewhere, and it is its turn to be picked. People wait until a card is picked, if
   *  cards are on offer; they can be picked before, but a table where everything shines shows nothing.
   */
  shines(thing: Thing): boolean {
    if (!this.lit(thing)) return false;
    return (
      this.serving.length > 0 || !this.byCard || (thing.slot === 'card' && this.offers.some(({ move }) => mentions(move, thing)))
    );
  }

  /** Whether the card that is weighed leads there. */
  reached(thing: Thing): boolean {
    const card = this.weighed;
    return card !== null && !this.sent && remaining(this.whole, [card, thing]).length > 0;
  }

  /** Whether it can be used at all now, whatever else is picked. */
  usable(thing: Thing): boolean {
    return this.question !== null && !this.sent && servesIn(this.whole, thing);
  }

  picked(thing: Thing): boolean {
    const chosen = this.chosen ? [this.chosen] : this.gathered;
    return this.picks.some((pick) => pick.key === thing.key) || chosen.some((offer) => speaks(offer, thing));
  }

  /** Pale: with what is picked this leads nowhere. People turn pale only while people are asked for. */
  pale(thing: Thing): boolean {
    if (!this.question || this.sent || this.picked(thing) || this.lit(thing)) return false;
    return thing.slot !== 'target' || this.offers.some(({ move }) => 'target' in move);
  }

  /** Why it is impossible: the reasons that speak of it, and of what is picked besides, if there are such. */
  why(thing: Thing): Reason[] {
    if (!this.question || this.lit(thing)) return [];
    const about = this.reasons.filter((reason) => speaksOf(reason, thing));
    const others = this.serving.filter((pick) => pick.slot !== thing.slot);
    const exact = about.filter((reason) => others.every((pick) => speaksOf(reason, pick)));
    return exact.length > 0 ? exact : about;
  }

  /** Whether a touch would pick it or tell why it cannot be picked; if not, it may as well be read about. */
  heeds(thing: Thing): boolean {
    if (!this.question || this.sent) return false;
    const wishable = thing.slot === 'target' && this.byCard && !this.question.reaction;
    return this.usable(thing) || this.picked(thing) || wishable || this.why(thing).length > 0;
  }

  touch(thing: Thing): void {
    if (!this.question || this.sent) return;
    this.puzzled = null;
    const gathering = this.several > 1 ? this.offers.filter((offer) => mentions(offer.move, thing)) : [];
    if (gathering.length === 1) {
      this.choose(gathering[0]!);
      return;
    }
    if (this.ready && this.picked(thing)) {
      this.confirm();
      return;
    }
    if (!this.usable(thing)) this.puzzled = thing;
    this.chosen = null;
    this.picks = touched(this.whole, this.picks, thing);
    if (this.oneTap() && this.picked(thing)) this.confirm();
  }

  /** A thing is dragged: it is picked, so that one sees where it can go. */
  lift(thing: Thing): void {
    if (!this.usable(thing)) return;
    this.puzzled = null;
    this.chosen = null;
    this.picks = [thing];
  }

  /** A dragged thing is let go on another, or on the table: a drag is deliberate and confirms what it leaves no doubt about. */
  drop(thing: Thing, onto: Thing | null): void {
    if (!this.usable(thing)) return;
    const picks = onto ? [thing, onto] : [thing];
    const left = remaining(this.whole, picks);
    if (this.several > 1 && left.length === 1) return this.choose(left[0]!);
    this.picks = left.length > 0 ? picks : [thing];
    if (left.length === 0) this.puzzled = onto;
    if (left.length === 1) this.confirm();
  }

  /** A tap on an offer: the first makes it ready, the second confirms. With a card picked it is the second; so is the first one on what
   *  was picked beforehand. Of several that go together each tap adds one, or takes it away.
   */
  choose(offer: WholeOffer): void {
    if (this.sent) return;
    this.puzzled = null;
    if (this.several > 1 && 'card' in offer.move) this.gather(offer);
    else {
      const second = this.ready === offer || this.suggested === offer || this.isLeft(offer);
      this.chosen = offer;
      this.gathered = [];
      if (second || this.oneTap()) this.confirm();
    }
  }

  /** Whether it is one of those that the picks have left. */
  private isLeft(offer: WholeOffer): boolean {
    return this.serving.length > 0 && this.left.includes(offer);
  }

  private gather(offer: WholeOffer): void {
    this.picks = [];
    this.chosen = null;
    if (this.gathered.includes(offer)) this.gathered = this.gathered.filter((one) => one !== offer);
    else if (this.gathered.length < this.several) this.gathered = [...this.gathered, offer];
    if (this.oneTap() && this.gathered.length === this.several) this.confirm();
  }

  /** A step back: what was picked last is put down again. */
  back(): void {
    this.puzzled = null;
    if (this.gathered.length > 0) this.gathered = this.gathered.slice(0, -1);
    else if (this.chosen) this.chosen = null;
    else this.picks = this.picks.slice(0, -1);
  }

  clear(): void {
    this.picks = [];
    this.chosen = null;
    this.gathered = [];
    this.puzzled = null;
  }

  confirm(): void {
    const { question, ready } = this;
    if (!question || !ready || this.sent) return;
    this.sent = ready;
    this.following = ready.next ? [ready.next.move] : this.gathered.slice(1).map(({ move }) => move);
    // What the answer does not mention is still wished for: the target of a card whose question comes next.
    this.picks = this.picks.filter((pick) => !speaks(ready, pick));
    this.chosen = null;
    this.answer(question, ready);
  }

  /** The answer was refused: the question stands. */
  refused(): void {
    this.sent = null;
  }
}
