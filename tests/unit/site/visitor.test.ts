import { describe, expect, it } from 'vitest';
import { languageOf, tokenOf } from '../../../server/site/visitor.ts';

const asked = (url: string, cookie?: string, language?: string) => ({
  url,
  headers: { ...(cookie !== undefined && { cookie }), ...(language !== undefined && { 'accept-language': language }) },
});

describe('the language of a page', () => {
  it.each([
    ['the choice made before', asked('/media/events', 'a=b; locale=mt', 'en-GB'), 'mt'],
    ['at home, what the browser likes best of the two', asked('/', undefined, 'de, mt-MT;q=0.8, en;q=0.7'), 'mt'],
    ['elsewhere English, whatever the browser likes', asked('/media/events', undefined, 'mt'), 'en'],
    ['English where nothing else is known', asked('/', 'locale=it', 'it'), 'en'],
    ['the one that the address asks for', asked('/media/news?locale=mt', 'locale=en'), 'mt'],
    ['none that there is not', asked('/?locale=xx', 'mylocale=mt'), 'en'],
  ] as const)('is %s', (_, request, language) => {
    expect(languageOf(request)).toBe(language);
  });
});

it('reads the token of the union’s own cookie', () => {
  expect(tokenOf(asked('/', 'other_token=1; su_token=a%2Eb'), 'su')).toBe('a.b');
  expect(tokenOf(asked('/', 'su_token='), 'su')).toBeUndefined();
  expect(tokenOf(asked('/', 'su_token=%'), 'su')).toBeUndefined();
  expect(tokenOf(asked('/'), 'su')).toBeUndefined();
});

it('takes nothing for a token that could be none', () => {
  for (const value of ['%00', 'a%0Ab', '%C4%A7', 'a b', 'x'.repeat(5000)])
    expect(tokenOf(asked('/', `su_token=${value}`), 'su')).toBeUndefined();
});

it('reads the name of this host alone first, and the plain one from before', () => {
  expect(tokenOf(asked('/', 'su_token=old; __Host-su_token=new'), 'su')).toBe('new');
  expect(tokenOf(asked('/', 'su_token=old; __Host-su_token=%'), 'su')).toBe('old');
});
