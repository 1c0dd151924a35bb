import { afterEach, expect, it, vi } from 'vitest';
import { readUnion } from '../../../src/kit/union/union.ts';

afterEach(() => void vi.unstubAllGlobals());

const written = (facts: object) =>
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(facts) }) });

it('a part of the product that the union does not name is off, as on the server', () => {
  written({ flags: { translations: true } });
  const { flags } = readUnion();
  expect(flags.translations).toBe(true);
  expect([flags.tedx, flags.esu, flags.careers].some(Boolean)).toBe(false);
});
