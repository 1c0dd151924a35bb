import type { FinderWeights } from '../../../../machines/career-finder/scoring.ts';
import { checkOf } from '../check.ts';
import type { ContentProblem } from '../problem.ts';
import { reporterOf, reportRepeats, reportUnknown } from '../report.ts';
import { bilingual, flag, integer, list, record, type Shape, shape, slug, some, type ValueOf } from '../shapes.ts';
import type { Careers } from './careers.ts';
import type { SiteReader } from './reader.ts';
import { href, webAddress } from './shapes.ts';

const exactly = <S extends Shape<unknown>>(count: number, items: S): Shape<ValueOf<S>[]> => ({
  ...list(items),
  minItems: count,
  maxItems: count,
});
const distinct = <S extends Shape<unknown>>(items: S): S => ({ ...items, uniqueItems: true });
const named = { id: slug, name: bilingual };
const described = { ...named, about: bilingual };
const entry = record(described);
const link = { href, link: bilingual };
const points = integer(0, 100);

const levels = { low: bilingual, middle: bilingual, high: bilingual };

/** A scale of personality; `low` and `high` are its ends. */
const trait = record({
  ...named,
  /** Cronbach's alpha as published. */
  alpha: shape<number>({ type: 'number', exclusiveMinimum: 0, maximum: 1 }),
  low: bilingual,
  high: bilingual,
  about: record(levels),
});

const questionnaire = record({
  source: record({ name: bilingual, url: webAddress, note: bilingual }),
  /** The answers, from 1 to 5. */
  scale: exactly(5, bilingual),
  traits: some(trait),
  questions: some(record({ id: slug, trait: slug, reversed: flag, text: bilingual })),
});

const sector = record({
  ...described,
  interests: distinct(exactly(3, slug)),
  trait: slug,
  values: distinct(exactly(4, slug)),
  businessAreas: some(slug),
  /** Slugs of events; the report shows those still to come. */
  events: distinct(list(slug)),
  /** Ids of resources of the hub. */
  resources: distinct(some(slug)),
  thisWeek: bilingual,
});

const pleasures = exactly(12, record({ ...described, interest: slug }));
const activities = some(record({ ...named, interest: slug }));

const weights: Shape<FinderWeights> = record({
  preference: exactly(3, points),
  pleasure: exactly(3, points),
  activity: exactly(3, points),
  value: points,
});

const exercise = record({
  id: slug,
  title: bilingual,
  minutes: integer(1, 1000),
  about: bilingual,
  questions: some(bilingual),
});

const resource = record({ id: slug, title: bilingual, about: bilingual, steps: some(bilingual) }, link);
const shelf = record({ type: slug, name: bilingual, about: bilingual, resources: some(resource) });

const prompt = record({
  id: slug,
  text: bilingual,
  answers: some(record({ id: slug, text: bilingual, advice: bilingual }, link)),
});

type Described = ValueOf<typeof entry>;
export type Trait = ValueOf<typeof trait>;
export type TraitLevel = keyof typeof levels;
export type Sector = ValueOf<typeof sector>;
export type Resource = ValueOf<typeof resource>;
export type Shelf = ValueOf<typeof shelf>;
export type Exercise = ValueOf<typeof exercise>;
export type Prompt = ValueOf<typeof prompt>;

/** The career finder: what it asks, what each answer counts, and what it leads to. */
export type CareerFinderContent = ValueOf<typeof questionnaire> & {
  interests: Described[];
  sectors: Sector[];
  pleasures: ValueOf<typeof pleasures>;
  activities: ValueOf<typeof activities>;
  values: Described[];
  weights: FinderWeights;
  toolkit: Exercise[];
  shelves: Shelf[];
  prompts: Prompt[];
};

const checkQuestionnaire = checkOf(questionnaire);
const checkDescribed = checkOf(some(entry));
const checkSectors = checkOf(some(sector));
const checkPleasures = checkOf(pleasures);
const checkActivities = checkOf(activities);
const checkWeights = checkOf(weights);
const checkToolkit = checkOf(some(exercise));
const checkShelves = checkOf(some(shelf));
const checkPrompts = checkOf(some(prompt));

