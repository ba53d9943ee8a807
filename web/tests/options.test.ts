import { describe, expect, test } from 'vitest';
import { fitting, peopleOf, usual, valueOf, withPerson, withValue, type Setting } from '../src/lib/options';

const setting = (name: string, kind: string, values: string[] = []): Setting => ({ name, kind, text: '', values, longest: 0 });
const place = setting('place', 'choice', ['inn', 'spring']);
const first = setting('first', 'seat');
const people = setting('people', 'people', ['ayame', 'botan', 'chiyo']);
const deck = setting('deck', 'text');
const all = [place, first, people, deck];

test('what is usual holds unless something is chosen', () => {
  expect(all.map(usual)).toEqual(['inn', 'random', 'random', '']);
  expect(all.map((one) => valueOf(one, {}))).toEqual(all.map(usual));
  expect(valueOf(place, { place: 'spring' })).toBe('spring');
});

test('what is usual is not said', () => {
  expect(withValue(place, { first: '1' }, 'spring')).toEqual({ first: '1', place: 'spring' });
  expect(withValue(place, { first: '1', place: 'spring' }, 'inn')).toEqual({ first: '1' });
  expect(withValue(deck, { deck: 'form = 1' }, '')).toEqual({});
});

describe('people', () => {
  test('sit seat by seat, and chance fills the rest', () => {
    expect(peopleOf(people, {}, 3)).toEqual(['random', 'random', 'random']);
    expect(peopleOf(people, { people: 'botan, random' }, 3)).toEqual(['botan', 'random', 'random']);
  });

  test('nobody sits twice', () => {
    const once = withPerson(people, {}, 3, 1, 'ayame');
    expect(once).toEqual({ people: 'random,ayame,random' });
    expect(withPerson(people, once, 3, 2, 'ayame')).toEqual({ people: 'random,random,ayame' });
  });

  test('all left to chance is as usual', () => {
    expect(withPerson(people, { people: 'ayame,random' }, 2, 0, 'random')).toEqual({});
  });
});

describe('options of another day', () => {
  test('are left out where they do not fit', () => {
    const old = { place: 'moon', first: '4', people: 'ayame,zeus,botan', deck: 'form = 1', gone: 'yes' };
    expect(fitting(all, old, 3)).toEqual({ people: 'ayame,random,botan', deck: 'form = 1' });
    expect(fitting(all, old, 5)).toEqual({ first: '4', people: 'ayame,random,botan,random,random', deck: 'form = 1' });
  });

  test('name fewer people for fewer seats', () => {
    expect(fitting(all, { people: 'random,random,botan' }, 2)).toEqual({});
  });
});
