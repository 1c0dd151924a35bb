import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typedKey } from '../../../src/kit/browser/typed-key.ts';

const storage = new Map<string, string>();
/** A page's own copy of the module: every load of a page has one. */
async function load() {
  vi.resetModules();
  return import('../../../src/kit/browser/typed.ts');
}

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('location', { pathname: '/login' });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('what was typed is for the next page, not for the one that is still waking up', async () => {
  const page = await load();
  page.keepTyped('/login');
  page.restoreTyped('/login');
  expect(storage.has(typedKey)).toBe(true);
  const next = await load();
  vi.useFakeTimers();
  next.restoreTyped('/login');
  vi.useRealTimers();
  expect(storage.has(typedKey)).toBe(false);
});
