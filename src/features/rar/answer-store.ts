import { ApiError } from '../../kit/api/api-error.ts';
import type { RarAnswer, RarEvent, RarValue } from './rar.queries.ts';

/** `unsent`: kept on this device until the server is reached. `conflict`: somebody else saved another. `refused`: it can't be kept like this. */
export type AnswerStatus = 'saved' | 'unsent' | 'saving' | 'conflict' | 'refused';

/** A row of a table as it was typed; `of` is the saved event that stands until the row is whole. */
export interface DraftRow {
  title: string;
  date: string;
  people: string;
  of?: RarEvent | undefined;
}

/** Typed, and not fit to be saved as it is: the text of a number, or the rows of a table. */
export type Draft = string | readonly DraftRow[];

/** One answer as this device knows it. */
export interface Entry {
  value: RarValue;
  /** The revision that `value` is, or follows. */
  revision: number;
  status: AnswerStatus;
  /** Kept on this device beside the value, until it can be saved. */
  draft?: Draft | undefined;
  /** The answer that somebody else saved meanwhile, in a conflict. */
  theirs?: RarAnswer;
  /** The server's words for a refusal. */
  message?: string | undefined;
}

interface Effects {
  send: (question: string, given: { value: RarValue; revision: number }) => Promise<RarAnswer>;
  /** The answer as the server has it now. */
  read: (question: string) => Promise<RarAnswer | undefined>;
  /** Keeps under `key` what the server hasn't acknowledged. */
  kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** Calls back after so many milliseconds. */
  later: (work: () => void, ms: number) => void;
}

const TYPING_MS = 700;
const AGAIN_MS = 5_000;
const nothing: Entry = { value: null, revision: 0, status: 'saved' };

/** The answers by question. */
export type Entries = ReadonlyMap<string, Entry>;

export const entryIn = (entries: Entries, question: string): Entry => entries.get(question) ?? nothing;

const worst: readonly AnswerStatus[] = ['conflict', 'refused', 'saving', 'unsent'];

/** The state of the answer that is furthest from being saved; one that isn't finished can't be kept as it is. */
export function statusOf(entries: Entries): AnswerStatus {
  const all = [...entries.values()].flatMap(({ status, draft }) => (draft ? [status, 'refused' as const] : [status]));
  return worst.find((status) => all.includes(status)) ?? 'saved';
}

