// What the house says goes before what could not be fetched beside it, whichever comes first.
import { expect, test, vi } from 'vitest';

vi.mock('../src/lib/transport', () => ({ transport: {} }));
vi.mock('../src/lib/speech.svelte', () => ({ say: (name: string) => name, language: { now: 'en' } }));

const { firstTold } = await import('../src/lib/api');

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 5));
const refused = (words: string) => Promise.reject<string>(new Error(words));
const refusedLater = (words: string) => later(words).then(refused);

test('both come together', async () => {
  expect(await firstTold(later('lesson'), Promise.resolve('table'))).toEqual(['lesson', 'table']);
});

test.each([
  ['the house is slower', refusedLater, refused],
  ['the house is quicker', refused, refusedLater],
])('if both fail the house has the word: %s', async (_, asked, beside) => {
  await expect(firstTold(asked('no such lesson'), beside('no such words'))).rejects.toThrow('no such lesson');
});

test('what is missing beside it is said too', async () => {
  await expect(firstTold(later('lesson'), refused('no such words'))).rejects.toThrow('no such words');
});
