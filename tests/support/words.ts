import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import type { Namespace } from '../../src/kit/i18n/namespaces.ts';

export type Locale = 'en' | 'mt';
export type Words = TFunction<['common', ...Namespace[]]>;

type Tree = { [key: string]: string | Tree };

const locales = new URL('../../locales/', import.meta.url).pathname;

function textsOf(locale: Locale): Record<string, Tree> {
  const files = readdirSync(join(locales, locale));
  const read = (file: string) => JSON.parse(readFileSync(join(locales, locale, file), 'utf8')) as Tree;
  return Object.fromEntries(files.map((file) => [file.replace('.json', ''), read(file)]));
}

/** The pages' texts in a language, read from the files that they use. */
export function wordsOf(locale: Locale): Words {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: textsOf(locale) },
    initAsync: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return instance.getFixedT(locale);
}

const leaves = (tree: Tree, path: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : leaves(value, `${path}${key}.`),
  );

/** The key of every text, which would be shown in place of a missing one; single words may appear on a page as themselves. */
export const textKeys: ReadonlySet<string> = new Set(
  Object.entries(textsOf('en')).flatMap(([namespace, tree]) =>
    leaves(tree, '').flatMap((key) => [`${namespace}:${key}`, ...(key.includes('.') ? [key] : [])]),
  ),
);
