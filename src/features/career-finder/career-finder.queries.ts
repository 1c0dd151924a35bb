import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { components } from '../../../openapi/portal.gen.ts';
import type { FinderAnswers } from '../../../machines/career-finder/answers.ts';
import { anonymous } from '../../kit/api/anonymous.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { untilReached } from '../../kit/api/unreached.ts';
import { orKept } from '../../kit/offline/or-kept.ts';

type Schemas = components['schemas'];
export type Choice = Schemas['FinderChoice'];
export type Report = Schemas['FinderReport'];
export type Reason = Schemas['FinderReason'];
export type Prompt = Schemas['FinderPrompt'];

/** Everything that can be answered, read at once: between the parts, nobody needs a network. */
export const catalogueQuery = queryOptions({
  queryKey: ['career-finder', 'catalogue'],
  // Without network, from what this device keeps.
  networkMode: 'always',
  queryFn: ({ signal }) =>
    orKept('career-finder', async () => {
      const [questionnaire, interests, pleasures, activities, values] = await Promise.all([
        api.GET('/career-finder/questions', { signal }),
        api.GET('/career-finder/career-sectors', { signal }),
        api.GET('/career-finder/pleasures', { signal }),
        api.GET('/career-finder/activities', { signal }),
        api.GET('/career-finder/core-values', { signal }),
      ]);
      return {
        questionnaire: dataOf(questionnaire),
        interests: dataOf(interests),
        pleasures: dataOf(pleasures),
        activities: dataOf(activities),
        values: dataOf(values),
      };
    }),
  ...untilReached,
  staleTime: Infinity,
});

export type Catalogue = Awaited<ReturnType<NonNullable<typeof catalogueQuery.queryFn>>>;

/** The report on these answers. */
export const reportQuery = (reference: string, answers: FinderAnswers) =>
  queryOptions({
    queryKey: ['career-finder', 'report', reference, answers],
    queryFn: async ({ signal }): Promise<Report> => {
      const query = { user_reference: reference };
      return dataOf(await api.GET('/career-finder/user-report', { ...anonymous, params: { query }, signal }));
    },
    ...untilReached,
    staleTime: Infinity,
  });

/** Asks again as soon as the network is back: what was opened without one takes it for always there, and hears nothing of that by itself. */
export function useAskAgain({ isError, refetch }: Pick<UseQueryResult, 'isError' | 'refetch'>): void {
  useEffect(() => {
    if (!isError) return undefined;
    const again = () => void refetch();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isError, refetch]);
}

/** The exercises of the toolkit. */
export const toolkitQuery = queryOptions({
  queryKey: ['career-finder', 'toolkit'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/career-finder/self-reflection-toolkit', { signal })),
  staleTime: Infinity,
});

/** The short questionnaire to think with. */
export const promptsQuery = queryOptions({
  queryKey: ['career-finder', 'prompts'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/career-finder/interactive-questionnaire', { signal })),
  staleTime: Infinity,
});

/** The resources of one type; of all without one. */
export const shelvesQuery = (type?: string) =>
  queryOptions({
    queryKey: ['career-finder', 'shelves', type],
    queryFn: async ({ signal }) => {
      const query = { ...(type !== undefined && { type }) };
      return dataOf(await api.GET('/career-finder/student-career-resource-hub', { params: { query }, signal }));
    },
    staleTime: Infinity,
  });

/** When the signed-in student's kept career finder was last changed; null if the account keeps none. */
export const keptQuery = queryOptions({
  queryKey: ['career-finder', 'kept'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/auth/career-finder', { ...keepPlace, signal })),
});

/** Has a PDF made, and returns where it is for a day. */
export async function makePdf(page_type: 'report' | 'toolkit', reference?: string): Promise<string> {
  const body = { page_type, ...(reference !== undefined && { user_reference: reference }) };
  const headers = { 'accept-language': document.documentElement.lang };
  return dataOf(await api.POST('/career-finder/generate-pdf', { ...anonymous, body, headers })).url;
}
