import { beforeEach, describe, expect, it } from 'vitest';
import { createUploadStore, type KeptFile } from '../../../src/features/rar/upload-store.ts';
import { ApiError } from '../../../src/kit/api/api-error.ts';

/** A server that counts a file once, and a device whose storage outlives its pages. */
let arrived: Map<string, string>;
let isReached: boolean;
/** The connection breaks after the server has the file. */
let losesAnswers: boolean;
/** The deadline has passed. */
let isClosed: boolean;
let kept: Map<string, KeptFile>;
let timers: { work: () => void; ms: number }[];
beforeEach(() => {
  arrived = new Map();
  isReached = true;
  losesAnswers = false;
  isClosed = false;
  kept = new Map();
  timers = [];
});

const openPage = ({ keeps = true } = {}) =>
  createUploadStore({
    send: async ({ id, file }, onProgress) => {
      onProgress(0.5);
      if (!isReached) throw new ApiError(0, undefined);
      if (isClosed) throw new ApiError(409, { message: 'Too late', code: 'rar_closed' });
      if (file.name === 'Virus.pdf') throw new ApiError(422, { message: 'More than paper', code: 'not_a_document' });
      arrived.set(id, file.name);
      if (losesAnswers) throw new ApiError(0, undefined);
    },
    kept: {
      all: async () => [...kept.values()],
      put: async (file) => {
        if (!keeps) throw new DOMException('Full', 'QuotaExceededError');
        kept.set(file.id, file);
      },
      remove: async (id) => void kept.delete(id),
    },
    onRest: () => undefined,
    later: (work, ms) => void timers.push({ work, ms }),
  });

const paper = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const names = (files: readonly { file: File }[]) => files.map(({ file }) => file.name);

describe('evidence on its way', () => {
  it('is sent one after another, and kept no longer than it has to be', async () => {
    const page = openPage();
    await page.add('statute', [paper('Statut.pdf'), paper('Firem.pdf')]);
    expect([...arrived.values()]).toEqual(['Statut.pdf', 'Firem.pdf']);
    expect(page.uploads()).toMatchObject({ waiting: [], share: undefined, hasFailed: false });
    expect(kept.size).toBe(0);
  });

  it('outlives the page, and goes on from the next one', async () => {
    isReached = false;
    await openPage().add('statute', [paper('Statut.pdf')]);
    isReached = true;
    const later = openPage();
    await later.restore();
    expect([...arrived.values()]).toEqual(['Statut.pdf']);
    expect(kept.size).toBe(0);
  });

  it('counts once, though the server’s answer never came and the page was loaded anew', async () => {
    losesAnswers = true;
    const page = openPage();
    await page.add('statute', [paper('Statut.pdf')]);
    expect(page.uploads()).toMatchObject({ hasFailed: true, waiting: [{ isKept: true }] });
    losesAnswers = false;
    await openPage().restore();
    expect([...arrived.values()]).toEqual(['Statut.pdf']);
  });

  it('is tried again by itself, ever more seldom, one try at a time', async () => {
    isReached = false;
    const page = openPage();
    await page.add('statute', [paper('Statut.pdf')]);
    await page.flush();
    expect(timers.map(({ ms }) => ms)).toEqual([5000]);
    timers.splice(0).forEach(({ work }) => work());
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([10_000]);
    isReached = true;
    timers.splice(0).forEach(({ work }) => work());
    await expect.poll(() => arrived.size).toBe(1);
    expect(timers).toEqual([]);
  });

  it('that is refused makes way for the next, and says why', async () => {
    const page = openPage();
    await page.add('statute', [paper('Virus.pdf'), paper('Firem.pdf')]);
    expect([...arrived.values()]).toEqual(['Firem.pdf']);
    expect(page.uploads().refused).toEqual([{ question: 'statute', name: 'Virus.pdf', reason: 'More than paper' }]);
    await openPage().restore();
    expect(arrived.size).toBe(1);
  });

  it('that comes too late stays on the device until its owner deletes it', async () => {
    isClosed = true;
    await openPage().add('statute', [paper('Statut.pdf')]);
    expect(timers).toEqual([]);
    const later = openPage();
    await later.restore({ sends: false });
    expect(names(later.uploads().waiting)).toEqual(['Statut.pdf']);
    await later.forget();
    expect(later.uploads().waiting).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('waits on the page where the browser keeps nothing, and says so', async () => {
    isReached = false;
    const page = openPage({ keeps: false });
    await page.add('statute', [paper('Statut.pdf')]);
    expect(page.uploads().waiting).toMatchObject([{ isKept: false }]);
    expect(names(page.uploads().waiting)).toEqual(['Statut.pdf']);
  });

  it('isn’t sent for whoever logs in next', async () => {
    isReached = false;
    const page = openPage();
    await page.add('statute', [paper('Statut.pdf')]);
    page.stop();
    isReached = true;
    await page.flush();
    expect(arrived.size).toBe(0);
  });
});
