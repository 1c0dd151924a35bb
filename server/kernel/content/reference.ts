import { checkOf } from './check.ts';
import { isRealDayOfYear } from '../calendar/moments.ts';
import { type ContentProblem, ContentError } from './problem.ts';
import { readList } from './read-list.ts';
import type { CardDeal, CardTime, Course, EnrollmentType, Entity, Locality, Reference } from './reference-types.ts';
import { reporterOf, reportRepeats, reportUnknown } from './report.ts';
import { bilingual, dayOfYear, list, record, slug, text } from './shapes.ts';

const named = { id: slug, name: bilingual };

const checkEnrollmentTypes = checkOf<EnrollmentType[]>(list(record(named)));

const checkNationalities = checkOf<string[]>(
  list({ type: 'string', pattern: '^[A-Z]{2}$', description: 'the two letters of an ISO 3166 code, such as MT' }),
);

const postcodePrefix = {
  type: 'string',
  pattern: '^[A-Z]{3}$',
  description: 'the three letters that postcodes begin with, such as MSD',
} as const;

const checkLocalities = checkOf<Locality[]>(
  list(record({ ...named, island: { enum: ['malta', 'gozo'] }, postcodePrefix })),
);

const checkEntities = checkOf<Entity[]>(
  list(record({ ...named, userType: { enum: ['university_student', 'junior_college_student'] } })),
);

const checkCourses = checkOf<Course[]>(
  list(record({ ...named, entity: slug, years: { type: 'integer', minimum: 1, maximum: 8 } })),
);

const checkCardTimes = checkOf<CardTime[]>(list(record({ opensOn: dayOfYear, closesOn: dayOfYear })));

const checkCardDeals = checkOf<CardDeal[]>(
  list(record({ id: slug, partner: text, category: bilingual, offer: bilingual }, { conditions: bilingual })),
);

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
