import { beforeEach, describe, expect, it } from 'vitest';
import { createAnswerStore, entryIn, statusOf } from '../../../src/features/rar/answer-store.ts';
import { earlierAnswers } from '../../../src/features/rar/AnswerWords.tsx';
import type { RarAnswer, RarValue } from '../../../src/features/rar/rar.queries.ts';
import { ApiError } from '../../../src/kit/api/api-error.ts';

const written = (value: RarValue, revision: number, written_by: string | null = 'Ġanna') => ({
  value,
  revision,
  written_at: '2027-06-01T10:00:00Z',
  written_by,
});
const numbersOf = (...latestFirst: ReturnType<typeof written>[]) =>
  earlierAnswers(latestFirst).map(({ revision }) => revision);
const event = (title: string, people = 20) => ({ title, date: '2026-03-01', people });

describe('earlier versions', () => {
  it('leave out what the same officer only went on with, and what stands', () => {
    expect(numbersOf(written('Ġanna: president', 3), written('Ġanna', 2), written(null, 1))).toEqual([]);
    expect(numbersOf(written(57, 2), written(5, 1))).toEqual([]);
    expect(numbersOf(written([event('Taħdita'), event('Lejla')], 2), written([event('Lejla')], 1))).toEqual([]);
  });

  it('show what was replaced, shortened or taken away', () => {
    expect(numbersOf(written('Ċensu', 2), written('Ġanna', 1))).toEqual([1]);
    expect(numbersOf(written('Ġan', 2), written('Ġanna', 1))).toEqual([1]);
    expect(numbersOf(written(null, 2), written('Ġanna', 1))).toEqual([1]);
    expect(numbersOf(written([event('Lejla', 30)], 2), written([event('Lejla')], 1))).toEqual([1]);
    expect(numbersOf(written({ nothing: true }, 2), written([event('Lejla')], 1))).toEqual([1]);
  });

  it('show what another officer went on with', () => {
    expect(numbersOf(written('Ġanna: president', 2, 'Ċensu'), written('Ġanna', 1))).toEqual([1]);
  });
});

const answer = (value: RarValue, revision: number): RarAnswer => ({
  question: 'officers',
  value,
  revision,
  written_at: null,
  written_by: 'Ċensu',
  files: [],
});

/** A server with one answer, which another officer may change; and a device whose storage outlives its pages. */
let server: RarAnswer;
let isReached: boolean;
/** The report can't be changed any more. */
let isClosed: boolean;
let kept: Map<string, string>;
let isFull: boolean;
let timers: (() => void)[];
beforeEach(() => {
  server = answer(null, 0);
  isReached = true;
  isClosed = false;
  kept = new Map();
  isFull = false;
  timers = [];
});

const openPage = () =>
  createAnswerStore({
    send: async (_, { value, revision }) => {
      if (!isReached) throw new ApiError(0, undefined);
      if (isClosed) throw new ApiError(409, { message: 'Too late', code: 'rar_closed' });
      if (JSON.stringify(server.value) === JSON.stringify(value)) return server;
      if (revision !== server.revision) throw new ApiError(409, { message: 'Changed', code: 'rar_changed_meanwhile' });
      server = answer(value, revision + 1);
      return server;
    },
    read: async () => server,
    kept: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new Error('full');
        kept.set(key, value);
      },
      removeItem: (key) => void kept.delete(key),
    },
    key: 'rar:1',
    later: (work) => void timers.push(work),
  });

