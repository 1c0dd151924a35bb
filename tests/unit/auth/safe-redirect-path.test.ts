import { expect, test } from 'vitest';
import { safeRedirectPath } from '../../../src/features/auth/safe-redirect-path.ts';

const origin = 'https://portal.uni.example';

test.each([
  ['/', '/'],
  ['/media/events', '/media/events'],
  ['/media/events?page=2&search=poe%C5%BCija', '/media/events?page=2&search=poe%C5%BCija'],
  ['/media/events/il-kewkba/book/7#seats', '/media/events/il-kewkba/book/7#seats'],
  ['/media/../account/bookings', '/account/bookings'],
  ['/media/events?next=https://evil.example', '/media/events?next=https://evil.example'],
])('%s is kept', (wanted, kept) => {
  expect(safeRedirectPath(wanted)).toBe(kept);
});

const refused = [
  undefined,
  null,
  '',
  ' ',
  'media/events',
  './media',
  '../media',
  '?page=2',
  '#main',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '//evil.example@portal.uni.example',
  '//portal.uni.example.evil.example',
  '//%65vil.example',
  '//[::1]',
  '//1.1.1.1:80/',
  '\\evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\/\\/evil.example',
  '/media\\..\\..\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/./..//evil.example',
  '/media/..//evil.example',
  '/media/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/%2e%2e/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  '/.\t./\t/evil.example',
  '/media\r\nSet-Cookie: a=b',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://portal.uni.example@evil.example',
  'ht\ntps://evil.example',
  'https://portal.uni.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://portal.uni.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'about:blank',
  'mailto:a@evil.example',
  'intent://evil.example#Intent;end',
  'evil.example',
  '@evil.example',
  ':80/',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '／／evil.example',
];

test.each(refused)('%j leads home', (wanted) => {
  expect(safeRedirectPath(wanted)).toBe('/');
});

/** Kept, because a browser reads them as paths of this site, which the test checks. */
const strange = [
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%00/evil.example',
  '/@evil.example',
  '/:80/',
  '/https://evil.example',
  '/javascript:alert(1)',
  '/;//evil.example',
  '/media//evil.example',
  '/?//evil.example',
  '/#//evil.example',
  '/／evil.example',
  '/。evil.example',
  '/ /evil.example',
  '/\u200b/evil.example',
  '/..;//evil.example',
  '/%252f%252fevil.example',
];

test.each([...refused, ...strange])('%j stays on this site, read once or twice', (wanted) => {
  const once = safeRedirectPath(wanted);
  const twice = safeRedirectPath(once);
  expect(twice).toBe(once);
  expect(once).toMatch(/^\/(?!\/)/);
  expect(new URL(once, origin).origin).toBe(origin);
});

test('no mixture of slashes, dots, spaces and schemes leads away (B7)', () => {
  const bits = ['/', '\\', '.', '..', '\t', '\n', ' ', '\u0000', '%2f', '%5c', '@', 'https:', 'javascript:'];
  const mixtures = bits.flatMap((a) => bits.flatMap((b) => bits.map((c) => `${a}${b}${c}evil.example/`)));
  expect(mixtures.length).toBeGreaterThan(300);
  const leading = mixtures.filter((wanted) => new URL(safeRedirectPath(wanted), origin).origin !== origin);
  expect(leading).toEqual([]);
  // Unchanged, many of them would.
  const away = mixtures.filter((wanted) => URL.canParse(wanted, origin) && new URL(wanted, origin).origin !== origin);
  expect(away.length).toBeGreaterThan(100);
});
