import { join } from 'node:path';
import * as fc from 'fast-check';
import type { FinderAnswers } from '../../machines/career-finder/answers.ts';
import { readSite } from '../../server/kernel/content/site/site.ts';
import { readUnion } from '../../server/kernel/content/union.ts';

const content = join(import.meta.dirname, '../../content');

/** The career finder's content as the portal reads it. */
export const finderContent = readSite(content, readUnion(content)).careerFinder;
type Content = typeof finderContent;

export const idsOf = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id);

/** Answers of which parts may be missing, or (`whole`) none. */
export function someAnswers({ whole }: { whole: boolean }): fc.Arbitrary<FinderAnswers> {
  const picks = (entries: readonly { id: string }[], most: number, least = most) =>
    fc.shuffledSubarray(idsOf(entries), { minLength: whole ? least : 0, maxLength: most });
  const count = finderContent.questions.length;
  return fc.record({
    personality: fc
      .array(fc.integer({ min: whole ? 1 : 0, max: 5 }), { minLength: count, maxLength: count })
      .map((given) =>
        Object.fromEntries(
          idsOf(finderContent.questions).flatMap((id, at) => (given[at] ? [[id, given[at]] as const] : [])),
        ),
      ),
    interests: picks(finderContent.sectors, 3),
    pleasures: picks(finderContent.pleasures, 5),
    activities: picks(finderContent.activities, 15, 1),
    values: picks(finderContent.values, 3),
  });
}

/** The score of a sector, worked out from a table of everything that could count, answered or not. */
export function scoreByHand(content: Content, answers: FinderAnswers, sectorId: string): number {
  const sector = content.sectors.find(({ id }) => id === sectorId);
  if (sector === undefined) throw new Error(sectorId);
  const { preference, pleasure, activity, value } = content.weights;
  const table: [isCounted: boolean, points: number][] = [];
  preference.forEach((points, place) => table.push([answers.interests[place] === sectorId, points]));
  sector.interests.forEach((interest, place) => {
    for (const each of content.pleasures)
      if (each.interest === interest) table.push([answers.pleasures.includes(each.id), Number(pleasure[place])]);
    for (const each of content.activities)
      if (each.interest === interest) table.push([answers.activities.includes(each.id), Number(activity[place])]);
  });
  for (const each of sector.values) table.push([answers.values.includes(each), value]);
  for (const { id, trait, reversed } of content.questions) {
    const given = answers.personality[id];
    if (trait === sector.trait)
      table.push([given !== undefined, reversed ? 4 - (Number(given) - 1) : Number(given) - 1]);
  }
  return table.reduce((sum, [isCounted, points]) => sum + (isCounted ? points : 0), 0);
}
