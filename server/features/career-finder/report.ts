import { type Reason, type Score, scoreFinder } from '../../../machines/career-finder/scoring.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Bilingual } from '../../kernel/db/schema.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { TraitLevel } from '../../kernel/content/site/career-finder.ts';
import { answersOf, type FinderDeps, type Round } from './finders.ts';

type Content = Pick<Site, 'careerFinder' | 'businessAreas' | 'hiringCompanies'>;
type Rounds = readonly [Round, ...Round[]];
/** An event still to come, with the start of its next date. */
export type ComingEvent = { slug: string; title: Bilingual; starts_at: Date };

/** The report on the rounds, the present one first, by today's content and events. Throws 409 while the present one is unfinished. */
export async function makeReport(
  { db, clock, site }: Pick<FinderDeps, 'db' | 'clock' | 'site'>,
  rounds: Rounds,
  locale: Locale,
): Promise<Schemas['FinderReport']> {
  const events = site.careerFinder.sectors.flatMap((sector) => sector.events);
  return presentReport(site, rounds, await readComing(db, events, clock.now()), locale);
}

/** Those of the events that have a date to come which goes ahead, the soonest first. */
async function readComing(db: Queryable, slugs: readonly string[], now: Date): Promise<ComingEvent[]> {
  const starts = sql<Date>`min(starts_at)`;
  return await db
    .selectFrom('events')
    .innerJoin('occurrences', 'event_id', 'events.id')
    .select(['slug', 'title', starts.as('starts_at')])
    .where('slug', 'in', slugs)
    .where('hidden', '=', false)
    .where('events.cancelled', '=', false)
    .where('occurrences.cancelled', '=', false)
    .where('ends_at', '>', now)
    .groupBy('events.id')
    .orderBy(starts)
    .orderBy('slug')
    .execute();
}

/** The same report from what was read before. */
export function presentReport(
  { careerFinder, businessAreas, hiringCompanies }: Content,
  [present, ...earlier]: Rounds,
  coming: readonly ComingEvent[],
  locale: Locale,
): Schemas['FinderReport'] {
  if (present.finished_at === null) throw new Problem(409, 'finder_unfinished');
  const { traits, interests, sectors, shelves, source, values } = careerFinder;
  const told = (reasons: readonly Reason[]) =>
    reasons.map((reason) => ({ ...reason, text: textOf(careerFinder, reason, present, locale) }));
  const scores = scoreFinder(careerFinder, answersOf(present));
  const whole = <Entry extends { id: string }>(entries: readonly Entry[], scored: readonly Score[]) =>
    scored.flatMap((score) => {
      const entry = entries.find(({ id }) => id === score.id);
      return entry === undefined ? [] : [{ entry, score: { ...score, reasons: told(score.reasons) } }];
    });

  return {
    made_at: present.finished_at.toISOString(),
    traits: whole(traits, scores.traits).map(({ entry, score }) => ({
      ...score,
      name: entry.name[locale],
      about: entry.about[levelOf(score)][locale],
      low: entry.low[locale],
      high: entry.high[locale],
      alpha: entry.alpha,
    })),
    interests: whole(interests, scores.interests).map(({ entry, score }) => ({
      ...score,
      name: entry.name[locale],
      about: entry.about[locale],
    })),
    sectors: whole(sectors, scores.sectors).map(({ entry, score }) => ({
      ...score,
      name: entry.name[locale],
      about: entry.about[locale],
      business_areas: businessAreas
        .filter(({ id }) => entry.businessAreas.includes(id))
        .map(({ id, name }) => ({
          id,
          name: name[locale],
          companies: hiringCompanies
            .filter((company) => company.sectors.includes(id))
            .map(({ slug, title }) => ({ slug, title })),
        })),
      events: coming
        .filter(({ slug }) => entry.events.includes(slug))
        .map(({ slug, title, starts_at }) => ({ slug, title: title[locale], starts_at: starts_at.toISOString() })),
      resources: shelves.flatMap(({ type, resources }) =>
        resources
          .filter(({ id }) => entry.resources.includes(id))
          .map(({ id, title }) => ({ id, title: title[locale], type })),
      ),
      this_week: entry.thisWeek[locale],
    })),
    values: values
      .filter(({ id }) => present.core_values.includes(id))
      .map(({ id, name, about }) => ({ id, name: name[locale], about: about[locale] })),
    source: { name: source.name[locale], url: source.url, note: source.note[locale] },
    earlier: earlier.flatMap((round) => {
      if (round.finished_at === null) return [];
      const then = scoreFinder(careerFinder, answersOf(round));
      const bare = ({ id, points }: Score) => ({ id, points });
      return [
        { made_at: round.finished_at.toISOString(), sectors: then.sectors.map(bare), traits: then.traits.map(bare) },
      ];
    }),
  };
}

/** A third of the scale each. */
function levelOf({ points, most }: { points: number; most: number }): TraitLevel {
  if (points * 3 < most) return 'low';
  return points * 3 > most * 2 ? 'high' : 'middle';
}

/** Said of a statement that speaks against its trait: the less it is like somebody, the more it counts. */
const theOtherWayRound = {
  en: '(The less like you, the more it counts.)',
  mt: '(Inqas ma tkun bħalek, aktar tgħodd.)',
};

/** An answer in words: the statement with what was answered to it, or the name of what was picked. */
function textOf(content: Site['careerFinder'], { kind, id }: Reason, round: Round, locale: Locale): string {
  if (kind === 'question') {
    const question = content.questions.find((each) => each.id === id);
    const answer = content.scale[(round.personality[id] ?? 0) - 1];
    const said = `${question?.text[locale] ?? id} ${answer?.[locale] ?? ''}.`;
    return question?.reversed === true ? `${said} ${theOtherWayRound[locale]}` : said;
  }
  const lists = {
    preference: content.sectors,
    pleasure: content.pleasures,
    activity: content.activities,
    value: content.values,
  } satisfies Record<Exclude<Reason['kind'], 'question'>, readonly { id: string; name: Bilingual }[]>;
  const picked: { name: Bilingual } | undefined = lists[kind].find((each) => each.id === id);
  return picked?.name[locale] ?? id;
}
