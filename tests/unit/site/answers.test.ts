import { expect, it } from 'vitest';
import { callKey } from '../../../server/site/answers.ts';

const keyOf = (url: string, language = 'en') => callKey({ url, headers: { 'accept-language': language } });

it.each([
  ['another order', '/api/events?page%5Bsize%5D=2&locale=mt', '/api/events?locale=mt&page[size]=2'],
  [
    'other escapes in the query',
    '/api/events?locale=mt&filter[search]=j%61zz',
    '/api/events?filter%5bsearch%5d=jazz&locale=mt',
  ],
  ['a space', '/api/events?filter[search]=a+b', '/api/events?filter[search]=a%20b'],
  ['other escapes in the path', '/api/events/slug/%69l-%c4%a7anut', '/api/events/slug/il-%C4%A7anut'],
  ['an empty query', '/api/events?', '/api/events'],
  ['escapes in its beginning', '/%61pi/events', '/api/events'],
  ['a whole address', 'http://portal/api/events?locale=mt', '/api/events?locale=mt'],
  ['a fragment, which the router reads as a query', '/api/%65vents#locale=mt', '/api/events?locale=mt'],
])('one answer is kept for one call: %s', (_, one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

it.each([
  ['a second question mark', '/api/events??locale=mt', '/api/events?locale=mt'],
  ['another call', '/%61pi/nationalities', '/%61pi/localities'],
  ['another value', '/api/events?locale=mt', '/api/events?locale=en'],
  ['another order of the same part', '/api/events?a=1&a=2', '/api/events?a=2&a=1'],
  ['an escaped slash', '/api/events/slug/a%2Fb', '/api/events/slug/a/b'],
  ['an escaped escape', '/api/events/slug/a%252Fb', '/api/events/slug/a%2Fb'],
  ['an escaped ampersand', '/api/events?a=1%26b=2', '/api/events?a=1&b=2'],
  ['escapes that mean nothing', '/api/events?filter[search]=%FF', '/api/events?filter[search]=%EF%BF%BD'],
])('others are kept apart: %s', (_, one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

it('the language counts where the address names none', () => {
  expect(keyOf('/api/events', 'mt')).not.toBe(keyOf('/api/events', 'en'));
  expect(keyOf('/api/events?locale=mt-MT', 'mt')).toBe(keyOf('/api/events?locale=mt%2DMT', 'en'));
});
