import { expect, it } from 'vitest';
import { preferred } from '../../../server/kernel/http/locale.ts';

it.each([
  ['mt', 'mt'],
  ['MT-mt', 'mt'],
  ['de, mt;q=0.4', 'mt'],
  ['mt;q=0.4, en;q=0.9', 'en'],
  ['en;q=0.4,mt ; q=0.9', 'mt'],
  ['en, mt', 'en'],
  ['mt, en', 'mt'],
  // A weight of 0 says: not this one.
  ['mt;q=0', 'en'],
  ['mt;q=0.000, de', 'en'],
  // What is no weight, and what only begins like one of our languages.
  ['mt;q=-1', 'en'],
  ['mt;q=NaN, en;q=0.1', 'en'],
  ['mtr', 'en'],
  [', ;q=1, *', 'en'],
  ['', 'en'],
])('Accept-Language %j asks for %s', (header, locale) => {
  expect(preferred(header)).toBe(locale);
});
