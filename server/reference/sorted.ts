import type { Bilingual } from '../db/schema.ts';
import type { Locale } from '../http/operation.ts';
import { alphabetName } from './place-names.ts';

const collators: Record<Locale, Intl.Collator> = { en: new Intl.Collator('en'), mt: new Intl.Collator('mt') };

/** A list in one language, in the order of its alphabet (in Maltese ċ before c, għ before h, ħ after it); articles do not count. */
export function sorted<Entry extends { name: Bilingual }>(
  list: readonly Entry[],
  locale: Locale,
): (Omit<Entry, 'name'> & { name: string })[] {
  const key = (name: string): string => (locale === 'mt' ? alphabetName(name) : name);
  return list
    .map((entry) => ({ ...entry, name: entry.name[locale] }))
    .sort((a, b) => collators[locale].compare(key(a.name), key(b.name)));
}
