import type { RarQuestion, RarYear } from '../content/site/rar.ts';
import { Problem } from './problem.ts';

/** The questions of the yearly report about a year. Throws 404 if the content has none. */
export function yearOf({ site }: { site: { rarYears: readonly RarYear[] } }, year: number): RarYear {
  const found = site.rarYears.find((each) => each.year === year);
  if (found === undefined) throw new Problem(404, 'not_found');
  return found;
}

/** All questions of a year, without their sections. */
export const questionsOf = ({ sections }: Pick<RarYear, 'sections'>): RarQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** A question by its slug. Throws 404. */
export function questionOf(year: RarYear, slug: string): RarQuestion {
  const found = questionsOf(year).find((each) => each.slug === slug);
  if (found === undefined) throw new Problem(404, 'not_found');
  return found;
}
