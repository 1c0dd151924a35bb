import type { Bilingual } from '../db/schema.ts';

export type EnrollmentType = { id: string; name: Bilingual };

export type Locality = { id: string; name: Bilingual; island: 'malta' | 'gozo'; postcodePrefix: string };

export type Entity = { id: string; name: Bilingual; userType: 'university_student' | 'junior_college_student' };

export type Course = {
  id: string;
  name: Bilingual;
  /** The entity that gives it. */
  entity: string;
  /** How long it takes full time. */
  years: number;
};

/** A time in which student cards can be ordered, every year again: days as 09-01. It may go over the end of a year. */
export type CardTime = { opensOn: string; closesOn: string };

export type CardDeal = {
  id: string;
  partner: string;
  category: Bilingual;
  offer: Bilingual;
  conditions?: Bilingual;
};

/** The lists of content/reference as they stand in the files. */
export type Reference = {
  enrollmentTypes: EnrollmentType[];
  /** ISO 3166 codes of two letters. */
  nationalities: string[];
  localities: Locality[];
  entities: Entity[];
  courses: Course[];
  cardTimes: CardTime[];
  cardDeals: CardDeal[];
};
