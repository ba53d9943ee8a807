// How offers are laid out beside their question: all of them are somewhere, whatever room there is.
import { expect, test } from 'vitest';
import { fitting, headingOf, laidOut, NAMED, PUT_AWAY, ROOMY } from '../src/table/answers';
import type { Offer } from '../src/table/board';

function offer(option: number, way: string, group = ''): Offer {
  return { option, text: `${way} ${option}`, group, move: { way }, blows: [] };
}

const burning = ({ move }: Offer): string | undefined => (move.way === 'burn' ? 'Burn' : undefined);
const TURN = [
  offer(1, 'attack', 'Attack'),
  offer(2, 'attack', 'Attack'),
  offer(3, 'move', 'Move'),
  offer(4, 'burn', 'Burn'),
  offer(5, 'burn', 'Burn'),
  offer(0, 'pass', 'Besides'),
];

test('with room enough each has a button, what belongs together one for all, and the refusal its own', () => {
  const { direct, drawers, refusal, short } = laidOut(TURN, ROOMY, burning);
  expect(direct.map(({ option }) => option)).toEqual([1, 2, 3]);
  expect(drawers.map(({ name, offers }) => [name, offers.length])).toEqual([['Burn', 2]]);
  expect(refusal?.option).toBe(0);
  expect(short).toBe(false);
});

test('with less room they lie under their headings, and a heading with one offer is that offer', () => {
  const { direct, drawers } = laidOut(TURN, 1, burning);
  expect(direct.map(({ option }) => option)).toEqual([3]);
  expect(drawers.map(({ name }) => name)).toEqual(['Attack', 'Burn']);
});

test.each([ROOMY, 1, PUT_AWAY, NAMED, 4, 5, 6, 7])(
  'at level %i nothing is lost, or it is said that the list has more',
  (level) => {
    const { direct, drawers, refusal, short } = laidOut(TURN, level, burning);
    const found = [...direct, ...drawers.flatMap(({ offers }) => offers), ...(refusal ? [refusal] : [])];
    expect(found.length === TURN.length).toBe(!short);
  },
);

test('with hardly any room the headings go one by one, the poorest first, until only the list is left', () => {
  const names = (level: number) => laidOut(TURN, level, burning).drawers.map(({ name }) => name);
  expect(names(NAMED)).toEqual(['Attack', 'Move', 'Burn']);
  expect(names(NAMED + 1)).toEqual(['Attack', 'Burn']);
  expect(names(NAMED + 2)).toHaveLength(1);
  expect(laidOut(TURN, NAMED + 3, burning)).toMatchObject({ direct: [], drawers: [], short: true });
});

test('what has no heading stands in two columns before it is left to the list', () => {
  const cards = [...Array.from({ length: 5 }, (_, i) => offer(i + 1, 'discard')), offer(0, 'pass')];
  expect(laidOut(cards, ROOMY, burning)).toMatchObject({ columns: false, short: false });
  const { direct, columns } = laidOut(cards, 1, burning);
  expect([direct.length, columns]).toEqual([5, true]);
  expect(laidOut(cards, 2, burning)).toMatchObject({ direct: [], columns: false, short: true });
});

test('a single heading is a drawer too, and not only a list', () => {
  const breaths = Array.from({ length: 4 }, (_, i) => offer(i + 1, 'play', 'Actions'));
  const { drawers, short } = laidOut([...breaths, offer(0, 'pass', 'Besides')], 1, burning);
  expect(drawers.map(({ name, offers }) => [name, offers.length])).toEqual([['Actions', 4]]);
  expect(short).toBe(false);
});

test('more than a handful are never a wall of words', () => {
  const many = Array.from({ length: 30 }, (_, i) => offer(i + 1, 'move'));
  expect(laidOut(many, ROOMY, burning)).toMatchObject({ direct: [], drawers: [], short: true });
});

test('they are put together as far as there is room, and no further than to the list', () => {
  const tried: number[] = [];
  const fits = (enough: number) => (level: number) => (tried.push(level), level >= enough);
  expect(fitting(TURN, burning, fits(PUT_AWAY))).toBe(PUT_AWAY);
  expect(tried).toEqual([ROOMY, 1, PUT_AWAY]);
  const last = fitting(TURN, burning, fits(Infinity));
  expect(laidOut(TURN, last, burning).listed).toBe(true);
  expect(laidOut(TURN, last - 1, burning).listed).toBe(false);
});

test('a drawer is called by its heading, without what explains it', () => {
  expect(headingOf('Iaido: stand up, 0 to 2 steps, attack')).toBe('Iaido');
  expect(headingOf('居合道：立ち上がる')).toBe('居合道');
  expect(headingOf('Attack')).toBe('Attack');
});
