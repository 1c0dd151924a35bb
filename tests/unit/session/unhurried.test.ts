import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let lessMovement = false;

beforeEach(() => {
  // An earlier test file's view of its page must not be reused here.
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    cookie: '',
    visibilityState: 'visible',
    getElementById: () => ({ textContent: '{"id":"su"}' }),
  });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('matchMedia', () => ({ matches: lessMovement }));
  vi.stubGlobal('fetch', async () => new Response('ready'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** True if an immediate answer has been passed on after this many milliseconds. */
async function isThereAfter(milliseconds: number, method = 'GET'): Promise<boolean> {
  const { caller } = await import('../../../src/kit/api/caller.ts');
  let isThere = false;
  void caller()
    .fetch(new Request('http://su.example/api/events', { method }))
    .then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isThere;
}

it('a read takes 200 milliseconds at least, a write no longer than it has to', async () => {
  lessMovement = false;
  expect(await isThereAfter(199)).toBe(false);
  expect(await isThereAfter(200)).toBe(true);
  expect(await isThereAfter(0, 'POST')).toBe(true);
});

it('a read is shown at once to whoever asked for less movement', async () => {
  lessMovement = true;
  expect(await isThereAfter(0)).toBe(true);
});
