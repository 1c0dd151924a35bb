import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useProfile } from '../../kit/session/profile.ts';
import { type AnswerStore, createAnswerStore, type Entries } from './answer-store.ts';
import { presenceQuery, type RarReport, type ReportPlace, reportQuery, sendAnswer } from './rar.queries.ts';

/** One for each report that was open since the page was loaded: what waits is sent wherever the person goes. */
const stores = new Map<string, AnswerStore>();

/** The answers of a report on this device, kept up to date with the server. */
export function useAnswers(place: ReportPlace, report: RarReport): { store: AnswerStore; entries: Entries } {
  const queries = useQueryClient();
  const owner = useProfile()?.id ?? '';
  const key = `form:rar ${owner} ${place.report}`;
  let store = stores.get(key);
  if (store === undefined) {
    store = createAnswerStore({
      send: (question, given) => sendAnswer(place, question, given),
      read: async (question) => {
        const { answers } = await queries.fetchQuery(reportQuery(place));
        return answers.find((answer) => answer.question === question);
      },
      kept: localStorage,
      key,
      later: (work, ms) => void setTimeout(work, ms),
    });
    stores.set(key, store);
  }
  const current = store;
  const entries = useSyncExternalStore(current.subscribe, current.entries);
  useEffect(() => current.receive(report.answers), [current, report.answers]);
  useEffect(() => {
    current.flushAll();
    addEventListener('online', current.flushAll);
    return () => removeEventListener('online', current.flushAll);
  }, [current]);
  return { store: current, entries };
}

/** Who else is here; the report is read anew when somebody has changed it. */
export function useOthersHere(place: ReportPlace, report: RarReport, question: string | null) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...presenceQuery(place, question), enabled: report.summary.can_write });
  const isBehind =
    data !== undefined &&
    (data.state !== report.summary.state ||
      data.revisions.some(({ question: each, revision, files }) => {
        const known = report.answers.find((answer) => answer.question === each);
        return revision > (known?.revision ?? 0) || files !== (known?.files.length ?? 0);
      }));
  const { queryKey } = reportQuery(place);
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries({ queryKey: JSON.parse(key), exact: true });
  }, [isBehind, queries, key]);
  return data?.here ?? [];
}
