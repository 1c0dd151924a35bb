import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { useCaseChange } from '../../kit/desk/use-case-change.ts';

type Schemas = components['schemas'];
export type RarDesk = Schemas['RarDesk'];
export type RarStanding = Schemas['RarStanding'];
export type RarCase = Schemas['RarCase'];
export type RarCaseChange = Schemas['RarCaseChange'];
export type RarCaseQuestion = Schemas['RarCaseQuestion'];

/** The questions of all sections. */
export const questionsOf = ({ sections }: RarCase) => sections.flatMap(({ questions }) => questions);

/** The words of a question. */
export const labelOf = (report: RarCase, question: string): string =>
  questionsOf(report).find(({ slug }) => slug === question)?.label ?? question;

/** Every organisation's report of a year; of the one under way without a year. */
export const rarDeskQuery = (year: number | undefined) =>
  queryOptions({
    queryKey: ['desk', 'rar', year ?? 'now'],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/rar', { params: { query: year === undefined ? {} : { year } }, signal })),
    staleTime: 0,
  });

export const rarCaseQuery = (report: string) =>
  queryOptions({
    queryKey: ['desk', 'rar report', report],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/desk/rar/reports/{report}', { params: { path: { report } }, signal })),
    staleTime: 0,
  });

/** A step with a whole year, after which the desk is read again: what was refused a colleague may have done before. */
function useYearChange<Given>(call: (given: Given) => Promise<RarDesk>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['desk'] }),
  });
}

export const usePublish = (year: number) =>
  useYearChange(async () =>
    dataOf(await api.POST('/desk/rar/years/{year}/publication', { params: { path: { year } } })),
  );

export const useAllocate = (year: number) =>
  useYearChange(async (replaces_by_hand: boolean) =>
    dataOf(await api.POST('/desk/rar/years/{year}/rooms', { params: { path: { year } }, body: { replaces_by_hand } })),
  );

export const useGiveRoom = (year: number) =>
  useYearChange(async ({ organisation, room }: { organisation: string; room: string | null }) =>
    dataOf(
      await api.PUT('/desk/rar/years/{year}/rooms/{organisation}', {
        params: { path: { year, organisation } },
        body: { room },
      }),
    ),
  );

/** Invites an officer for an organisation that has none. */
export const useInviteFirst = () =>
  useMutation({
    mutationFn: async ({ organisation: id, email }: { organisation: string; email: string }) => {
      await api.POST('/desk/rar/organisations/{id}/officers', { params: { path: { id } }, body: { email } });
    },
  });

/** The reports of a year as a table. */
export const fetchRarTable = async (year: number): Promise<Blob> =>
  blobOf(
    await api.GET('/desk/rar/years/{year}/export', {
      params: { path: { year } },
      headers: { accept: 'text/csv' },
      parseAs: 'blob',
    }),
  );

/** A file of a report's evidence. */
export const fetchEvidence = async (report: string, file: string): Promise<Blob> =>
  blobOf(
    await api.GET('/desk/rar/reports/{report}/files/{file}', {
      params: { path: { report, file } },
      headers: { accept: 'application/octet-stream' },
      parseAs: 'blob',
    }),
  );

export const useChangeReport = (report: string) =>
  useCaseChange(rarCaseQuery(report).queryKey, async (body: RarCaseChange) =>
    dataOf(await api.POST('/desk/rar/reports/{report}', { params: { path: { report } }, body })),
  );

export const useScore = (report: string, question: string) =>
  useCaseChange(rarCaseQuery(report).queryKey, async (body: Schemas['RarScoreGiven']) =>
    dataOf(
      await api.PUT('/desk/rar/reports/{report}/scores/{question}', { params: { path: { report, question } }, body }),
    ),
  );

export const useAward = (report: string, question: string) =>
  useCaseChange(rarCaseQuery(report).queryKey, async (body: Schemas['RarAwardGiven']) =>
    dataOf(
      await api.PUT('/desk/rar/reports/{report}/awards/{question}', { params: { path: { report, question } }, body }),
    ),
  );

export const useSettleAppeal = (report: string) =>
  useCaseChange(
    rarCaseQuery(report).queryKey,
    async ({ appeal, ...body }: Schemas['RarAppealSettled'] & { appeal: string }) =>
      dataOf(
        await api.POST('/desk/rar/reports/{report}/appeals/{appeal}', { params: { path: { report, appeal } }, body }),
      ),
  );
