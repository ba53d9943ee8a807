// Selection of an answer by its parts: a card first and then the target, or the other way round; each pick leaves the offers that mention
// it. When one offer is left it is ready, and a second tap confirms it.
import type { Move, MoveParts, Offer, Question, Reason } from './board';

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

export function mentions(move: Move, thing: Thing): boolean {
  return thing.any.some((parts) => Object.entries(parts).every(([part, value]) => move[part as keyof Move] === value));
}

/** The offers that mention every picked thing. */
export function remaining(offers: readonly Offer[], picks: readonly Thing[]): Offer[] {
  return offers.filter((offer) => picks.every((thing) => mentions(offer.move, thing)));
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

/** The picks after touching a thing. It replaces what lies in its slot; picks with which it leaves nothing are dropped, the
 *  oldest first. A thing that no offer mentions can be picked only as a wish: a target for the card to come.
 */
export function touched(offers: readonly Offer[], picks: readonly Thing[], thing: Thing): Thing[] {
  if (picks.some((pick) => pick.key === thing.key)) return picks.filter((pick) => pick.key !== thing.key);
  const others = picks.filter((pick) => pick.slot !== thing.slot);
  const wished = !offers.some((offer) => mentions(offer.move, thing));
  if (wished) return thing.slot === 'target' ? [...others, thing] : [...picks];
  const kept: Thing[] = [];
  for (const pick of others.toReversed()) {
    const serves = offers.some((offer) => mentions(offer.move, pick));
    if (!serves || remaining(offers, [...kept.filter((k) => servesIn(offers, k)), pick, thing]).length > 0) {
      kept.unshift(pick);
    }
  }
  return [...kept, thing];
}

function servesIn(offers: readonly Offer[], thing: Thing): boolean {
  return offers.some((offer) => mentions(offer.move, thing));
}

export class Selection {
  question = $state.raw<Question | null>(null);
  picks = $state.raw<readonly Thing[]>([]);
  /** The offer chosen from the list; it outweighs the picks. */
  chosen = $state.raw<Offer | null>(null);
  /** What was touched in vain: its reasons are shown. */
  puzzled = $state.raw<Thing | null>(null);
  /** What is being looked at, with the pointer or the focus. */
  wondered = $state.raw<Thing | null>(null);
  /** The answer that is on its way. */
  sent = $state.raw<Offer | null>(null);

  /** Picks that some offer mentions; the others are wishes for the question to come. */
  private readonly serving = $derived(this.picks.filter((pick) => servesIn(this.offers, pick)));
  private readonly byCard = $derived(this.offers.some(({ move }) => 'card' in move || 'weapon' in move));
  readonly left = $derived(remaining(this.offers, this.serving));
  /** The offer that a second tap or the button confirms. */
  readonly ready = $derived(this.chosen ?? (this.serving.length > 0 && this.left.length === 1 ? this.left[0]! : null));
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

  /** What is not on offer, and why. */
  get reasons(): readonly Reason[] {
    return this.question?.reasons ?? [];
  }

  /** A new question, or none. Wishes that it can fulfil become picks. */
  ask(question: Question | null): void {
    if (question?.number === this.question?.number && question !== null) return;
    const wishes = this.picks.filter((pick) => pick.slot === 'target');
    this.question = question;
    this.chosen = null;
    this.puzzled = null;
    this.sent = null;
    this.picks = question ? wishes.filter((wish) => servesIn(question.offers, wish)) : wishes;
  }

  /** A question that has nothing to do with the last one. */
  begin(question: Question | null): void {
    this.clear();
    this.ask(null);
    this.ask(question);
  }

  /** Whether touching it leads anywhere now. */
  lit(thing: Thing): boolean {
    if (!this.question || this.sent) return false;
    const others = this.serving.filter((pick) => pick.slot !== thing.slot && pick.key !== thing.key);
    return remaining(this.offers, [...others, thing]).length > 0;
  }

  /** Whether it should shine: it leads somewhere, and it is its turn to be picked. People wait until a card is picked, if
   *  cards are on offer; they can be picked before, but a table where everything shines shows nothing.
   */
  shines(thing: Thing): boolean {
    if (!this.lit(thing)) return false;
    return thing.slot === 'card' || this.serving.length > 0 || !this.byCard;
  }

  /** Whether the card that is weighed leads there. */
  reached(thing: Thing): boolean {
    const card = this.weighed;
    return card !== null && !this.sent && remaining(this.offers, [card, thing]).length > 0;
  }

  /** Whether it can be used at all now, whatever else is picked. */
  usable(thing: Thing): boolean {
    return this.question !== null && !this.sent && servesIn(this.offers, thing);
  }

  picked(thing: Thing): boolean {
    return this.picks.some((pick) => pick.key === thing.key) || (!!this.chosen && mentions(this.chosen.move, thing));
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
    if (this.ready && this.picked(thing)) {
      this.confirm();
      return;
    }
    if (!this.usable(thing)) this.puzzled = thing;
    this.chosen = null;
    this.picks = touched(this.offers, this.picks, thing);
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
    const left = remaining(this.offers, picks);
    this.picks = left.length > 0 ? picks : [thing];
    if (left.length === 0) this.puzzled = onto;
    if (left.length === 1) this.confirm();
  }

  /** A tap on an offer of the list: the first makes it ready, the second confirms. */
  choose(offer: Offer): void {
    if (this.sent) return;
    this.puzzled = null;
    const again = this.ready?.option === offer.option;
    if (!again) this.chosen = offer;
    if (again || this.oneTap()) this.confirm();
  }

  /** A step back: what was picked last is put down again. */
  back(): void {
    this.puzzled = null;
    if (this.chosen) this.chosen = null;
    else this.picks = this.picks.slice(0, -1);
  }

  clear(): void {
    this.picks = [];
    this.chosen = null;
    this.puzzled = null;
  }

  confirm(): void {
    const { question, ready } = this;
    if (!question || !ready || this.sent) return;
    this.sent = ready;
    // What the answer does not mention is still wished for: the target of a card whose question comes next.
    this.picks = this.picks.filter((pick) => !mentions(ready.move, pick));
    this.chosen = null;
    this.answer(question, ready);
  }

  /** The answer was refused: the question stands. */
  refused(): void {
    this.sent = null;
  }
}
