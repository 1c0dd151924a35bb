import { expect, test } from 'vitest';
import { routeAt } from '../../../src/app/routes.tsx';
import { sitemapPaths } from '../../../src/app/sitemap.ts';

const union = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };

test('names public pages, each by its own address', () => {
  const paths = sitemapPaths(union);
  expect(paths).toEqual(expect.arrayContaining(['/', '/media/events']));
  expect(paths.map((path) => routeAt(path, union).path)).toEqual(paths);
});

test('names none that is one person’s own, a step of a flow, a way in, or not there', () => {
  const hidden = /^\/(account|login|register|payment|rar|en|mt|404|styleguide)\b|[:*]/;
  expect(sitemapPaths(union).filter((path) => hidden.test(path))).toEqual([]);
});

test('leaves out what the union has switched off', () => {
  const off = sitemapPaths({ ...union, flags: { ...union.flags, tedx: false, esu: false, careers: false } });
  expect(off.filter((path) => /tedx|esu|careers/.test(path))).toEqual([]);
});