const same = (one: RarValue | Draft | undefined, other: RarValue | Draft | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/**
 * The answers of one report on this device. What is typed is kept here at once and sent a moment later, one save after another for each
 * question; what can't be sent stays until it can. An answer that somebody else saved meanwhile is never replaced unseen.
 */
export function createAnswerStore({ send, read, kept, key, later }: Effects) {
  let entries: Entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const sending = new Set<string>();
  const plans = new Map<string, number>();
  let latest: readonly RarAnswer[] = [];
  let isStopped = false;

  const entryOf = (question: string): Entry => entryIn(entries, question);
  /** The answers that this page keeps; another page of the same report may keep others, also to the same questions. */
  let own: ReadonlyMap<string, string> = new Map();
  const keep = () => {
    const unsent = [...entries].filter(([, { status, draft }]) => status !== 'saved' || draft !== undefined);
    const mine = unsent.map(([question, { value, revision, status, draft }]): Kept => ({
      question,
      value,
      revision,
      draft,
      isSaved: status === 'saved',
    }));
    const isOwn = (each: Kept) => own.get(each.question) === JSON.stringify(each);
    const others = readKept(kept.getItem(key)).filter((each) => !isOwn(each));
    try {
      if (mine.length + others.length === 0) kept.removeItem(key);
      else kept.setItem(key, JSON.stringify([...others, ...mine]));
      own = writtenOf(mine);
    } catch {
      // The storage is full or switched off: the page itself still holds it.
    }
  };
  const put = (question: string, change: Partial<Entry>) => {
    entries = new Map(entries).set(question, { ...entryOf(question), ...change });
    if (!isStopped) keep();
    for (const listener of listeners) listener();
  };

  /** Sends an answer in so many milliseconds, unless something is planned for it after this. */
  const plan = (question: string, ms: number) => {
    const turn = (plans.get(question) ?? 0) + 1;
    plans.set(question, turn);
    later(() => {
      if (plans.get(question) === turn) void flush(question);
    }, ms);
  };

  const refused = async (question: string, error: unknown) => {
    const { status = 0, body } = error instanceof ApiError ? error : {};
    if (status === 0 || status >= 500 || status === 429) {
      put(question, { status: 'unsent' });
      return plan(question, AGAIN_MS);
    }
    if (body?.code !== 'rar_changed_meanwhile') return put(question, { status: 'refused', message: body?.message });
    const theirs = await read(question).catch(() => undefined);
    if (theirs !== undefined) return put(question, { status: 'conflict', theirs });
    put(question, { status: 'unsent' });
    plan(question, AGAIN_MS);
  };

  const flush = async (question: string): Promise<void> => {
    const { value, revision, status } = entryOf(question);
    if (isStopped || status !== 'unsent' || sending.has(question)) return;
    sending.add(question);
    put(question, { status: 'saving' });
    try {
      const saved = await send(question, { value, revision });
      // More may have been typed while it was on its way.
      const isLatest = same(entryOf(question).value, value);
      put(question, { revision: saved.revision, status: isLatest ? 'saved' : 'unsent' });
      if (!isLatest) plan(question, TYPING_MS);
    } catch (error) {
      await refused(question, error);
    } finally {
      sending.delete(question);
    }
  };

  // Of several answers to a question the last: the others wait until it is saved, and are then compared with it.
  const restored = readKept(kept.getItem(key));
  own = writtenOf(restored);
  entries = new Map(
    restored.map(({ question, isSaved = false, ...unsent }) => [
      question,
      { ...nothing, ...unsent, status: isSaved ? 'saved' : 'unsent' },
    ]),
  );

  /** A number that is being typed follows the one that was there: if another arrives, they are compared once it can be sent. */
  const takeIn = () => {
    for (const { question, value, revision } of latest) {
      const known = entryOf(question);
      if (known.status !== 'saved' || typeof known.draft === 'string' || revision <= known.revision) continue;
      put(question, { value, revision });
    }
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** All answers, as one value that never changes. */
    entries: () => entries,
    /** Keeps what was typed, and sends the value once the typing pauses. The draft stays here until it is part of the value. */
    write: (question: string, value: RarValue, draft?: Draft) => {
      const known = entryOf(question);
      const isChanged = !same(known.value, value);
      if (!isChanged && same(known.draft, draft)) return;
      const status = known.status === 'conflict' ? 'conflict' : 'unsent';
      put(question, isChanged ? { value, draft, status, message: undefined } : { draft });
      keep();
      if (isChanged) plan(question, TYPING_MS);
      else takeIn();
    },
    /** Settles a conflict: my answer follows theirs, or theirs stands. */
    resolve: (question: string, whose: 'mine' | 'theirs') => {
      const { theirs, draft: typed } = entryOf(question);
      if (theirs === undefined) return;
      const { value, revision } = theirs;
      const draft = typeof typed === 'string' ? undefined : typed;
      if (whose === 'theirs') return put(question, { value, revision, draft, status: 'saved' });
      put(question, { revision, status: 'unsent' });
      void flush(question);
    },
    /** Takes over what others have saved, wherever nothing of this device waits. */
    receive: (answers: readonly RarAnswer[]) => {
      latest = answers;
      takeIn();
    },
    /** Tries again with everything that waits: the connection is back, or the report can be changed again. */
    flushAll: () => {
      for (const [question, { status }] of entries) {
        if (status === 'refused') put(question, { status: 'unsent' });
        void flush(question);
      }
    },
    /** Deletes what waits here, unsent. */
    forget: () => {
      const saved = [...entries].filter(([, { status }]) => status === 'saved');
      entries = new Map(saved.map(([question, entry]) => [question, { ...entry, draft: undefined }]));
      keep();
      for (const listener of listeners) listener();
    },
    /** From now on nothing is sent, and only what is still typed is kept: the session is over. */
    stop: () => {
      isStopped = true;
    },
  };
}

interface Kept {
  question: string;
  value: RarValue;
  revision: number;
  draft?: Draft | undefined;
  /** The server has the value: only the draft waits. */
  isSaved?: boolean;
}

/** The answers as the storage has them, by their questions. */
const writtenOf = (all: readonly Kept[]): ReadonlyMap<string, string> =>
  new Map(all.map((each) => [each.question, JSON.stringify(each)]));

function readKept(text: string | null): Kept[] {
  try {
    // Only this module writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text ?? '[]') as Kept[];
  } catch {
    return [];
  }
}
