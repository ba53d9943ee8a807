// What is seen while an event of Samurai Sword is shown.
import type { Act, Happening } from '../../../table/board';
import { cards as printed } from '../box';
import type { SwordView } from './view';

function seatPlace(seat: number | undefined): string {
  return `seat-${seat ?? 0}`;
}

/** Where a card of this seat goes to or comes from: your own hand, or the seat of somebody else. */
function handOf(seat: number | undefined, view: SwordView): string {
  return seat === view.seat ? 'hand' : seatPlace(seat);
}

export function choreography(event: Happening, view: SwordView): Act[] {
  const { seat, target, cards = [], number = 0 } = event;
  const card = cards[0] ?? null;
  const here = seatPlace(seat);
  const there = seatPlace(target);
  const mine = handOf(seat, view);
  switch (event.what) {
    case 'turn':
      return seat === view.seat
        ? [{ do: 'dry' }, { do: 'glow', at: here }, { do: 'sound', sound: 'woodblock' }]
        : [{ do: 'dry' }, { do: 'glow', at: here }];
    case 'recovered':
      return [{ do: 'rise', at: here, text: `+${view.people[seat ?? 0]?.full ?? ''}`, pigment: 'matsuba' }];
    case 'drew':
      return [
        { do: 'fly', card, from: 'deck', to: mine, count: Math.max(1, cards.length) },
        { do: 'sound', sound: 'paper' },
      ];
    case 'took-discard':
      return [
        { do: 'fly', card, from: 'pile', to: mine },
        { do: 'sound', sound: 'paper' },
      ];
    case 'revealed':
      return [
        { do: 'fly', card, from: 'deck', to: 'pile' },
        { do: 'sound', sound: 'paper' },
      ];
    case 'played':
      return [...played(card, mine, here, there, target !== undefined), ...staged(card, seat, target)];
    case 'answered':
      return [
        { do: 'fly', card, from: mine, to: 'pile' },
        { do: 'answer', card },
        { do: 'outcome', wounds: 0 },
        { do: 'clash', at: here },
        { do: 'dry' },
        { do: 'sound', sound: 'steel' },
      ];
    case 'wounded':
      return [
        { do: 'outcome', wounds: number },
        { do: 'shake', at: here },
        { do: 'rise', at: here, text: `−${number}`, pigment: 'shu' },
        { do: 'dry' },
        { do: 'sound', sound: 'drum' },
      ];
    case 'defeated':
      return [
        { do: 'dim', at: here },
        { do: 'deed', by: seat ?? 0, card: null },
        { do: 'rise', at: here, text: '−1', pigment: 'yamabuki' },
        { do: 'rise', at: there, text: '+1', pigment: 'yamabuki' },
        { do: 'sound', sound: 'drum' },
      ];
    case 'lost-honour':
      return [{ do: 'rise', at: here, text: '−1', pigment: 'yamabuki' }];
    case 'out-of-honour':
      return [{ do: 'glow', at: here }];
    case 'bled':
      return [{ do: 'rise', at: here, text: '−1', pigment: 'shu' }];
    case 'bushido-passed':
      return [
        { do: 'fly', card: 'bushido', from: here, to: there },
        { do: 'sound', sound: 'paper' },
      ];
    case 'bushido-gone':
      return [{ do: 'fly', card: 'bushido', from: here, to: 'pile' }];
    case 'discarded':
    case 'lost-card':
      return [
        { do: 'fly', card, from: mine, to: 'pile' },
        { do: 'sound', sound: 'paper' },
      ];
    case 'lost-property':
      return [
        { do: 'fly', card, from: here, to: 'pile' },
        { do: 'sound', sound: 'paper' },
      ];
    case 'diverted':
      return [
        { do: 'fly', card, from: handOf(target, view), to: mine },
        { do: 'sound', sound: 'paper' },
      ];
    case 'ran-out':
      return [
        { do: 'fly', card: null, from: 'pile', to: 'deck', count: 3 },
        ...view.people.map((person): Act => ({ do: 'rise', at: seatPlace(person.seat), text: '−1', pigment: 'yamabuki' })),
        { do: 'sound', sound: 'drum' },
      ];
    case 'ended':
      return [{ do: 'dry' }, { do: 'sound', sound: 'bell' }];
    default:
      return [];
  }
}

/** Weapons and actions are looked at; what somebody lays down stays in sight anyhow. */
function staged(card: string | null, seat = 0, target?: number): Act[] {
  if (card === null || printed.get(card)?.kind === 'property') return [];
  return [{ do: 'deed', by: seat, card, ...(target === undefined ? {} : { to: target }) }];
}

function played(card: string | null, mine: string, here: string, there: string, aimed: boolean): Act[] {
  const paper: Act = { do: 'sound', sound: 'paper' };
  const kind = card === null ? undefined : printed.get(card)?.kind;
  if (kind === 'weapon' && aimed) {
    return [{ do: 'stroke', from: here, to: there }, { do: 'fly', card, from: mine, to: 'middle' }, paper];
  }
  if (kind === 'property') return [{ do: 'fly', card, from: mine, to: aimed ? there : here }, paper];
  return [{ do: 'fly', card, from: mine, to: 'middle' }, ...(aimed ? [{ do: 'glow', at: there } as Act] : []), paper];
}
