import type { Bilingual } from '../db/schema.ts';
import type { Locale } from '../http/operation.ts';
import { alphabetName } from './place-names.ts';

const collators: Record<Locale, Intl.Collator> = { en: new Intl.Collator('en'), mt: new Intl.Collator('mt') };

/** A list in one language, in its alphabetical order (in Maltese ċ before c, għ before h, ħ after it); articles are ignored. */
export function sorted<Entry extends { name: Bilingual }>(
  list: readonly Entry[],
  locale: Locale,
): (Omit<Entry, 'name'> & { name: string })[] {
  return inAlphabet(list, locale).map((entry) => ({ ...entry, name: entry.name[locale] }));
}

/** The same order, with the names still in both languages. */
export function inAlphabet<Entry extends { name: Bilingual }>(list: readonly Entry[], locale: Locale): Entry[] {
  const key = ({ name }: Entry): string => (locale === 'mt' ? alphabetName(name.mt) : name.en);
  return list.toSorted((a, b) => collators[locale].compare(key(a), key(b)));
}

/** The country that most people here come from. */
const HOME_COUNTRY = 'MT';

/** The countries with Malta first; the others keep their order. */
export const homeFirst = <Country extends { id: string }>(countries: readonly Country[]): Country[] => [
  ...countries.filter(({ id }) => id === HOME_COUNTRY),
  ...countries.filter(({ id }) => id !== HOME_COUNTRY),
];
