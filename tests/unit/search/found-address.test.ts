import { describe, expect, test } from 'vitest';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { listedPages } from '../../../server/kernel/content/visible-pages.ts';
import { paths } from '../../../src/kit/paths.ts';
import { routeAt } from '../../../src/app/routes.tsx';
import { addressOf } from '../../../src/features/search/found-address.ts';
import { kinds } from '../../../src/features/search/kinds.ts';
import { demoContent } from '../content/content.fixture.ts';

const site = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };
const facts = { union: 'su', council: ['marta-sacco'] };
const patternAt = (address: string) => routeAt(new URL(address, 'http://path.invalid').pathname, site).path;

const union = readUnion(demoContent);
const pages = listedPages(readSite(demoContent, union).pages, union).map(({ slug }) => slug);

describe('what was found', () => {
  test.each(pages)('the page %s is shown at an address of its own', (id) => {
    const address = addressOf({ kind: 'page', id }, facts);
    expect(address).not.toBe(paths.home());
    expect(patternAt(address)).not.toBe('*');
  });

  test.each(kinds.filter((kind) => kind !== 'page'))('of the kind %s leads to a page', (kind) => {
    expect(patternAt(addressOf({ kind, id: 'some-thing' }, facts))).not.toBe('*');
  });

  test('people lead to where they are named: the council, or those who represent', () => {
    expect(addressOf({ kind: 'person', id: 'marta-sacco' }, facts)).toBe('/about/su-today#council');
    expect(addressOf({ kind: 'person', id: 'clint-xuereb' }, facts)).toBe(paths.studentRepresentatives());
  });

  test('questions lead to themselves on the contact page', () => {
    expect(addressOf({ kind: 'faq', id: 'the-code' }, facts)).toBe('/contact-us#the-code');
  });
});
