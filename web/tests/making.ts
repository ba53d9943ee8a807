// What the tests put on a table: chances that come out the same every time, and views of games that nobody has played.
import type { Piece, SakeView } from '../src/games/sake/table/view';

/** Figures from 0 to 1, the same for the same seed (mulberry32). */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole figure from `least` to `most`. */
export function between(chance: () => number, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}

type Person = SakeView['people'][number];

function drinker(seat: number, state: Person['state']): Person {
  return {
    seat,
    samurai: 'miyamoto-musashi',
    state,
    sitting: false,
    hand: ['drowsy', 'drowsy'],
    life: ['troublesome', 'quarrelsome', 'drowsy'],
    wounds: [],
    gear: [],
    life_sake: 0,
    board_sake: 0,
    sake: 0,
    skill: true,
    clockwise: null,
    counter: null,
  };
}

/** SAKE's table as one of `seats` sees it (or nobody of them), with the pieces of its circle in their order. */
export function sakeView(seats: number, seat: number | null, circle: Piece[], states: Person['state'][] = []): SakeView {
  return {
    game: 'sake',
    rules: 1,
    seats,
    items: 'single-use',
    seat,
    first: 0,
    location: 'inn',
    turn: 0,
    asked: 0,
    question: {},
    options: [],
    plays_left: 2,
    struck: false,
    weapons: {},
    minion: { attack: 1, defence: 1, movement: 1 },
    people: Array.from({ length: seats }, (_, i) => drinker(i, states[i] ?? 'samurai')),
    circle,
    steps_in_box: 0,
    masu: 8,
    hand: [],
    seen: [],
    deck: 40,
    top_back: 'drowsy',
    pile: [],
    sudden_death: false,
    sudden_from: null,
    extra_rounds: 0,
    commitment: '',
    over: false,
    result: null,
  };
}

/** An evening in full swing: at least two still on their feet, minions among them, here many steps and there none. */
export function eveningOf(chance: () => number, seats: number, seat: number | null): SakeView {
  const states = Array.from({ length: seats }, (): Person['state'] =>
    chance() < 0.75 ? 'samurai' : chance() < 0.6 ? 'spirit' : 'gone',
  );
  for (let i = 0; states.filter((state) => state === 'samurai').length < 2; i++) states[i] = 'samurai';
  const circle: Piece[] = [];
  let minions = 0;
  for (let i = 0; i < seats; i++) {
    if (states[i] !== 'samurai') continue;
    circle.push({ piece: `seat-${i}`, owner: i, way: '', steps: between(chance, 0, 4) });
    if (chance() < 0.25) {
      const way = chance() < 0.5 ? 'clockwise' : 'counter';
      circle.push({ piece: `minion-${++minions}`, owner: i, way, steps: between(chance, 0, 2) });
    }
  }
  return sakeView(seats, seat, circle, states);
}
