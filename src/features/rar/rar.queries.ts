import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import type { Load } from '../../kit/api/load.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import { sendingWith, type OnProgress } from '../../kit/api/upload.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { pageQuery } from '../../kit/content/page.queries.ts';

type Schemas = components['schemas'];
export type RarDates = Schemas['RarDates'];
export type RarReport = Schemas['RarReport'];
export type RarSummary = Schemas['RarReportSummary'];
export type RarSection = Schemas['RarSection'];
export type RarQuestion = Schemas['RarQuestion'];
export type RarAnswer = Schemas['RarAnswer'];
export type RarRevision = Schemas['RarRevision'];
export type RarFile = Schemas['RarFile'];
export type RarValue = RarAnswer['value'];
export type RarEvent = Extract<RarValue, unknown[]>[number];
export type RarResult = Schemas['RarResult'];
export type RarResultQuestion = Schemas['RarResultQuestion'];

/** A report of an organisation. */
export interface ReportPlace {
  organisation: string;
  report: string;
}

/** The dates for sending the next report, and of its results. */
export const rarDatesQuery = queryOptions({
  queryKey: ['rar-dates'],
  queryFn: async ({ signal }): Promise<RarDates> => dataOf(await api.GET('/rar-dates', { signal })),
});

/** Reads a page about the report together with the report's dates. */
export const loadWithDates =
  (slug: string): Load =>
  (queries) =>
    Promise.all([queries.fetchQuery(pageQuery(slug)), queries.fetchQuery(rarDatesQuery)]);

/** The reports of an organisation, the latest first. */
export const reportsQuery = (organisation: string) =>
  queryOptions({
    queryKey: ['rar', organisation],
    queryFn: async ({ signal }) => {
      const params = { path: { id: organisation } };
      return dataOf(await api.GET('/student-organisations/{id}/submissions', { params, signal }));
    },
    staleTime: 0,
  });

const placeOf = ({ organisation, report }: ReportPlace) => ({ id: organisation, rar_report_id: report });
const answerOf = ({ organisation, report }: ReportPlace, question: string) => ({
  id: organisation,
  rar_submission_id: report,
  rar_question_id: question,
  rar_answer_id: question,
});

/** A whole report: its questions, answers and history. */
export const reportQuery = (place: ReportPlace) =>
  queryOptions({
    queryKey: ['rar', place.organisation, place.report],
    queryFn: async ({ signal }): Promise<RarReport> => {
      const params = { path: placeOf(place) };
      return dataOf(
        await api.GET('/student-organisations/{id}/submissions/{rar_report_id}/report', { params, signal }),
      );
    },
    staleTime: 0,
  });

const HEARTBEAT_MS = 8_000;

/** Says where this officer is, and returns who else is here and how often each answer has changed. */
export const presenceQuery = (place: ReportPlace, question: string | null) =>
  queryOptions({
    queryKey: ['rar', place.organisation, place.report, 'presence', question],
    queryFn: async ({ signal }) => {
      const given = { params: { path: placeOf(place) }, body: { question }, signal };
      return dataOf(await api.POST('/student-organisations/{id}/submissions/{rar_report_id}/presence', given));
    },
    refetchInterval: HEARTBEAT_MS,
    staleTime: 0,
  });

/** Saves an answer that follows the given revision. Throws an ApiError. */
export async function sendAnswer(
  place: ReportPlace,
  question: string,
  { value, revision }: { value: RarValue; revision: number },
): Promise<RarAnswer> {
  const given = { params: { path: answerOf(place, question) }, body: { value, revision } };
  return dataOf(
    await api.POST('/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}', given),
  );
}

/** Everything that was ever saved as an answer, up to this revision, the latest first. */
export const revisionsQuery = (place: ReportPlace, question: string, revision: number) =>
  queryOptions({
    queryKey: ['rar', place.organisation, place.report, 'revisions', question, revision],
    queryFn: async ({ signal }): Promise<RarRevision[]> => {
      const given = { params: { path: answerOf(place, question) }, signal };
      return dataOf(
        await api.GET(
          '/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/revisions',
          given,
        ),
      );
    },
    staleTime: Infinity,
  });

const media = '/student-organisations/{id}/submissions/{rar_submission_id}/answers/{rar_answer_id}/media' as const;

/** Adds a file to the evidence of an answer, once for its `id`. Throws an ApiError, of status 0 if the server wasn't reached. */
export async function sendEvidence(
  place: ReportPlace,
  question: string,
  { id, file, onProgress }: { id: string; file: File; onProgress: OnProgress },
): Promise<void> {
  const params = { path: answerOf(place, question), header: { 'Idempotency-Key': id } };
  await api.POST(media, {
    params,
    body: { files: [file] },
    bodySerializer: formDataOf,
    fetch: sendingWith(onProgress),
  });
}