export function readCareerFinder(reader: SiteReader): CareerFinderContent | undefined {
  const file = (name: string) => `career-finder/${name}.json`;
  const questionnaire = reader.one(file('questionnaire'), checkQuestionnaire);
  const weights = reader.one(file('weights'), checkWeights);
  const rest = {
    interests: reader.list(file('interests'), checkDescribed),
    sectors: reader.list(file('sectors'), checkSectors),
    pleasures: reader.list(file('pleasures'), checkPleasures),
    activities: reader.list(file('activities'), checkActivities),
    values: reader.list(file('values'), checkDescribed),
    toolkit: reader.list(file('toolkit'), checkToolkit),
    shelves: reader.list(file('hub'), checkShelves),
    prompts: reader.list(file('interactive'), checkPrompts),
  };
  return questionnaire && weights && { ...questionnaire, weights, ...rest };
}

/** Finds repeated and unknown names in the career finder, and types of interest that have more to choose than others. */
export function reportFinder(
  dir: string,
  finder: CareerFinderContent,
  { businessAreas }: Pick<Careers, 'businessAreas'>,
  problems: ContentProblem[],
): void {
  const reportIn = (name: string) => reporterOf(dir, `career-finder/${name}.json`, problems);
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const known = {
    trait: idsOf(finder.traits),
    value: idsOf(finder.values),
    interest: idsOf(finder.interests),
    'business area': idsOf(businessAreas),
    resource: finder.shelves.flatMap(({ resources }) => idsOf(resources)),
  };
  const demand = (name: string, what: keyof typeof known, value: string, path: string) =>
    reportUnknown(value, known[what], path, what, reportIn(name));

  const lists: [name: string, ids: string[]][] = [
    ['interests', known.interest],
    ['sectors', idsOf(finder.sectors)],
    ['pleasures', idsOf(finder.pleasures)],
    ['activities', idsOf(finder.activities)],
    ['values', known.value],
    ['toolkit', idsOf(finder.toolkit)],
    ['hub', finder.shelves.map(({ type }) => type)],
    ['interactive', idsOf(finder.prompts)],
  ];
  for (const [name, ids] of lists) reportRepeats(ids, (at) => `[${at}]`, reportIn(name));
  const places = finder.shelves.flatMap(({ resources }, shelf) =>
    resources.map((_, at) => `[${shelf}].resources[${at}].id`),
  );
  reportRepeats(known.resource, (at) => places[at] ?? '', reportIn('hub'));
  reportRepeats(idsOf(finder.questions), (at) => `questions[${at}].id`, reportIn('questionnaire'));
  finder.questions.forEach(({ trait }, at) => demand('questionnaire', 'trait', trait, `questions[${at}].trait`));
  finder.sectors.forEach((sector, at) => {
    demand('sectors', 'trait', sector.trait, `[${at}].trait`);
    for (const each of sector.interests) demand('sectors', 'interest', each, `[${at}].interests`);
    for (const each of sector.values) demand('sectors', 'value', each, `[${at}].values`);
    for (const each of sector.businessAreas) demand('sectors', 'business area', each, `[${at}].businessAreas`);
    for (const each of sector.resources) demand('sectors', 'resource', each, `[${at}].resources`);
  });
  for (const name of ['pleasures', 'activities'] as const) {
    finder[name].forEach(({ interest }, at) => demand(name, 'interest', interest, `[${at}].interest`));
    const counts = known.interest.map((id) => finder[name].filter(({ interest }) => interest === id).length);
    if (new Set(counts).size > 1)
      reportIn(name)(
        '',
        'Give every type of interest the same number of entries: otherwise sectors can’t be compared.',
      );
  }
}

/** Finds events of sectors that no file tells of. */
export function reportFinderEvents(
  dir: string,
  { sectors }: Pick<CareerFinderContent, 'sectors'>,
  events: readonly { slug: string }[],
  problems: ContentProblem[],
): void {
  const known = events.map(({ slug: name }) => name);
  const report = reporterOf(dir, 'career-finder/sectors.json', problems);
  sectors.forEach((sector, at) => {
    for (const each of sector.events) reportUnknown(each, known, `[${at}].events`, 'event', report);
  });
}
