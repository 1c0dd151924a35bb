import type { Reference } from '../content/reference.ts';
import type { Bilingual } from '../db/schema.ts';
import type { Locale } from '../http/operation.ts';
import { lineName } from './place-names.ts';

/** The lists to choose from, by the contract's names, in both languages. */
export type Lists = {
  enrollmentTypes: readonly { id: string; name: Bilingual }[];
  nationalities: readonly { id: string; name: Bilingual }[];
  localities: readonly { id: string; name: Bilingual; island: 'malta' | 'gozo'; postcode_prefix: string }[];
  entities: readonly { id: string; name: Bilingual; user_type: 'university_student' | 'junior_college_student' }[];
  courses: readonly { id: string; name: Bilingual; entity_id: string; years: number }[];
};

/** The lists of the content, with the names of countries. */
export function listsOf(reference: Reference): Lists {
  const { enrollmentTypes, nationalities, localities, entities, courses } = reference;
  return {
    enrollmentTypes,
    nationalities: nationalities.map((id) => ({ id, name: { en: countryName(id, 'en'), mt: countryName(id, 'mt') } })),
    localities: localities.map(({ postcodePrefix, ...locality }) => ({ ...locality, postcode_prefix: postcodePrefix })),
    entities: entities.map(({ userType, ...entity }) => ({ ...entity, user_type: userType })),
    courses: courses.map(({ entity, ...course }) => ({ ...course, entity_id: entity })),
  };
}

const countryNames: Record<Locale, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  mt: new Intl.DisplayNames('mt', { type: 'region' }),
};

/** Maltese names that CLDR misspells. */
const correctedNames: Record<string, string> = { MP: 'Gżejjer Mariana tat-Tramuntana' };
/** The countries that have no Maltese name in CLDR. */
const missingNames: Record<string, string> = { IO: 'it-Territorju Brittaniku tal-Oċean Indjan' };

function countryName(id: string, locale: Locale): string {
  const known = (locale === 'mt' ? correctedNames[id] : undefined) ?? countryNames[locale].of(id) ?? id;
  return lineName(known === id ? (missingNames[id] ?? id) : known);
}
