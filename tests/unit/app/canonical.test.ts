import { expect, it } from 'vitest';
import { canonicalPath } from '../../../src/app/canonical.ts';

it.each([
  ['', '/media/news'],
  ['search=kera&utm_source=x', '/media/news'],
  ['category=gozo&page=2', '/media/news?page=2'],
  ['locale=mt', '/media/news?locale=mt'],
  ['page=%22%3E', '/media/news?page=%22%3E'],
])('is one address however the page is looked at: ?%s', (search, address) => {
  expect(canonicalPath('/media/news', search)).toBe(address);
});

it('is another one in each language, and one in whatever language was chosen', () => {
  expect(canonicalPath('/', 'page=2&locale=mt', 'en')).toBe('/?page=2&locale=en');
  expect(canonicalPath('/', 'page=2&locale=mt', '')).toBe('/?page=2');
});
