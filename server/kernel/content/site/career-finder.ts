import type { FinderWeights } from '../../../../machines/career-finder/scoring.ts';
import type { Bilingual } from '../../db/schema.ts';
import { checkOf } from '../check.ts';
import type { ContentProblem } from '../problem.ts';
import { reporterOf, reportRepeats, reportUnknown } from '../report.ts';
import { bilingual, list, record, slug } from '../shapes.ts';
import type { Careers } from './careers.ts';
import type { SiteReader } from './reader.ts';
import { href, webAddress } from './shapes.ts';

type Named = { id: string; name: Bilingual };
type Described = Named & { about: Bilingual };

/** A scale of personality, with Cronbach's alpha as published; `low` and `high` are its ends. */
export type Trait = Named & { alpha: number; low: Bilingual; high: Bilingual; about: Record<TraitLevel, Bilingual> };
export type TraitLevel = 'low' | 'middle' | 'high';

type Questionnaire = {
  source: { name: Bilingual; url: string; note: Bilingual };
  /** The answers, from 1 to 5. */
  scale: Bilingual[];
  traits: Trait[];
  questions: { id: string; trait: string; reversed: boolean; text: Bilingual }[];
};

export type Sector = Described & {
  interests: string[];
  trait: string;
  values: string[];
  businessAreas: string[];
  /** Slugs of events; the report shows those still to come. */
  events: string[];
  /** Ids of resources of the hub. */
  resources: string[];
  thisWeek: Bilingual;
};

type Link = { href?: string; link?: Bilingual };
export type Resource = Link & { id: string; title: Bilingual; about: Bilingual; steps: Bilingual[] };
export type Shelf = { type: string; name: Bilingual; about: Bilingual; resources: Resource[] };
export type Exercise = { id: string; title: Bilingual; minutes: number; about: Bilingual; questions: Bilingual[] };
export type Prompt = {
  id: string;
  text: Bilingual;
  answers: (Link & { id: string; text: Bilingual; advice: Bilingual })[];
};

/** The career finder: what it asks, what each answer counts, and what it leads to. */
export type CareerFinderContent = Questionnaire & {
  interests: Described[];
  sectors: Sector[];
  pleasures: (Described & { interest: string })[];
  activities: (Named & { interest: string })[];
  values: Described[];
  weights: FinderWeights;
  toolkit: Exercise[];
  shelves: Shelf[];
  prompts: Prompt[];
};

const some = (items: object, count?: number) => ({
  ...list(items),
  minItems: count ?? 1,
  ...(count && { maxItems: count }),
});
const described = { id: slug, name: bilingual, about: bilingual };
const link = { href, link: bilingual };
const points = { type: 'integer', minimum: 0, maximum: 100 } as const;

const checkQuestionnaire = checkOf<Questionnaire>(
  record({
    source: record({ name: bilingual, url: webAddress, note: bilingual }),
    scale: some(bilingual, 5),
    traits: some(
      record({
        id: slug,
        name: bilingual,
        alpha: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
        low: bilingual,
        high: bilingual,
        about: record({ low: bilingual, middle: bilingual, high: bilingual }),
      }),
    ),
    questions: some(record({ id: slug, trait: slug, reversed: { type: 'boolean' }, text: bilingual })),
  }),
);
const checkDescribed = checkOf<Described[]>(some(record(described)));
const checkSectors = checkOf<Sector[]>(
  some(
    record({
      ...described,
      interests: { ...some(slug, 3), uniqueItems: true },
      trait: slug,
      values: { ...some(slug, 4), uniqueItems: true },
      businessAreas: some(slug),
      events: { ...list(slug), uniqueItems: true },
      resources: { ...some(slug), uniqueItems: true },
      thisWeek: bilingual,
    }),
  ),
);
const checkPleasures = checkOf<CareerFinderContent['pleasures']>(some(record({ ...described, interest: slug }), 12));
const checkActivities = checkOf<CareerFinderContent['activities']>(
  some(record({ id: slug, name: bilingual, interest: slug })),
);
const checkWeights = checkOf<FinderWeights>(
  record({ preference: some(points, 3), pleasure: some(points, 3), activity: some(points, 3), value: points }),
);
const checkToolkit = checkOf<Exercise[]>(
  some(
    record({
      id: slug,
      title: bilingual,
      minutes: { type: 'integer', minimum: 1 },
      about: bilingual,
      questions: some(bilingual),
    }),
  ),
);
const checkShelves = checkOf<Shelf[]>(
  some(
    record({
      type: slug,
      name: bilingual,
      about: bilingual,
      resources: some(record({ id: slug, title: bilingual, about: bilingual, steps: some(bilingual) }, link)),
    }),
  ),
);
const checkPrompts = checkOf<Prompt[]>(
  some(
    record({
      id: slug,
      text: bilingual,
      answers: some(record({ id: slug, text: bilingual, advice: bilingual }, link)),
    }),
  ),
);

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
