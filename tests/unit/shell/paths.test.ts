import { expect, test } from 'vitest';
import { matchPath } from '../../../src/app/match-path.ts';
import { paths } from '../../../src/kit/paths.ts';

test('every address', () => {
  expect({
    home: paths.home(),
    login: paths.login(),
    loginFromHome: paths.login('/'),
    loginFromBooking: paths.login('/media/events/il-kewkba/book/1?tickets=2'),
    events: paths.events(),
    secondPage: paths.events({ page: 2, type: 'theatre' }),
    event: paths.event('lejl il-poeżija'),
    book: paths.book('il-kewkba', '7'),
    bookSeats: paths.book('il-kewkba', '7', 'seats'),
  }).toEqual({
    home: '/',
    login: '/login',
    loginFromHome: '/login',
    loginFromBooking: '/login?redirectPath=%2Fmedia%2Fevents%2Fil-kewkba%2Fbook%2F1%3Ftickets%3D2',
    events: '/media/events',
    secondPage: '/media/events?page=2&type=theatre',
    event: '/media/events/lejl%20il-poe%C5%BCija',
    book: '/media/events/il-kewkba/book/7',
    bookSeats: '/media/events/il-kewkba/book/7/seats',
  });
});

const book = '/media/events/:slug/book/:occurrence/:step?';

test.each([
  ['/', '/', true],
  ['/', '/login', false],
  ['/login', '/login/', true],
  ['/media/events', '/media/events/il-kewkba', false],
  ['/media/events/:slug', '/media/events/il-kewkba', true],
  [book, '/media/events/il-kewkba/book/7', true],
  [book, '/media/events/il-kewkba/book/7/seats', true],
  [book, '/media/events/il-kewkba/book', false],
  [book, '/media/events/il-kewkba/book/7/seats/more', false],
  ['*', '/anything/at/all', true],
])('%s against %s', (pattern, pathname, fits) => {
  expect(matchPath(pattern, pathname)).toBe(fits);
});
