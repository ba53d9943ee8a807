// What can be touched on SAKE's table, and which parts of a move speak of it (games/sake/meaning.py).
import type { Thing } from '../../../table/selection.svelte';
import type { SakeView } from './view';

/** Places without an owner in the move are the reader's, but for a sake that a Spirit has already pushed from its place. */
export function ownerOfPlaces(view: SakeView): number | null {
  const { ask, target } = view.question;
  return ask === 'move-sake' && typeof target === 'number' ? target : view.seat;
}

/** A place where sake stands or may stand: `life`, `board`. The reader's own is something to be used, as a card is; Life is also
 *  where the soul burns.
 */
export function placeOf(view: SakeView, seat: number, place: string): Thing {
  const any: Thing['any'][number][] = [{ place, target: seat }];
  if (seat === ownerOfPlaces(view)) any.push({ place, target: undefined });
  if (seat === view.seat && place === 'life') any.push({ way: 'burn-soul' });
  return { key: `${place} of ${seat}`, slot: seat === view.seat ? 'card' : 'place', any };
}

/** A weapon or item in play: to strike or be wielded, to be used, to be named by others, or as a place for sake. */
export function gearOf(view: SakeView, seat: number, name: string): Thing {
  const any: Thing['any'][number][] = [
    { way: 'gear', card: name, target: seat },
    { way: 'sake', place: name, target: seat },
  ];
  if (seat === view.seat) any.push({ weapon: name }, { way: 'activate', card: name });
  if (seat === ownerOfPlaces(view)) any.push({ place: name, target: undefined });
  return { key: `${name} of ${seat}`, slot: 'card', any };
}

export const bareHands: Thing = { key: 'bare-hands', slot: 'card', any: [{ weapon: 'bare-hands' }] };

/** Somebody's hand, from which a Spirit passes a card on; the one who gets it is touched as a person. */
export function handOf(seat: number): Thing {
  return { key: `hand of ${seat}`, slot: 'place', any: [{ way: 'give', place: `seat-${seat}` }] };
}

/** A minion on the circle, as a target. */
export function minionThing(piece: string): Thing {
  return {
    key: piece,
    slot: 'target',
    any: [
      { way: 'strike', place: piece },
      { way: 'throw', place: piece },
    ],
  };
}

/** The steps on the clockwise side of a piece, as a place where one is added or taken away. */
export function gapThing(piece: string): Thing {
  return {
    key: `gap ${piece}`,
    slot: 'place',
    any: [
      { way: 'add-step', place: piece },
      { way: 'remove-step', place: piece },
    ],
  };
}

/** So many steps one way; the counter that lies there is touched. */
export function stepsThing(clockwise: boolean, number: number): Thing {
  const way = clockwise ? 'go-clockwise' : 'go-counter';
  return { key: `${way} ${number}`, slot: 'way', any: [{ way, number }] };
}

/** The parts of a card's face and what it is played for by touching them. */
export const ZONES: Record<string, string[]> = {
  attack: ['attack', 'iaido'],
  defence: ['defend'],
  movement: ['move'],
  drinking: ['drink'],
  text: ['text', 'minion', 'interrupt', 'sacrifice'],
};

export function useThing(zone: string): Thing {
  return { key: `use ${zone}`, slot: 'way', any: (ZONES[zone] ?? []).map((way) => ({ way })) };
}

export const masuThing: Thing = { key: 'masu', slot: 'way', any: [{ way: 'drink' }, { way: 'steal' }] };

/** Another samurai or Spirit, as a target. Naming something of theirs is touched there, not here. */
export function personThing(seat: number): Thing {
  const ways = ['strike', 'throw', 'choose', 'give'];
  return { key: `seat ${seat}`, slot: 'target', any: ways.map((way) => ({ way, target: seat })) };
}
