import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, errorMessage } from '../../kit/api/api-error.ts';
import { type ReportPlace, reportQuery, sendEvidence } from './rar.queries.ts';

/** The files of one answer that haven't arrived yet. */
interface Upload {
  waiting: readonly File[];
  /** The share of the first that has been sent, from 0 to 1; undefined while none is on its way. */
  share: number | undefined;
  /** Files that the portal refused, with its reason; undefined where it gave none. */
  refused: readonly { name: string; reason: string | undefined }[];
}

const nothing: Upload = { waiting: [], share: undefined, refused: [] };
/** Uploads go on wherever the person goes until the page is closed. */
const uploads = new Map<string, Upload>();
const listeners = new Set<() => void>();

function put(key: string, change: Partial<Upload>): void {
  uploads.set(key, { ...(uploads.get(key) ?? nothing), ...change });
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Sends the waiting files one after another. One whose connection broke waits for the next try; the server counts it once. */
async function flush(key: string, place: ReportPlace, question: string): Promise<void> {
  const { waiting, share } = uploads.get(key) ?? nothing;
  const [file] = waiting;
  if (file === undefined || share !== undefined) return;
  put(key, { share: 0 });
  try {
    await sendEvidence(place, question, { files: [file], onProgress: (sent) => put(key, { share: sent }) });
  } catch (error) {
    if (!isRefusal(error)) return put(key, { share: undefined });
    const { refused } = uploads.get(key) ?? nothing;
    put(key, { refused: [...refused, { name: file.name, reason: errorMessage(error) }] });
  }
  const left = uploads.get(key)?.waiting ?? [];
  put(key, { waiting: left.filter((each) => each !== file), share: undefined });
  return flush(key, place, question);
}

/** The files of an answer on their way, and how to send more or try again. They are retried by themselves once the device is online again. */
export function useUpload(place: ReportPlace, question: string) {
  const queries = useQueryClient();
  const key = `${place.report} ${question}`;
  const upload = useSyncExternalStore(
    subscribe,
    () => uploads.get(key) ?? nothing,
    () => nothing,
  );
  const again = async () => {
    await flush(key, place, question);
    await queries.invalidateQueries({ queryKey: reportQuery(place).queryKey, exact: true });
  };
  useEffect(() => {
    const resend = () => {
      if ((uploads.get(key)?.waiting.length ?? 0) > 0) void again();
    };
    addEventListener('online', resend);
    return () => removeEventListener('online', resend);
  });
  const send = (files: readonly File[]) => {
    put(key, { waiting: [...upload.waiting, ...files], refused: [] });
    void again();
  };
  return { ...upload, send, again: () => void again() };
}
