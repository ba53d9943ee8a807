import { describe, expect, test } from 'vitest';
import { isCovered } from '../src/standalone/hotSeat';

describe('a device that several people share', () => {
  const kenji = { seat: 1, looks: false };

  test('stays with the player who is asked, and through their own turn', () => {
    expect(isCovered(kenji, { seat: 1 }, 0, false)).toBe(false);
    expect(isCovered(kenji, { seat: null }, 1, false)).toBe(false);
  });

  test('shows nobody’s cards once somebody else is asked, the turn is over or the game is', () => {
    expect(isCovered(kenji, { seat: 2 }, 1, false)).toBe(true);
    expect(isCovered(kenji, { seat: null }, 2, false)).toBe(true);
    expect(isCovered(kenji, { seat: null }, 1, true)).toBe(true);
  });

  test('waits for a player who only looks, unless somebody else is asked', () => {
    expect(isCovered({ ...kenji, looks: true }, { seat: null }, 0, false)).toBe(false);
    expect(isCovered({ ...kenji, looks: true }, { seat: 0 }, 0, false)).toBe(true);
  });

  test('is not taken away before anything has been heard', () => {
    expect(isCovered(kenji, null, null, false)).toBe(false);
  });
});
