// What is seen while an event of SAKE is shown. Steps need no act: the cubes slide when the new view is adopted.
import type { Act, Happening } from '../../../table/board';
import { box } from '../box';
import { nameOf, type Person, type SakeView } from './view';

const { backs, places, seats } = box;
// Pieces up to here are seats, the others minions, counted from 1.
const MINIONS = Math.max(...seats.map((one) => one.seats));

const PAPER: Act = { do: 'sound', sound: 'paper' };
const DRUM: Act = { do: 'sound', sound: 'drum' };
const STEEL: Act = { do: 'sound', sound: 'steel' };
const POUR: Act = { do: 'sound', sound: 'pour' };
const DRY: Act = { do: 'dry' };

type Pigment = Extract<Act, { do: 'rise' }>['pigment'];

function rise(at: string, number: number, pigment: Pigment): Act {
  return { do: 'rise', at, text: number < 0 ? `−${-number}` : `+${number}`, pigment };
}

function seatPlace(seat: number | undefined): string {
  return `seat-${seat ?? 0}`;
}

function sakePlace(number: number, seat: number | undefined): string {
  return `${places[number] ?? 'board'}-${seat ?? 0}`;
}

function lostSake(number: number, seat: number | undefined): Act {
  return rise(sakePlace(number, seat), -1, 'yamabuki');
}

