import { checkOf } from './check.ts';
import { isRealDayOfYear } from '../calendar/moments.ts';
import { type ContentProblem, ContentError } from './problem.ts';
import { readList } from './read-list.ts';
import { reporterOf, reportRepeats, reportUnknown } from './report.ts';
import { bilingual, dayOfYear, integer, list, oneOf, pattern, record, slug, text, type ValueOf } from './shapes.ts';

const named = { id: slug, name: bilingual };

const enrollmentType = record(named);

const locality = record({
  ...named,
  island: oneOf('malta', 'gozo'),
  postcodePrefix: pattern('^[A-Z]{3}$', 'the three letters that postcodes begin with, such as MSD'),
});

const entity = record({ ...named, userType: oneOf('university_student', 'junior_college_student') });

const course = record({
  ...named,
  /** The academic entity that teaches it. */
  entity: slug,
  /** Its length in full-time study. */
  years: integer(1, 8),
});

/** A yearly period in which student cards can be ordered. It may cross the end of a year. */
const cardTime = record({ opensOn: dayOfYear, closesOn: dayOfYear });

const cardDeal = record({ id: slug, partner: text, category: bilingual, offer: bilingual }, { conditions: bilingual });

const countryCode = pattern('^[A-Z]{2}$', 'the two letters of an ISO 3166 code, such as MT');

export type Entity = ValueOf<typeof entity>;
export type Course = ValueOf<typeof course>;
export type CardTime = ValueOf<typeof cardTime>;
export type CardDeal = ValueOf<typeof cardDeal>;

/** The lists of content/reference as they are in the files. */
export type Reference = {
  enrollmentTypes: ValueOf<typeof enrollmentType>[];
  /** Two-letter ISO 3166 codes. */
  nationalities: string[];
  localities: ValueOf<typeof locality>[];
  entities: Entity[];
  courses: Course[];
  cardTimes: CardTime[];
  cardDeals: CardDeal[];
};

const checkEnrollmentTypes = checkOf(list(enrollmentType));
const checkNationalities = checkOf(list(countryCode));
const checkLocalities = checkOf(list(locality));
const checkEntities = checkOf(list(entity));
const checkCourses = checkOf(list(course));
const checkCardTimes = checkOf(list(cardTime));
const checkCardDeals = checkOf(list(cardDeal));

const files = {
  enrollmentTypes: 'reference/enrollment-types.json',
  nationalities: 'reference/nationalities.json',
  localities: 'reference/localities.json',
  entities: 'reference/entities.json',
  courses: 'reference/courses.json',
  cardTimes: 'reference/card-dates.json',
  cardDeals: 'reference/card-deals.json',
} as const;

/** Reads the lists to choose from; their mistakes are added to `problems`. */
export function collectReference(dir: string, problems: ContentProblem[]): Reference {
  const before = problems.length;
  const reference: Reference = {
    enrollmentTypes: readList(dir, files.enrollmentTypes, checkEnrollmentTypes, problems),
    nationalities: readList(dir, files.nationalities, checkNationalities, problems),
    localities: readList(dir, files.localities, checkLocalities, problems),
    entities: readList(dir, files.entities, checkEntities, problems),
    courses: readList(dir, files.courses, checkCourses, problems),
    cardTimes: readList(dir, files.cardTimes, checkCardTimes, problems),
    cardDeals: readList(dir, files.cardDeals, checkCardDeals, problems),
  };
  if (problems.length === before) reportMismatches(dir, reference, problems);
  return reference;
}

/** The same for the portal itself. Throws a ContentError that names every mistake. */
export function readReference(dir: string): Reference {
  const problems: ContentProblem[] = [];
  const reference = collectReference(dir, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return reference;
}

/** Finds mistakes between entries: repeated ids, courses without an entity, days that do not exist. */
function reportMismatches(dir: string, reference: Reference, problems: ContentProblem[]): void {
  const { nationalities, localities, entities, courses, cardTimes } = reference;
  const reportIn = (list: keyof typeof files) => reporterOf(dir, files[list], problems);
  for (const list of ['enrollmentTypes', 'localities', 'entities', 'courses', 'cardDeals'] as const) {
    const ids = reference[list].map(({ id }) => id);
    reportRepeats(ids, (index) => `[${index}].id`, reportIn(list));
  }
  reportRepeats(nationalities, (index) => `[${index}]`, reportIn('nationalities'));
  const prefixes = localities.map((locality) => locality.postcodePrefix);
  reportRepeats(prefixes, (index) => `[${index}].postcodePrefix`, reportIn('localities'));
  const entityIds = entities.map(({ id }) => id);
  courses.forEach(({ entity }, index) =>
    reportUnknown(entity, entityIds, `[${index}].entity`, 'entity', reportIn('courses')),
  );
  cardTimes.forEach((time, index) => {
    for (const key of ['opensOn', 'closesOn'] as const) {
      if (!isRealDayOfYear(time[key]))
        reportIn('cardTimes')(`[${index}].${key}`, `There is no ${time[key]} in every year. Correct it.`);
    }
  });
}