/** Lets all that was put off for later happen, and its answers come. */
async function settle(): Promise<void> {
  for (const work of timers.splice(0)) work();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('an answer on this device', () => {
  it('is sent once the typing pauses, the last text of all', async () => {
    const page = openPage();
    page.write('officers', 'Ġ');
    page.write('officers', 'Ġanna');
    expect(statusOf(page.entries())).toBe('unsent');
    await settle();
    expect(server).toMatchObject({ value: 'Ġanna', revision: 1 });
    expect(statusOf(page.entries())).toBe('saved');
    expect(kept.size).toBe(0);
  });

  it('outlives the page while the server can’t be reached, and is sent after', async () => {
    isReached = false;
    const page = openPage();
    page.write('officers', 'Ġanna');
    await settle();
    expect(entryIn(page.entries(), 'officers').status).toBe('unsent');
    isReached = true;
    const again = openPage();
    expect(entryIn(again.entries(), 'officers').value).toBe('Ġanna');
    again.flushAll();
    await settle();
    expect(server.value).toBe('Ġanna');
  });

  it.each(['mine', 'theirs'] as const)(
    'is shown beside another that was saved meanwhile, and %s stands',
    async (whose) => {
      const page = openPage();
      page.write('officers', 'Mine');
      server = answer('Theirs', 3);
      await settle();
      expect(entryIn(page.entries(), 'officers')).toMatchObject({ status: 'conflict', value: 'Mine', theirs: server });
      page.receive([server]);
      expect(entryIn(page.entries(), 'officers').value).toBe('Mine');
      page.resolve('officers', whose);
      await settle();
      const stands = whose === 'mine' ? 'Mine' : 'Theirs';
      expect([server.value, entryIn(page.entries(), 'officers').value]).toEqual([stands, stands]);
      expect(statusOf(page.entries())).toBe('saved');
    },
  );

  it('is tried again one try at a time, however long there is no network', async () => {
    isReached = false;
    const page = openPage();
    page.write('officers', 'Ġanna');
    for (let round = 0; round < 5; round += 1) {
      await settle();
      expect(timers).toHaveLength(1);
    }
    isReached = true;
    await settle();
    expect([server.value, timers.length]).toEqual(['Ġanna', 0]);
  });

  it('that comes too late stays until its writer deletes it, and is sent should the report open again', async () => {
    isClosed = true;
    const page = openPage();
    page.write('officers', 'Ġanna');
    await settle();
    expect(entryIn(page.entries(), 'officers')).toMatchObject({ status: 'refused', message: 'Too late' });
    isClosed = false;
    page.flushAll();
    await settle();
    expect([server.value, kept.size]).toEqual(['Ġanna', 0]);

    isClosed = true;
    page.write('officers', 'Ċensu');
    await settle();
    expect(entryIn(openPage().entries(), 'officers').value).toBe('Ċensu');
    page.forget();
    expect([page.entries().size, kept.size]).toEqual([0, 0]);
  });

  it('is neither sent nor kept any more once its writer has left', async () => {
    isReached = false;
    const page = openPage();
    page.write('officers', 'Ġanna');
    await settle();
    page.stop();
    kept.clear();
    isReached = true;
    await settle();
    page.flushAll();
    await settle();
    expect([server.value, kept.size]).toEqual([null, 0]);
  });

  it('is kept, but not sent, if it is still typed after the session’s end', async () => {
    const page = openPage();
    page.stop();
    page.write('officers', 'Ġanna');
    await settle();
    page.flushAll();
    await settle();
    expect(server.value).toBeNull();
    expect(entryIn(openPage().entries(), 'officers').value).toBe('Ġanna');
  });

  it('is kept beside one that waits in another tab, and only its own goes once it is saved', async () => {
    const [one, other] = [openPage(), openPage()];
    one.write('contact', 'Ċensu');
    // It is closed before anything is sent.
    timers = [];
    other.write('officers', 'Ġanna');
    await settle();
    expect([server.value, statusOf(other.entries())]).toEqual(['Ġanna', 'saved']);
    const again = openPage().entries();
    expect([...again.keys()]).toEqual(['contact']);
    expect(entryIn(again, 'contact')).toMatchObject({ value: 'Ċensu', status: 'unsent' });
  });

  it('outlives another to the same question in another tab: it is offered once that one is saved', async () => {
    isReached = false;
    const [one, other] = [openPage(), openPage()];
    one.write('officers', 'Ċensu');
    // It is closed before anything is sent.
    timers = [];
    other.write('officers', 'Ġan');
    other.write('officers', 'Ġanna');
    isReached = true;
    await settle();
    expect([server.value, statusOf(other.entries())]).toEqual(['Ġanna', 'saved']);
    const again = openPage();
    again.flushAll();
    await settle();
    expect(entryIn(again.entries(), 'officers')).toMatchObject({ status: 'conflict', value: 'Ċensu', theirs: server });
    again.resolve('officers', 'theirs');
    expect(kept.size).toBe(0);
  });

  it('is kept once, also if the storage was full for a while', () => {
    isReached = false;
    const page = openPage();
    page.write('officers', 'Ġ');
    isFull = true;
    page.write('officers', 'Ġan');
    isFull = false;
    page.write('officers', 'Ġanna');
    page.forget();
    expect(kept.size).toBe(0);
  });

  it('follows what others save while nothing waits here', () => {
    const page = openPage();
    page.receive([answer('Theirs', 2)]);
    expect(entryIn(page.entries(), 'officers')).toMatchObject({ value: 'Theirs', revision: 2 });
    page.receive([answer('Older', 1)]);
    expect(entryIn(page.entries(), 'officers').value).toBe('Theirs');
  });

  it('stays beside a draft that outlives the page, and is compared with what others saved meanwhile', async () => {
    server = answer(30, 1);
    const page = openPage();
    page.receive([server]);
    page.write('officers', 30, '1,3');
    expect(statusOf(page.entries())).toBe('refused');
    const again = openPage();
    await settle();
    expect(entryIn(again.entries(), 'officers')).toMatchObject({ value: 30, status: 'saved', draft: '1,3' });
    server = answer(40, 2);
    again.receive([server]);
    expect(entryIn(again.entries(), 'officers').value).toBe(30);
    again.write('officers', 1300);
    await settle();
    expect(entryIn(again.entries(), 'officers')).toMatchObject({ status: 'conflict', value: 1300, theirs: server });
    const put = openPage();
    put.forget();
    expect(kept.size).toBe(0);
  });
});
