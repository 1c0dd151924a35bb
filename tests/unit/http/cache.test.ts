import { expect, test, vi } from 'vitest';
import { createCache, shelfOf } from '../../../server/kernel/cache.ts';
import { cached } from '../../../server/kernel/cached.ts';

test('what is kept is bounded in bytes over all shelves, whatever number of entries', () => {
  const cache = createCache(100_000);
  const pages = shelfOf<object>(cache, 'page');
  const cards = shelfOf<object>(cache, 'card');
  for (let at = 0; at < 10_000; at += 1) (at % 2 ? pages : cards).set(String(at), {}, 10);
  expect(cache.calculatedSize).toBeLessThanOrEqual(100_000);
  expect([pages.get('9999'), cards.get('1')]).toEqual([{}, undefined]);
  pages.set('huge', {}, 100_000);
  expect([pages.get('huge'), pages.get('9999')]).toEqual([undefined, {}]);
});

test('a shelf forgets by beginnings, and nothing of another', () => {
  const cache = createCache(100_000);
  const [pages, cards] = [shelfOf<object>(cache, 'page'), shelfOf<object>(cache, 'card')];
  for (const shelf of [pages, cards]) for (const key of ['one a', 'one b', 'two a']) shelf.set(key, {}, 1);
  pages.deleteAll('one ');
  expect([pages.get('one a'), pages.get('one b'), pages.get('two a'), cards.get('one a')]).toEqual([
    undefined,
    undefined,
    {},
    {},
  ]);
});

test('askers at the same time share one reading, later ones what it found, and a failed one is forgotten', async () => {
  const read = vi.fn(async (key: string) => ({ key }));
  const settings = { cache: createCache(100_000), name: 'facts', freshMs: 60_000, bytesOf: () => 10 };
  const facts = cached(settings, read);
  const [one, other] = await Promise.all([facts('a'), facts('a')]);
  expect([one, other, await facts('a')]).toEqual([one, one, one]);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRejectedValueOnce(new Error('away'));
  await expect(facts('b')).rejects.toThrow('away');
  expect(await facts('b')).toEqual({ key: 'b' });
});
