import { expect, test } from 'vitest';
import { rarBars } from '../../../src/app/rar-bars.ts';
import { trailOf } from '../../../src/app/trail.ts';

const union = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };

test.each([
  ['/', []],
  ['/media/events', []],
  ['/media/events/', []],
  ['/media/events/il-kewkba', ['/', '/media/events']],
  ['/media/events/il-kewkba/', ['/', '/media/events']],
  ['/login/forgot/now', ['/', '/login/forgot']],
  ['/no/such/page', []],
])('above %s stand %o', (path, above) => {
  expect(trailOf(path, union).map(({ href }) => href)).toEqual(above);
});

test.each([
  ['/rar', []],
  ['/rar/current', []],
  ['/rar/current/report', ['/rar/current/regulations', '/rar/current/report', '/rar/current/results']],
  ['/rar/history', []],
  ['/rar/history/results', ['/rar/history/submissions', '/rar/history/results']],
])('the second bar at %s leads to %o', (path, pages) => {
  const { first, second } = rarBars(path);
  expect(first.map(({ href }) => href)).toEqual(['/rar/current', '/rar/history']);
  expect(second.map(({ href }) => href)).toEqual(pages);
});
