// How offers are laid out beside their question: all of them are somewhere, whatever room there is, and as many as fit have a button.
import { expect, test } from 'vitest';
import { fitting, headingOf, isListed, layouts, type Answers } from '../src/table/answers';
import type { Offer } from '../src/table/board';

function offer(option: number, way: string, group = ''): Offer {
  return { option, text: `${way} ${option}`, group, move: { way }, blows: [], follow_ups: [], deadly: false };
}

const burning = ({ move }: Offer): string | undefined => (move.way === 'burn' ? 'Burn' : undefined);
const TURN = [
  offer(1, 'attack', 'Attack'),
  offer(2, 'attack', 'Attack'),
  offer(3, 'move', 'Move'),
  offer(4, 'text', 'Text'),
  offer(5, 'text', 'Text'),
  offer(6, 'text', 'Text'),
  offer(7, 'burn', 'Burn'),
  offer(8, 'burn', 'Burn'),
  offer(0, 'pass', 'Besides'),
];
const WOUNDED = [offer(1, 'defend'), offer(2, 'defend'), offer(3, 'sacrifice'), offer(4, 'burn', 'Burn'), offer(0, 'pass')];

/** What is to be seen: the number of each button, and the names of the drawers. */
const seen = ({ direct, drawers }: Answers) => [...direct.map(({ option }) => option), ...drawers.map(({ name }) => name)];

test('with room enough each has a button, and burning comes last', () => {
  const [first] = layouts(TURN, burning);
  expect(seen(first!)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(first!.refusal?.option).toBe(0);
  expect(first!.short).toBe(false);
});

test('with less room what is burned goes under its name, then the fullest headings; one that stands alone is never put away', () => {
  expect(layouts(TURN, burning).slice(1, 4).map(seen)).toEqual([
    [1, 2, 3, 4, 5, 6, 'Burn'],
    [1, 2, 3, 'Text', 'Burn'],
    [3, 'Attack', 'Text', 'Burn'],
  ]);
});

test('a defence is beside its question, however little room there is for others', () => {
  const ways = layouts(WOUNDED, burning);
  expect(seen(ways[0]!)).toEqual([1, 2, 3, 4]);
  expect(ways.filter((way) => way.look === 'columns').map(seen)).toEqual([
    [1, 2, 3, 4],
    [1, 2, 4],
    [1, 4],
  ]);
});

test('nothing is lost, or it is said that the list has more', () => {
  for (const offers of [TURN, WOUNDED, Array.from({ length: 30 }, (_, i) => offer(i + 1, 'move'))]) {
    for (const way of layouts(offers, burning)) {
      const found = [...way.direct, ...way.drawers.flatMap((drawer) => drawer.offers), ...(way.refusal ? [way.refusal] : [])];
      expect(new Set(found).size).toBe(found.length);
      expect(found.length === offers.length).toBe(!way.short);
    }
  }
});

test('with hardly any room the headings go one by one, the poorest first, until only the list is left', () => {
  const named = layouts(TURN, burning).filter(({ look }) => look === 'named');
  expect(named.map(seen)).toEqual([
    ['Attack', 'Move', 'Text', 'Burn'],
    ['Attack', 'Text', 'Burn'],
    ['Text', 'Burn'],
    ['Text'],
    [],
  ]);
  expect(isListed(named.at(-1)!)).toBe(true);
});

test('more than a handful are never a wall of words: the first of them are shown', () => {
  const many = Array.from({ length: 30 }, (_, i) => offer(i + 1, 'move'));
  expect(layouts(many, burning)[0]!.direct.map(({ option }) => option)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('they are put together as far as there is room, and no further than to the list', () => {
  const tried: number[] = [];
  expect(fitting(5, (number) => (tried.push(number), number >= 2))).toBe(2);
  expect(tried).toEqual([0, 1, 2]);
  expect(fitting(5, () => false)).toBe(4);
});

test('a drawer is called by its heading, without what explains it', () => {
  expect(headingOf('Iaido: stand up, 0 to 2 steps, attack')).toBe('Iaido');
  expect(headingOf('居合道：立ち上がる')).toBe('居合道');
  expect(headingOf('Attack')).toBe('Attack');
});
