import type { Bilingual } from '../db/schema.ts';

export type EnrollmentType = { id: string; name: Bilingual };

export type Locality = { id: string; name: Bilingual; island: 'malta' | 'gozo'; postcodePrefix: string };

export type Entity = { id: string; name: Bilingual; userType: 'university_student' | 'junior_college_student' };

export type Course = {
  id: string;
  name: Bilingual;
  /** The academic entity that teaches it. */
  entity: string;
  /** Its length in full-time study. */
  years: number;
};

/** A yearly period in which student cards can be ordered: days as 09-01. It may cross the end of a year. */
export type CardTime = { opensOn: string; closesOn: string };

export type CardDeal = {
  id: string;
  partner: string;
  category: Bilingual;
  offer: Bilingual;
  conditions?: Bilingual;
};

/** The lists of content/reference as they are in the files. */
export type Reference = {
  enrollmentTypes: EnrollmentType[];
  /** Two-letter ISO 3166 codes. */
  nationalities: string[];
  localities: Locality[];
  entities: Entity[];
  courses: Course[];
  cardTimes: CardTime[];
  cardDeals: CardDeal[];
};
