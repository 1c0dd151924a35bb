import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../kit/api/api-error.ts';
import { useProfile } from '../../kit/person/profile.ts';
import { session } from '../../kit/session/session.ts';
import { type AnswerStore, createAnswerStore, type Entries } from './answer-store.ts';
import {
  presenceQuery,
  type RarAnswer,
  type RarReport,
  type ReportPlace,
  reportQuery,
  sendAnswer,
  sendEvidence,
} from './rar.queries.ts';
import { createUploadStore, type KeptFile, type Uploads, type UploadStore } from './upload-store.ts';

/**
 * One store for each key since the page was loaded: what waits is sent wherever the person goes. The stores stop when the session ends, so
 * that nothing is sent in the name of the next person to log in. They stay until then, because a field may still be on screen.
 */
function storesOfSession<Store extends { stop: () => void }>() {
  const stores = new Map<string, Store>();
  let isOver = false;
  session.subscribe(() => {
    const wasOver = isOver;
    isOver = session.token() === undefined;
    if (isOver) for (const store of stores.values()) store.stop();
    else if (wasOver) stores.clear();
  });
  return (key: string, create: () => Store): Store => {
    const store = stores.get(key) ?? create();
    stores.set(key, store);
    return store;
  };
}

const answersAt = storesOfSession<AnswerStore>();
const uploadsAt = storesOfSession<UploadStore>();

const withAnswer = (report: RarReport, answer: RarAnswer): RarReport => ({
  ...report,
  answers: [...report.answers.filter(({ question }) => question !== answer.question), answer],
});

/** The officer who writes: still the same one while the page of a session that has ended is shown. */
function useOfficer(): string {
  const known = useProfile()?.id;
  const [officer, setOfficer] = useState(known ?? '');
  if (known !== undefined && known !== officer) setOfficer(known);
  return known ?? officer;
}

/** The answers of a report on this device, kept up to date with the server. */
export function useAnswers(place: ReportPlace, report: RarReport): { store: AnswerStore; entries: Entries } {
  const queries = useQueryClient();
  const officer = useOfficer();
  const key = `form:rar ${officer} ${place.report}`;
  const { queryKey } = reportQuery(place);
  const store = answersAt(key, () =>
    createAnswerStore({
      send: async (question, given) => {
        try {
          const saved = await sendAnswer(place, question, given);
          queries.setQueryData(queryKey, (known) => known && withAnswer(known, saved));
          return saved;
        } catch (error) {
          // The report may have been sent meanwhile, or its deadline have passed.
          if (error instanceof ApiError && error.status === 409)
            void queries.invalidateQueries({ queryKey, exact: true });
          throw error;
        }
      },
      read: async (question) => {
        const { answers } = await queries.fetchQuery(reportQuery(place));
        return answers.find((answer) => answer.question === question);
      },
      kept: localStorage,
      key,
      later: (work, ms) => void setTimeout(work, ms),
    }),
  );
  const entries = useSyncExternalStore(store.subscribe, store.entries);
  useEffect(() => store.receive(report.answers), [store, report.answers]);
  const isOpen = report.summary.can_write;
  useEffect(() => {
    if (!isOpen) return undefined;
    store.flushAll();
    addEventListener('online', store.flushAll);
    return () => removeEventListener('online', store.flushAll);
  }, [store, isOpen]);
  return { store, entries };
}

/** The others who are here; the report is read anew when one of them has changed it. */
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

/** `place` is the officer and the report. */
type Kept = KeptFile & { place: string };

interface EvidenceDb extends DBSchema {
  waiting: { key: string; value: Kept; indexes: { place: string } };
}

let opened: Promise<IDBPDatabase<EvidenceDb>> | undefined;

/** The files that this device has yet to send; signing out deletes them by this name. */
const evidenceDb = () =>
  (opened ??= openDB<EvidenceDb>('rar-evidence', 1, {
    upgrade: (db) => void db.createObjectStore('waiting', { keyPath: 'id' }).createIndex('place', 'place'),
    // Somebody signs out, here or in another tab: nothing may hold the files back.
    blocking: (_before, _after, event) => {
      opened = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  }));

/** The files of one officer and report in this browser. */
const keptAt = (place: string) => ({
  all: async () => (await evidenceDb()).getAllFromIndex('waiting', 'place', place),
  put: async (file: KeptFile) => void (await (await evidenceDb()).put('waiting', { ...file, place })),
  remove: async (id: string) => (await evidenceDb()).delete('waiting', id),
});

/**
 * The evidence of a report on its way from this device, also from an earlier visit; sent by itself once the connection is back, unless the
 * report can't be changed any more (`sends`).
 */
export function useUploads(place: ReportPlace, sends = true): Uploads & Pick<UploadStore, 'add' | 'flush' | 'forget'> {
  const queries = useQueryClient();
  const officer = useOfficer();
  const key = `${officer} ${place.report}`;
  const { subscribe, uploads, restore, add, flush, forget } = uploadsAt(key, () =>
    createUploadStore({
      send: ({ id, question, file }, onProgress) => sendEvidence(place, question, { id, file, onProgress }),
      kept: keptAt(key),
      onRest: () => void queries.invalidateQueries({ queryKey: reportQuery(place).queryKey, exact: true }),
      later: (work, ms) => void setTimeout(work, ms),
    }),
  );
  const current = useSyncExternalStore(subscribe, uploads, uploads);
  useEffect(() => {
    const again = () => void flush();
    void restore({ sends });
    if (!sends) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [restore, flush, sends]);
  return { ...current, add, flush, forget };
}
