import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import type { InterviewFilter } from '../../kit/desk/desk-paths.ts';
import { queueQuery } from '../../kit/desk/queue-query.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';

type Schemas = components['schemas'];
export type InterviewCase = Schemas['InterviewCase'];
export type PlanCompany = Schemas['InterviewPlanCompany'];

/** One page of the interviews. */
export const interviewCasesQuery = (filter: InterviewFilter) =>
  queueQuery('interviews', filter, (query, signal) => api.GET('/desk/interviews', { params: { query }, signal }));

export const interviewCaseQuery = (interview: string) =>
  queryOptions({
    queryKey: ['desk', 'interview', interview],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/interviews/{interview}', { params: { path: { interview } }, signal })),
  });

/** Notes who came, or calls off the interview as it was seen. */
export const useChangeInterview = ({ id: interview, version }: Pick<InterviewCase, 'id' | 'version'>) =>
  useCaseChange(
    interviewCaseQuery(interview).queryKey,
    async (change: Omit<Schemas['InterviewChange'], 'version'>) => {
      const body = { ...change, version };
      return dataOf(await api.POST('/desk/interviews/{interview}', { params: { path: { interview } }, body }));
    },
    'interviews',
  );

/** Fetches the interviews of the expo, as a table. */
export const fetchInterviews = async (): Promise<Blob> =>
  blobOf(await api.GET('/desk/interviews/export', { headers: { accept: 'text/csv' }, parseAs: 'blob' }));

/** Every company with its days. */
export const interviewPlanQuery = queryOptions({
  queryKey: ['desk', 'interview plan'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/desk/interview-plan', { signal })),
});

type Day = { company: string; day: string };

/** Lays out the slots of a company's day as it was seen. */
export function usePlanInterviews() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ company, day, hours, version }: Day & Schemas['InterviewHours']) =>
      dataOf(
        await api.PUT('/desk/interview-plan/{company}/{day}', {
          params: { path: { company, day } },
          body: { hours, version },
        }),
      ),
    ...readingAgain(() => queries.invalidateQueries({ queryKey: interviewPlanQuery.queryKey })),
  });
}

/** Issues a company's link to a day; the answer has it, and nothing else ever will. */
export function useIssueLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Day) => dataOf(await api.POST('/desk/interview-links', { body })),
    ...readingAgain(() => queries.invalidateQueries({ queryKey: interviewPlanQuery.queryKey })),
  });
}

/** Ends a company's link. */
export function useRevokeLink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ link }: { link: string; day: string }) =>
      dataOf(await api.DELETE('/desk/interview-links/{link}', { params: { path: { link } } })),
    ...readingAgain(() => queries.invalidateQueries({ queryKey: interviewPlanQuery.queryKey })),
  });
}