export function choreography(event: Happening, view: SakeView): Act[] {
  const { seat, target, cards = [], number = 0 } = event;
  const card = cards[0] ?? null;
  const here = seatPlace(seat);
  const there = seatPlace(target);
  const hand = `hand-${seat ?? 0}`;
  const person: Person | undefined = seat === undefined ? undefined : view.people[seat];
  const back = view.top_back ?? 'drowsy';
  switch (event.what) {
    case 'turn':
      return seat === view.seat
        ? [DRY, { do: 'glow', at: here }, { do: 'sound', sound: 'woodblock' }]
        : [DRY, { do: 'glow', at: here }];
    case 'first':
    case 'closing-time':
      return [{ do: 'glow', at: here }];
    case 'drew':
      return [{ do: 'fly', card, from: 'deck', to: hand, back }, PAPER];
    case 'played':
      return [{ do: 'fly', card, from: hand, to: 'pile' }, { do: 'deed', by: seat ?? 0, card }, PAPER];
    case 'moves':
    case 'attacks':
    case 'iaido':
    case 'discarded':
    case 'haunted':
      return [{ do: 'fly', card, from: hand, to: 'pile' }, PAPER];
    case 'turned-up':
      return [{ do: 'fly', card, from: 'deck', to: 'pile' }, { do: 'turned', by: seat ?? 0, card }, PAPER];
    case 'laid':
    case 'played-minion':
    case 'played-minion-counter':
      return [{ do: 'fly', card, from: hand, to: here }, PAPER];
    case 'walks':
    case 'walks-counter':
    case 'minion-walks':
      return [{ do: 'glow', at: here }];
    case 'strikes':
    case 'strikes-minion':
      return [
        { do: 'stroke', from: here, to: there, ranged: isRanged(card, view) },
        { do: 'deed', by: seat ?? 0, to: target ?? 0, card, strength: number },
        STEEL,
      ];
    case 'minion-strikes':
    case 'minion-strikes-minion':
      return [
        { do: 'stroke', from: here, to: there },
        { do: 'deed', by: seat ?? 0, to: target ?? 0, card: null },
      ];
    case 'torments':
    case 'helps':
      return [{ do: 'stroke', from: here, to: there }];
    case 'interrupted':
      return [
        { do: 'fly', card, from: hand, to: 'pile' },
        { do: 'deed', by: seat ?? 0, to: target ?? 0, card },
        { do: 'clash', at: there },
        DRY,
        PAPER,
      ];
    case 'defended':
      return [
        { do: 'fly', card, from: hand, to: 'pile' },
        { do: 'answer', card, defence: number },
        { do: 'clash', at: here },
        STEEL,
      ];
    case 'sacrificed':
      return [
        { do: 'fly', card, from: hand, to: 'pile' },
        { do: 'answer', card },
        { do: 'outcome', wounds: 0 },
        { do: 'clash', at: here },
        STEEL,
      ];
    case 'minion-stands':
      return [{ do: 'clash', at: here }, { do: 'outcome', wounds: 0 }, DRY, STEEL];
    case 'wounded':
      return wounded(here, seat, number, person);
    case 'minion-killed':
      return [{ do: 'fly', card, from: here, to: 'pile' }, DRY, DRUM];
    case 'minion-returned':
      return [{ do: 'fly', card, from: here, to: hand }];
    case 'died':
    case 'departed':
      return [{ do: 'dim', at: here }, { do: 'deed', by: seat ?? 0, card: null }, DRY, DRUM];
    case 'took-wound':
      return [{ do: 'fly', card, from: `wounds-${seat}`, to: hand, back: person?.wounds.at(-1) ?? back }];
    case 'took-life':
      return [{ do: 'fly', card, from: `life-${seat}`, to: hand, back: person?.life.at(-1) ?? back }];
    case 'burned-soul':
      return [rise(`life-${seat}`, -number, 'fuji')];
    case 'recovered':
      return number === 0
        ? []
        : [
            {
              do: 'fly',
              card: null,
              from: `wounds-${seat}`,
              to: `life-${seat}`,
              back: person?.wounds.at(-1) ?? back,
              count: number,
            },
            rise(here, number, 'matsuba'),
          ];
    case 'spirit-hit':
      return [{ do: 'shake', at: here }, rise(here, -number, 'yamabuki'), DRY];
    case 'faded':
      return [{ do: 'dim', at: here }, DRY];
    case 'drank':
      return [{ do: 'fly', card, from: hand, to: 'pile' }, { do: 'pour', at: 'masu' }, rise(here, number, 'yamabuki'), POUR];
    case 'stole':
      return [{ do: 'pour', at: 'masu' }, rise(here, 1, 'yamabuki'), POUR];
    case 'was-poured':
      return [{ do: 'pour', at: here }, POUR];
    case 'placed-sake':
      return [{ do: 'pour', at: sakePlace(number, seat) }];
    case 'lost-sake':
    case 'paid':
    case 'gave-up-sake':
      return [lostSake(number, seat)];
    // What it was burned for: the deck stirs, and the card that comes is news of its own; or one card more may go to the pile.
    case 'burned-to-draw':
      return [lostSake(number, seat), { do: 'glow', at: 'deck' }];
    case 'burned-to-play':
      return [lostSake(number, seat), { do: 'glow', at: 'pile' }, rise('pile', 1, 'ai')];
    case 'lost-all-sake':
      return [rise(here, -number, 'yamabuki')];
    case 'spoiled':
      return [lostSake(number, target)];
    case 'stirs-sake':
      return [{ do: 'shake', at: sakePlace(number, target) }];
    case 'dealt-sake':
      return [rise(there, 1, 'yamabuki')];
    case 'stirs-hands':
    case 'named':
      return [{ do: 'glow', at: there }];
    case 'named-gear':
      return card === null ? [] : [{ do: 'shake', at: `${nameOf(card)}-${target}` }];
    case 'activated':
    case 'wielded':
      return card === null ? [] : [{ do: 'glow', at: `${nameOf(card)}-${seat}` }];
    case 'lost-gear':
      return card === null ? [] : [{ do: 'fly', card, from: `${nameOf(card)}-${seat}`, to: 'pile' }, PAPER];
    case 'passed-card':
      return [{ do: 'fly', card, from: hand, to: `hand-${target ?? 0}`, back: backs[number - 1] ?? back }, PAPER];
    case 'added-step':
    case 'removed-step':
      return [rise(piecePlace(number), event.what === 'added-step' ? 1 : -1, 'ai')];
    case 'renewed':
      return [{ do: 'fly', card: null, from: 'pile', to: 'deck', back, count: 3 }, PAPER];
    case 'sudden-death':
      return [{ do: 'shake', at: 'masu' }, DRUM];
    case 'extra-round':
      return [DRUM];
    case 'ended':
      return [DRY, { do: 'sound', sound: 'bell' }];
    default:
      return [];
  }
}

function piecePlace(piece: number): string {
  return piece < MINIONS ? `seat-${piece}` : `minion-${piece - MINIONS + 1}`;
}

/** Arrows of a bow and whatever is thrown: events have no weapon of their own. */
function isRanged(card: string | null, view: SakeView): boolean {
  return card !== null && (view.weapons[nameOf(card)]?.ranged ?? true);
}

function wounded(here: string, seat: number | undefined, number: number, person: Person | undefined): Act[] {
  if (number === 0) return [{ do: 'outcome', wounds: 0 }, DRY];
  return [
    { do: 'outcome', wounds: number },
    { do: 'shake', at: here },
    { do: 'fly', card: null, from: `life-${seat}`, to: `wounds-${seat}`, back: person?.life.at(-1) ?? 'drowsy', count: number },
    rise(here, -number, 'shu'),
    DRY,
    DRUM,
  ];
}
