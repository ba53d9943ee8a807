// The words of a game from elsewhere come over the same transport as everything else, also where there is no server.
import { expect, test, vi } from 'vitest';
import { useTransport } from '../src/lib/transport';

vi.stubGlobal('document', { documentElement: { lang: '' }, querySelector: () => null });
vi.stubGlobal('navigator', { languages: ['it-CH'] });

const { knows, loadMessages, say } = await import('../src/lib/speech.svelte');

test('the words of a game from elsewhere are asked of the house', async () => {
  const request = vi.fn(() => Promise.resolve({ status: 200, told: ['game-dauto = Dauto', 'game-dauto = second\nmore = more'] }));
  useTransport({ request, connect: vi.fn() });
  await loadMessages('/games/dauto/messages');
  expect(request.mock.calls).toEqual([['GET', '/games/dauto/messages?language=it']]);
  expect([say('game-dauto'), say('more')]).toEqual(['Dauto', 'more']);
});

test('what could not be had is asked again', async () => {
  const request = vi.fn(() => Promise.resolve({ status: 503, told: undefined as unknown }));
  useTransport({ request, connect: vi.fn() });
  await expect(loadMessages('/games/other/messages')).rejects.toThrow('503');
  expect(knows('other')).toBe(false);
  request.mockResolvedValue({ status: 200, told: ['other = Other'] });
  await loadMessages('/games/other/messages');
  expect(say('other')).toBe('Other');
});
