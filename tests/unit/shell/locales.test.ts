import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../locales');
const filesOf = (language: string) => readdirSync(join(folder, language)).toSorted();
const forms = ['one', 'two', 'few', 'many', 'other'];

/** Every text of a file by its dotted key. */
function textsOf(language: string, file: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value);
    else if (typeof value !== 'object' || value === null) throw new Error(`${language}/${file}: ${key} is no text.`);
    else for (const [name, inner] of Object.entries(value)) walk(inner, key === '' ? name : `${key}.${name}`);
  };
  walk(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), '');
  return texts;
}

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Names of the values in a text. The count may be missing: jumejn needs no figure. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .flatMap(([, name = '']) => (name === 'count' ? [] : [name]))
    .toSorted((a, b) => a.localeCompare(b))
    .join();
const unique = (keys: Iterable<string>) => [...new Set([...keys].map(withoutForm))].toSorted();

test('both languages have the same files', () => {
  expect(filesOf('mt')).toEqual(filesOf('en'));
});

describe.each(filesOf('mt'))('%s', (file) => {
  const en = textsOf('en', file);
  const mt = textsOf('mt', file);

  test('has the same texts in both languages', () => {
    expect(unique(mt.keys())).toEqual(unique(en.keys()));
  });

  test('has all five Maltese forms of every plural', () => {
    const plurals = unique([...mt.keys()].filter((key) => withoutForm(key) !== key));
    const missing = plurals.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !mt.has(key));
    expect(missing).toEqual([]);
  });

  test('names the same values in both languages', () => {
    const differing = [...mt].filter(([key, text]) => {
      const english = en.get(key) ?? en.get(`${withoutForm(key)}_other`);
      return english !== undefined && placeholders(text) !== placeholders(english);
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('writes the Maltese apostrophe as ’ at the end of its word', () => {
    const wrong = [...mt].filter(([, text]) => text.includes("'") || / ’(?!il |l )(?=\p{L})/u.test(text));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