/** The calls that change the files of an answer; the report is read again after each. */
export function useEvidence(place: ReportPlace, question: string) {
  const queries = useQueryClient();
  const path = answerOf(place, question);
  const onSuccess = () => queries.invalidateQueries({ queryKey: reportQuery(place).queryKey, exact: true });
  const reuse = useMutation({
    mutationFn: async (file: string) =>
      dataOf(await api.PUT(`${media}/{media_id}`, { params: { path: { ...path, media_id: file } } })),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (file: string) =>
      api.DELETE(`${media}/{media_id}`, { params: { path: { ...path, media_id: file } } }),
    onSuccess,
  });
  return { reuse, remove };
}

const pdf = { headers: { accept: 'application/pdf' }, parseAs: 'blob' } as const;

/** A report as a PDF. */
export const fetchReportPdf = async (place: ReportPlace): Promise<Blob> => {
  const params = { path: placeOf(place) };
  return blobOf(await api.GET('/student-organisations/{id}/submissions/{rar_report_id}/pdf', { params, ...pdf }));
};

/** A year's result of an organisation as a PDF. */
export const fetchResultPdf = async (organisation: string, year: number): Promise<Blob> => {
  const params = { path: { id: organisation, year } };
  return blobOf(await api.GET('/student-organisations/{id}/results/{year}/pdf', { params, ...pdf }));
};

/** The report's dates as a calendar file. */
export const fetchDatesIcal = async (): Promise<Blob> =>
  blobOf(await api.GET('/rar-dates/ical', { headers: { accept: 'text/calendar' }, parseAs: 'blob' }));

/** The content of a piece of evidence. */
export async function fetchEvidence(place: ReportPlace, question: string, { id, media_type }: RarFile): Promise<Blob> {
  const params = { path: { ...answerOf(place, question), media_id: id } };
  const { data } = await api.GET(`${media}/{media_id}`, { params, parseAs: 'blob' });
  return new Blob(data === undefined ? [] : [data], { type: media_type });
}

/** Begins, sends or takes back a report; everything cached about it is refetched. */
export function useReportStep(organisation: string) {
  const queries = useQueryClient();
  const ending = readingAgain(() => queries.invalidateQueries({ queryKey: reportsQuery(organisation).queryKey }));
  const begin = useMutation({
    mutationFn: async () =>
      dataOf(await api.POST('/student-organisations/{id}/submissions', { params: { path: { id: organisation } } })),
    ...ending,
  });
  const submit = useMutation({
    mutationFn: async (report: string) => {
      const params = { path: placeOf({ organisation, report }) };
      return dataOf(await api.POST('/student-organisations/{id}/submissions/{rar_report_id}/submit', { params }));
    },
    ...ending,
  });
  const withdraw = useMutation({
    mutationFn: async (report: string) => {
      const params = { path: placeOf({ organisation, report }) };
      return dataOf(await api.POST('/student-organisations/{id}/submissions/{rar_report_id}/withdraw', { params }));
    },
    ...ending,
  });
  return { begin, submit, withdraw };
}

/** The published results of an organisation, the latest year first. */
export const resultsQuery = (organisation: string) =>
  queryOptions({
    queryKey: ['rar', organisation, 'results'],
    queryFn: async ({ signal }): Promise<RarResult[]> => {
      const params = { path: { id: organisation } };
      return dataOf(await api.GET('/student-organisations/{id}/results', { params, signal }));
    },
    staleTime: 0,
  });

/** A mutation of a year's result; `call` returns the updated result. */
function useResultStep<Given>(organisation: string, call: (given: Given) => Promise<RarResult>) {
  const queries = useQueryClient();
  const { queryKey } = resultsQuery(organisation);
  return useMutation({
    mutationFn: call,
    onSuccess: async (changed) => {
      const known = queries.getQueryData(queryKey) ?? [];
      await putAnswer(
        queries,
        queryKey,
        known.map((each) => (each.year === changed.year ? changed : each)),
      );
    },
    // Another officer may have appealed meanwhile, or the days of appeal are over.
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}

/** Appeals against the points of a question. */
export const useAppeal = (place: ReportPlace) =>
  useResultStep(place.organisation, async ({ question, text }: { question: string; text: string }) => {
    const path = { id: place.organisation, rar_submission_id: place.report, rar_question_id: question };
    const given = { params: { path }, body: { text } };
    return dataOf(
      await api.POST(
        '/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/appeal',
        given,
      ),
    );
  });

/** Says which rooms the organisation would like, the best first. */
export const useWishes = (organisation: string, year: number) =>
  useResultStep(organisation, async (body: { rooms: string[]; before: string[] }) => {
    const params = { path: { id: organisation, year } };
    return dataOf(await api.PUT('/student-organisations/{id}/results/{year}/wishes', { params, body }));
  });
