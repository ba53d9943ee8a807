// What a card does, in signs, as it is printed at its foot. Words are in the reader's language elsewhere (`.short`, `.full`).
//
//   you-----●---●>   reach: a line with one dot a step, the last one struck; an open end is "so many or more"
//   strike, guard, walk   a figure in a stroke, a helmet, footprints        arrow   from afar
//   cup   a sake: paid, or lost when crossed        card   drawn (+), discarded (−), crossed: out of play
//   step  steps of the circle, added or taken out    life   recovered       turned   the top card turned up

export interface Weapon {
  readonly range: number;
  readonly far: boolean;
  readonly ranged: boolean;
  readonly attack: number;
  readonly defence: number;
}

export type Sign =
  | { readonly sign: 'reach'; readonly steps: number; readonly far: boolean }
  | { readonly sign: 'strike' | 'guard' | 'walk' | 'card' | 'step' | 'life'; readonly text: string }
  | { readonly sign: 'arrow' | 'pay' | 'spill' | 'break' | 'others' | 'no-walk' | 'no-strike' | 'turned' | 'shield' };

const reach = (steps: number, far = false): Sign => ({ sign: 'reach', steps, far });
const strike = (text: string): Sign => ({ sign: 'strike', text });
const guard = (text: string): Sign => ({ sign: 'guard', text });
const card = (text: string): Sign => ({ sign: 'card', text });
const arrow: Sign = { sign: 'arrow' };
const pay: Sign = { sign: 'pay' };

/** A weapon's foot: its values are those of the edition played, so they come from the table. */
export function weaponSigns(weapon: Weapon): readonly Sign[] {
  const signs = [reach(weapon.range, weapon.far), strike(`+${weapon.attack}`)];
  if (weapon.ranged) signs.push(arrow);
  if (weapon.defence > 0) signs.push(guard(`+${weapon.defence}`));
  return signs;
}

export const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  pipe: [pay, { sign: 'others' }, card('−1')],
  sandals: [{ sign: 'walk', text: '+1' }],
  'makeshift-armour': [guard('+1')],
  flagon: [pay, card('+2')],
  'rice-bowl': [pay, { sign: 'life', text: '+2' }],
  'throwing-chopsticks': [reach(2, true), strike('1'), strike('1'), arrow],
  'burning-ramen': [reach(3, true), strike('2'), arrow],
  'strategic-stench': [{ sign: 'step', text: '+2' }],
  'riceballs-in-the-face': [reach(4, true), card('−2')],
  sakuragi: [card('+2')],
  'drunken-purchase': [{ sign: 'break' }],
  'weak-stomach': [{ sign: 'spill' }],
  'fake-wounds': [{ sign: 'life', text: '+2' }],
  roar: [pay, reach(2), strike('4'), arrow],
  'turned-off-lanterns': [{ sign: 'step', text: '−2' }],
  falter: [{ sign: 'no-walk' }],
  'blurred-vision': [{ sign: 'no-strike' }],
  minion: [{ sign: 'walk', text: '2' }, { sign: 'turned' }, { sign: 'shield' }],
};
