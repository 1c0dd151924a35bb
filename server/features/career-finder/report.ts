import { type Reason, type Score, scoreFinder } from '../../../machines/career-finder/scoring.ts';
import type { Bilingual } from '../../kernel/db/schema.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { TraitLevel } from '../../kernel/content/site/career-finder.ts';
import { answersOf, type Round } from './finders.ts';

type Content = Pick<Site, 'careerFinder' | 'businessAreas' | 'hiringCompanies'>;

/** The report on the rounds, the present one first, by the content of today. Throws 409 while the present one is unfinished. */
export function presentReport(
  { careerFinder, businessAreas, hiringCompanies }: Content,
  [present, ...earlier]: readonly [Round, ...Round[]],
  locale: Locale,
): Schemas['FinderReport'] {
  if (present.finished_at === null) throw new Problem(409, 'finder_unfinished');
  const { traits, interests, sectors, source, values } = careerFinder;
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

/** An answer in words: the statement with what was answered to it, or the name of what was picked. */
function textOf(content: Site['careerFinder'], { kind, id }: Reason, round: Round, locale: Locale): string {
  if (kind === 'question') {
    const question = content.questions.find((each) => each.id === id);
    const answer = content.scale[(round.personality[id] ?? 0) - 1];
    return `${question?.text[locale] ?? id} ${answer?.[locale] ?? ''}.`;
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
