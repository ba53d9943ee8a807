// The cards of the table that is looked at, where they are not of the house's present edition: a deck of the players' own, or an older
// one with which their game began. The view tells the figures of what lies open; a card that has been seen is remembered, for it
// may still be in flight when it lies open no more.
import { untrack } from 'svelte';
import { cards } from '../box';
import { frontOf } from './fronts';
import type { Front, SakeView } from './view';

interface Edition {
  /** Of which table. */
  readonly table: string;
  readonly fronts: ReadonlyMap<string, Front>;
  readonly feet: ReadonlyMap<string, readonly string[]>;
}

let laid = $state.raw<Edition>();

/** Look at a table. */
export function layEdition({ commitment, fronts, hand, weapons, minion }: SakeView): void {
  if (!fronts) {
    laid = undefined;
    return;
  }
  // The effect that loads it must not run again because it was loaded.
  const present = untrack(() => laid);
  const before = present?.table === commitment ? present.fronts : [];
  const feet = Object.entries(weapons).map(([name, { range, far, ranged, attack, defence }]) => {
    const signs = [`reach ${range}${far ? '+' : ''}`, `strike +${attack}`];
    if (ranged) signs.push('arrow');
    if (defence) signs.push(`guard +${defence}`);
    return [name, signs] as const;
  });
  laid = {
    table: commitment,
    fronts: new Map([...before, ...[...fronts, ...hand].map((front) => [front.card, front] as const)]),
    feet: new Map([...feet, ['minion', [`walk ${minion.movement}`, 'turned', 'shield']]]),
  };
}

/** The figures of a card by its label: the house's, or those of this edition if the card has been seen at this table. One on its way
 *  from somebody's hand has not, and is drawn without figures rather than with wrong ones.
 */
export function frontSeen(card: string): Front | undefined {
  return laid ? laid.fronts.get(card) : frontOf(card);
}

/** What stands at the foot of a card of this name. */
export function footOf(name: string): readonly string[] {
  return laid?.feet.get(name) ?? cards.get(name)?.foot ?? [];
}
