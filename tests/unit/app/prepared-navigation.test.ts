import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigationProgress } from '../../../src/app/navigation-progress.ts';
import { preparedNavigation } from '../../../src/app/navigation.ts';

const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router whose page `/slow` is loaded once `fetched` is called; every other page is loaded at once. */
function visit() {
  const shown: string[] = [];
  const { promise: slow, resolve: fetched } = Promise.withResolvers<void>();
  const around = preparedNavigation((address) => (address === '/slow' ? slow : undefined));
  const navigate = (to: string | URL) => void shown.push(String(to));
  return { shown, fetched, follow: (to: string) => around(navigate, to) };
}

test('a quick link that overtakes a slow one takes the bar away, and stays', async () => {
  const { shown, fetched, follow } = visit();
  follow('/slow');
  vi.advanceTimersByTime(1000);
  expect(navigationProgress()).toBe('running');
  follow('/quick');
  vi.advanceTimersByTime(500);
  expect(navigationProgress()).toBe('idle');
  fetched();
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['/quick']);
});

test('Back while a page is on its way gives that page up', async () => {
  const { shown, fetched, follow } = visit();
  follow('/slow');
  vi.advanceTimersByTime(1000);
  browser.dispatchEvent(new Event('popstate'));
  vi.advanceTimersByTime(500);
  expect(navigationProgress()).toBe('idle');
  fetched();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
});
