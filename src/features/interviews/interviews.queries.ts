import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';

type Schemas = components['schemas'];
export type Interview = Schemas['Interview'];
export type Slot = Schemas['InterviewSlot'];
export type SlotDay = Schemas['InterviewSlotDay'];

export const isFree = ({ is_free }: Slot): boolean => is_free;

/** True for slots that nobody has and that fit the person's other interviews. */
export const canHave = ({ is_free, clash }: Slot): boolean => is_free && clash === null;

/** A company's slots, with what the person has at their times; they go quickly. */
export const slotsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['careers', 'slots', slug],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.GET('/careers/hiring-companies/{slug}/interview-slots', {
          ...keepPlace,
          params: { path: { slug } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** A company's name and stand; the company's page uses the same query. */
export const companyQuery = (slug: string) =>
  queryOptions({
    queryKey: ['careers', 'company', slug],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/careers/hiring-companies/{slug}', { params: { path: { slug } }, signal })),
  });

/** The next expo; the menu uses the same query. */
export const expoQuery = queryOptions({
  queryKey: ['careers', 'status'],
  queryFn: async ({ signal }) => {
    const { data } = await api.GET('/careers/status', { signal });
    return data?.data ?? null;
  },
});

export type ExpoCompany = Schemas['HiringCompanySummary'];

/** Every company that has a stand, in the order of the stands. */
export const standsQuery = queryOptions({
  queryKey: ['careers', 'stands'],
  queryFn: async ({ signal }) => {
    const companies = dataOf(await api.GET('/careers/hiring-companies', { params: { query: { limit: 50 } }, signal }));
    return companies
      .filter(({ stand }) => stand !== null)
      .toSorted((one, other) => ((one.stand ?? '') < (other.stand ?? '') ? -1 : 1));
  },
});

/** Business areas; the list of companies uses the same query. */
export const areasQuery = queryOptions({
  queryKey: ['careers', 'areas'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/careers/business-areas', { signal })),
  staleTime: Infinity,
});

/** The person's own interviews. */
export const myInterviewsQuery = queryOptions({
  queryKey: ['me', 'interviews'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/careers/interviews', { signal })),
  staleTime: 0,
});

/** The interview as a calendar file. */
export async function fetchCalendar(interview: string): Promise<Blob> {
  return blobOf(
    await api.GET('/careers/interviews/{interview}/calendar', {
      params: { path: { interview } },
      headers: { accept: 'text/calendar' },
      parseAs: 'blob',
    }),
  );
}

/** Attaches another CV to an interview, or none. */
export function useAttachCv(interview: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (cv: string | null) =>
      dataOf(await api.PUT('/careers/interviews/{interview}/cv', { params: { path: { interview } }, body: { cv } })),
    ...readingAgain(() => queries.invalidateQueries({ queryKey: ['me', 'interviews'] })),
  });
}

/** Returns a function that says where an interview is: the hall with the stand, as far as they are known. */
export function usePlaceWords(): (interview: Pick<Interview, 'company' | 'venue'>) => string {
  const { t } = useTranslation('interviews');
  return ({ company: { stand }, venue }) => {
    if (stand === null) return venue ?? '';
    return venue === null ? t('stand', { stand }) : t('atStand', { venue, stand });
  };
}
