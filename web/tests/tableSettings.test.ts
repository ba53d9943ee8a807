// A table is laid once, though the wish was sent twice.
import { expect, test, vi } from 'vitest';

const asked: { client?: string }[] = [];
const replies: (() => Promise<unknown>)[] = [];
vi.mock('../src/lib/transport', async (original) => ({
  ...(await original<object>()),
  transport: {
    request: (_method: string, _path: string, body: { client?: string }) => {
      asked.push(body);
      return replies.shift()!();
    },
  },
}));
vi.mock('../src/lib/speech.svelte', () => ({ say: (name: string) => name, language: { now: 'en' } }));

const { api } = await import('../src/lib/api');
const lost = () => Promise.reject(new Error('the connection was cut'));
const granted = () => Promise.resolve({ status: 201, told: { id: 'table' } });

test('a request that is sent again after its answer was lost has the same client id, and the next request another', async () => {
  replies.push(lost, granted, granted, lost, granted);
  const wish = { game: 'any', seats: 3 };
  await expect(api.lay(wish)).rejects.toThrow();
  await api.lay(wish);
  await api.lay(wish);
  await expect(api.lay(wish)).rejects.toThrow();
  await api.lay({ ...wish, seats: 4 });
  const names = asked.map(({ client }) => client);
  expect(names.every((name) => /^[A-Za-z0-9_.:-]{1,64}$/.test(name ?? ''))).toBe(true);
  expect(names[0]).toBe(names[1]);
  expect(new Set(names).size).toBe(4);
});
