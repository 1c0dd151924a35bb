import { ApiError, errorMessage } from '../../kit/api/api-error.ts';
import type { OnProgress } from '../../kit/api/upload.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** A file to be sent. */
export interface KeptFile {
  /** The key under which the server counts it once, however often it is sent. */
  id: string;
  question: string;
  file: File;
}

/** A file that hasn't arrived yet. */
interface WaitingFile extends KeptFile {
  /** False if this browser could not keep it: then it is only on the open page. */
  isKept: boolean;
}

/** The evidence of one report on its way. */
export interface Uploads {
  waiting: readonly WaitingFile[];
  /** The share of the first that has been sent, from 0 to 1; undefined while none is on its way. */
  share: number | undefined;
  /** The last try didn't reach the server. */
  hasFailed: boolean;
  /** Files that the portal refused, with its reason; undefined where it gave none. */
  refused: readonly { question: string; name: string; reason: string | undefined }[];
}

interface Effects {
  /** Sends one file. Throws an ApiError. */
  send: (waiting: KeptFile, onProgress: OnProgress) => Promise<void>;
  /** The files that outlive the page. Each of them may reject: a browser can refuse to keep anything. */
  kept: {
    all: () => Promise<readonly KeptFile[]>;
    put: (waiting: KeptFile) => Promise<void>;
    remove: (id: string) => Promise<void>;
  };
  /** Called when nothing can be sent any more for now. */
  onRest: () => void;
  /** Calls back after so many milliseconds. */
  later: (work: () => void, ms: number) => void;
}

const AGAIN_MS = 5_000;
const SELDOM_MS = MINUTE_MS;

/** Nobody can change the report now: the file stays here, where its owner can still save it. */
const comesTooLate = (error: unknown): boolean =>
  error instanceof ApiError && ['rar_closed', 'rar_sent', 'rar_return_over'].includes(error.body?.code ?? '');

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** `crypto.randomUUID` is missing on insecure hosts. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');

export type UploadStore = ReturnType<typeof createUploadStore>;

/**
 * The evidence that one report has yet to get from this device. Files are kept here until the server has them, also over a reload, and
 * sent one after another; one whose connection broke is sent again, and the server counts it once.
 */
export function createUploadStore({ send, kept, onRest, later }: Effects) {
  let uploads: Uploads = { waiting: [], share: undefined, hasFailed: false, refused: [] };
  let tries = 0;
  let isPlanned = false;
  let isStopped = false;
  const listeners = new Set<() => void>();

  const put = (change: Partial<Uploads>) => {
    uploads = { ...uploads, ...change };
    for (const listener of listeners) listener();
  };
  const drop = async ({ id }: WaitingFile) => {
    put({ waiting: uploads.waiting.filter((each) => each.id !== id), share: undefined, hasFailed: false });
    tries = 0;
    await kept.remove(id).catch(() => undefined);
  };

  /** Tries again in a while, ever more seldom. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    const again = () => {
      isPlanned = false;
      void flush();
    };
    later(again, Math.min(SELDOM_MS, AGAIN_MS * 2 ** tries));
    tries += 1;
  };

  const sendAll = async (): Promise<void> => {
    const [next] = uploads.waiting;
    if (isStopped || next === undefined || uploads.share !== undefined) return;
    put({ share: 0 });
    try {
      await send(next, (share) => put({ share }));
    } catch (error) {
      if (comesTooLate(error)) return put({ share: undefined, hasFailed: true });
      if (!isRefusal(error)) {
        put({ share: undefined, hasFailed: true });
        plan();
        return;
      }
      const { question, file } = next;
      put({ refused: [...uploads.refused, { question, name: file.name, reason: errorMessage(error) }] });
    }
    await drop(next);
    await sendAll();
  };
  const flush = async (): Promise<void> => {
    if (uploads.share !== undefined || uploads.waiting.length === 0) return;
    await sendAll();
    onRest();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The files on their way, as one value that never changes. */
    uploads: () => uploads,
    /** Keeps files for an answer, then sends them. */
    add: async (question: string, files: readonly File[]) => {
      const added = files.map((file) => ({ id: newId(), question, file }));
      put({
        waiting: [...uploads.waiting, ...added.map((each) => ({ ...each, isKept: false }))],
        refused: uploads.refused.filter((each) => each.question !== question),
      });
      for (const file of added) {
        const isKept = await kept.put(file).then(
          () => true,
          () => false,
        );
        put({ waiting: uploads.waiting.map((each) => (each.id === file.id ? { ...each, isKept } : each)) });
      }
      await flush();
    },
    /** Finds what an earlier page couldn't send, and sends it if the report can be changed. */
    restore: async ({ sends = true } = {}) => {
      const found = await kept.all().catch(() => []);
      const known = new Set(uploads.waiting.map(({ id }) => id));
      const more = found.filter(({ id }) => !known.has(id)).map((each) => ({ ...each, isKept: true }));
      if (more.length > 0) put({ waiting: [...uploads.waiting, ...more] });
      if (sends) await flush();
    },
    /** Deletes what waits here, unsent. */
    forget: async () => {
      for (const file of uploads.waiting) await drop(file);
    },
    /** Tries again with everything that waits. */
    flush,
    /** Sends nothing more: whoever added the files has left. */
    stop: () => {
      isStopped = true;
    },
  };
}
