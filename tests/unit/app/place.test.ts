import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/kit/paths.ts';
import { placeOf } from '../../../src/app/place.ts';
import { specified } from './spec-addresses.ts';

const site = { id: 'su', flags: { translations: true, tedx: true, esu: true, careers: true } };
const at = (address: string) => placeOf(address, site);

describe('the place of a page', () => {
  it.each([
    ['/?utm_source=x&fbclid=1', '/'],
    ['/media/events?x=1&page=2&page=3&y', '/media/events?page=2'],
    ['/media/events?page=1', '/media/events'],
    ['/media/events?page=abc&type=&search=%20', '/media/events'],
    ['/media/events?search=a&page=2', '/media/events?page=2&search=a'],
    ['/about/history?page=7&search=x', '/about/history'],
    ['/about/history?locale=mt', '/about/history?locale=mt'],
    ['/about/history?locale=xx', '/about/history'],
    ['/media/events/il-kewkba?a', '/media/events/il-kewkba'],
    ['/login?redirectPath=%2Faccount', '/login'],
    ['/account/bookings?page=2', '/account/bookings'],
    ['/register/3', '/register/-'],
  ])('%s is that of all that show the same: %s', (address, place) => {
    expect(at(address)).toEqual({ address: place });
  });

  it.each([
    ['/media/events/%69l-kewkba', '/media/events/il-kewkba'],
    ['/media/events/IL-Kewkba?page=2', '/media/events/il-kewkba'],
    ['/Media/EVENTS/', '/media/events'],
    ['/about/SU-today', '/about/su-today'],
  ])('%s leads to it: %s', (address, place) => {
    expect(at(address)).toEqual({ address: place, moved: place });
  });

  it.each([
    '/no/such',
    '/x%00',
    '/media/events/%00',
    '/media/events/..',
    '/media/events/%2e%2e',
    '/media/news/a b',
    '/%',
  ])('%s is where all stand that are not found', (address) => {
    expect(at(address)).toEqual({ address: '/404' });
  });

  it.each([
    paths.events({ page: 2, type: 'music', search: 'a b', past: 'true' }),
    paths.news({ page: 2, category: 'union', year: 2026, search: 'x' }),
    paths.resources({ page: 2, category: 'union', year: 2026, search: 'x' }),
    paths.opinionPieces({ page: 2, category: 'union', year: 2026, search: 'x' }),
    paths.socialSpeak({ page: 2, category: 'union', year: 2026, search: 'x' }),
    paths.erasmusBooklets({ page: 2, category: 'union', year: 2026, search: 'x' }),
    paths.studentOrganisations({ kind: 'arts', search: 'x' }),
    paths.companies({ page: 2, area: 'law', search: 'x' }),
    paths.contact({ search: 'x', topic: 'events' }),
    paths.search({ page: 2, q: 'x', kind: 'event' }),
  ])('keeps all that %s asks for', (address) => {
    const [path, query] = at(address).address.split('?');
    const [asked, wanted] = address.split('?');
    const pairs = (text: string | undefined) => Object.fromEntries(new URLSearchParams(text));
    expect([path, pairs(query)]).toEqual([asked, pairs(wanted)]);
  });

  it('is its own for every address of the specification', () => {
    for (const address of specified) expect([address, at(at(address).address)]).toEqual([address, at(address)]);
  });
});
