import type { FinderPart } from '../../machines/career-finder/answers.ts';
import { type Client, clientOf } from './client.ts';

export type FinderPicks = Record<Exclude<FinderPart, 'personality'>, string[]>;

/** Finished picks for every part but the questionnaire. */
export const finderPicks: FinderPicks = {
  interests: ['marine-engineering', 'environment', 'construction'],
  pleasures: ['mend', 'outside', 'solve', 'tidy', 'balance'],
  activities: ['boat', 'engine', 'solar', 'sample', 'ship'],
  values: ['nature', 'excellence', 'adventure'],
};

type Known = { user_reference?: string; unfinished?: boolean };

/** The four calls that save picks, by part. */
const pickWith = (client: Client) => ({
  interests: (career_sectors_selected: string[], known: Known = {}) =>
    client.POST('/career-finder/career-sector-preference', { body: { ...known, career_sectors_selected } }),
  pleasures: (pleasures_selected: string[], known: Known = {}) =>
    client.POST('/career-finder/user-experiences', { body: { ...known, pleasures_selected } }),
  activities: (activities_selected: string[], known: Known = {}) =>
    client.POST('/career-finder/user-activities', { body: { ...known, activities_selected } }),
  values: (core_values_selected: string[], known: Known = {}) =>
    client.POST('/career-finder/core-value-preference', { body: { ...known, core_values_selected } }),
});

/** Somebody who uses a portal's career finder; without a client of their own, they aren't signed in. */
export function finderAt(url: string, client: Client = clientOf(url)) {
  const pick = pickWith(client);
  const answer = async (personality: Record<string, number>, user_reference?: string): Promise<string> => {
    const user_answer_selections = Object.entries(personality).map(([question, given]) => ({
      question,
      answer: given,
    }));
    const { data } = await client.POST('/career-finder/user-selections', {
      body: { ...(user_reference !== undefined && { user_reference }), user_answer_selections },
    });
    if (data === undefined) throw new Error('The answers were refused');
    return data.data.user_reference;
  };
  const questions = async () => {
    const { data } = await client.GET('/career-finder/questions');
    return (data?.data.questions ?? []).map(({ id }) => id);
  };
  /** Answers everything, in this order, and returns the reference. */
  const finish = async (
    personality: Record<string, number>,
    picks: FinderPicks = finderPicks,
    order: readonly (keyof FinderPicks)[] = ['interests', 'pleasures', 'activities', 'values'],
    known?: string,
  ): Promise<string> => {
    const user_reference = await answer(personality, known);
    for (const part of order) await pick[part](picks[part], { user_reference });
    return user_reference;
  };
  /** The same answer to every question. */
  const always = async (given: number) => Object.fromEntries((await questions()).map((id) => [id, given]));
  const reportOf = (user_reference: string, locale: 'en' | 'mt' = 'en') =>
    client.GET('/career-finder/user-report', { params: { query: { user_reference, locale } } });
  const answersOf = (reference: string) =>
    client.GET('/career-finder/user-selections/{reference}', { params: { path: { reference } } });
  return { client, pick, answer, questions, finish, always, reportOf, answersOf };
}
