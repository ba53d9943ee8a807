// A table whose cards are not of the house's present edition is drawn with its own figures.
import { describe, expect, test } from 'vitest';
import { footOf, frontSeen, layEdition } from '../../src/games/sake/table/edition.svelte';
import { cards } from '../../src/games/sake/box';
import { frontOf } from '../../src/games/sake/table/fronts';
import type { Front, SakeView } from '../../src/games/sake/table/view';
import { sakeView } from '../making';

const katana: Front = { card: 'katana-1', name: 'katana', attack: 7, defence: 6, movement: 5, drinking: 4, back: 'drowsy' };
const weapons = { katana: { range: 4, far: true, ranged: true, attack: 9, defence: 0 } };

function view(commitment: string, fronts?: Front[]): SakeView {
  const minion = { attack: 0, defence: 0, movement: 5 };
  return { ...sakeView(3, 0, []), commitment, weapons, minion, ...(fronts && { fronts }) };
}

describe('the edition of a table', () => {
  test('is the house’s own unless the view says otherwise', () => {
    layEdition(view('one'));
    expect(frontSeen('katana-1')).toEqual(frontOf('katana-1'));
    expect(footOf('katana')).toEqual(cards.get('katana')?.foot);
  });

  test('has the figures that the view tells', () => {
    layEdition(view('one', [katana]));
    expect(frontSeen('katana-1')).toEqual(katana);
    expect(footOf('katana')).toEqual(['reach 4+', 'strike +9', 'arrow']);
    expect(footOf('minion')[0]).toBe('walk 5');
    expect(footOf('flagon')).toEqual(cards.get('flagon')?.foot);
  });

  test('remembers what lay open, until another table is looked at', () => {
    layEdition(view('one', [katana]));
    layEdition(view('one', []));
    expect(frontSeen('katana-1')).toEqual(katana);
    layEdition(view('two', []));
    expect(frontSeen('katana-1')).toBeUndefined();
  });

  test('never shows the house’s figures for a card that nobody has seen yet, and knows the reader’s own hand', () => {
    layEdition({ ...view('three', []), hand: [katana] });
    expect(frontSeen('katana-1')).toEqual(katana);
    expect(frontSeen('yumi-1')).toBeUndefined();
  });
});
