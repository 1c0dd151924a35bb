import * as fc from 'fast-check';
import type { FinderAnswers } from '../../../machines/career-finder/answers.ts';
import { clientOf } from '../../support/client.ts';
import { finderAt } from '../../support/finding.ts';
import { finderContent, scoreByHand, someAnswers } from '../../support/finder-scores.ts';
import { addresses, fetchFrom } from '../../support/from-address.ts';
import { control, type Figure, inLanes, none } from '../figure.ts';

const LANES = 8;
/** One in so many sets is answered once more in another order, and the reports are compared whole. */
const TWICE = 10;
const parts = ['interests', 'pleasures', 'activities', 'values'] as const;

/** The calculation with the weights of the pleasures turned round: it must not agree with the portal. */
const wrong = {
  ...finderContent,
  weights: { ...finderContent.weights, pleasure: finderContent.weights.pleasure.toReversed() },
};

/** K1: random sets of answers through the portal, in random order with reloads, against an independent calculation. */
export async function sameReport(url: string, sets: number, tell: (line: string) => void): Promise<Figure[]> {
  const nextAddress = addresses();
  const finder = finderAt(url, clientOf(url, undefined, fetch));
  const counts = { lost: 0, off: 0, unexplained: 0, different: 0, noticed: 0 };

  /** Answers everything in this order, half of the questionnaire first, and reads everything back on the way. */
  async function answer(answers: FinderAnswers, order: readonly (typeof parts)[number][], reload: number) {
    // Each begins from a network of its own: one network may begin a thousand a day.
    const begun = finderAt(url, clientOf(url, undefined, fetchFrom(nextAddress())));
    const given = Object.entries(answers.personality);
    const reference = await begun.answer(Object.fromEntries(given.slice(0, given.length / 2)));
    await finder.answer(Object.fromEntries(given.slice(given.length / 2)), reference);
    for (const [at, part] of order.entries()) {
      await finder.pick[part]([...answers[part]], { user_reference: reference });
      if (at !== reload) continue;
      const { data } = await finder.answersOf(reference);
      const back = data?.data;
      const kept = {
        interests: back?.career_sectors_selected,
        pleasures: back?.pleasures_selected,
        activities: back?.activities_selected,
        values: back?.core_values_selected,
      };
      const expected = order.slice(0, at + 1).map((each) => answers[each]);
      const found = order.slice(0, at + 1).map((each) => kept[each]);
      if (JSON.stringify(found) !== JSON.stringify(expected) || back?.last_part !== part) counts.lost += 1;
      if (back?.user_answer_selections.length !== given.length) counts.lost += 1;
    }
    const { data } = await finder.reportOf(reference);
    return data?.data;
  }

  const orders = fc.shuffledSubarray([...parts], { minLength: parts.length });
  const cases = fc.tuple(someAnswers({ whole: true }), orders, orders, fc.integer({ min: 0, max: parts.length - 1 }));
  await inLanes(fc.sample(cases, sets), LANES, async ([answers, one, other, reload], at) => {
    if (at % 1000 === 0) tell(`K1: ${at} of ${sets}`);
    const report = await answer(answers, one, reload);
    if (report === undefined) {
      counts.lost += 1;
      return;
    }
    for (const { id, points } of report.sectors) {
      if (points !== scoreByHand(finderContent, answers, id)) counts.off += 1;
      if (points !== scoreByHand(wrong, answers, id)) counts.noticed += 1;
    }
    for (const { points, reasons } of [...report.sectors, ...report.traits, ...report.interests])
      if (points !== reasons.reduce((sum, reason) => sum + reason.points, 0)) counts.unexplained += 1;
    if (at % TWICE !== 0) return;
    const again = await answer(answers, other, reload);
    const bare = (whole: typeof report | undefined) => JSON.stringify({ ...whole, made_at: '' });
    if (bare(again) !== bare(report)) counts.different += 1;
  });
  return [
    none(`K1: ${sets} sets of answers: parts lost at a reload`, counts.lost),
    none('K1: scores that differ from the independent calculation', counts.off),
    none('K1: scores whose reasons don’t add up', counts.unexplained),
    none('K1: reports that differ for the same answers in another order', counts.different),
    control('K1: scores that differ from a calculation with other weights', counts.noticed),
  ];
}
