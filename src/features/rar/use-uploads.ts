import { useQueryClient } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useEffect, useSyncExternalStore } from 'react';
import { useProfile } from '../../kit/session/profile.ts';
import { type ReportPlace, reportQuery, sendEvidence } from './rar.queries.ts';
import { createUploadStore, type KeptFile, type Uploads, type UploadStore } from './upload-store.ts';

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

/** One for each report that was open since the page was loaded: its files go on wherever the person goes. */
const stores = new Map<string, UploadStore>();

/** The evidence of a report on its way from this device, also from an earlier visit; sent by itself once the connection is back. */
export function useUploads(place: ReportPlace): Uploads & Pick<UploadStore, 'add' | 'flush'> {
  const queries = useQueryClient();
  const owner = useProfile()?.id ?? '';
  const key = `${owner} ${place.report}`;
  let store = stores.get(key);
  if (store === undefined) {
    store = createUploadStore({
      send: ({ id, question, file }, onProgress) => sendEvidence(place, question, { id, file, onProgress }),
      kept: keptAt(key),
      onRest: () => void queries.invalidateQueries({ queryKey: reportQuery(place).queryKey, exact: true }),
      later: (work, ms) => void setTimeout(work, ms),
    });
    stores.set(key, store);
  }
  const { subscribe, uploads, restore, add, flush } = store;
  const current = useSyncExternalStore(subscribe, uploads, uploads);
  useEffect(() => {
    const again = () => void flush();
    void restore();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [restore, flush]);
  return { ...current, add, flush };
}
