import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedReads } from '../../../server/site/shared-reads.ts';

const begun = performance.now();
let at = 0;
let movedMs = 0;
const clock = { now: () => new Date(begun + at + movedMs) };

beforeEach(() => {
  [at, movedMs] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => begun + at);
});
afterEach(() => vi.restoreAllMocks());

/** Reads that end when the test says so, each with its own result. */
function useReads() {
  const reads: PromiseWithResolvers<string>[] = [];
  const share = createSharedReads<string>({ clock, isKept: (value) => !value.startsWith('failed') });
  const ask = () =>
    share('a page', () => {
      const read = Promise.withResolvers<string>();
      reads.push(read);
      return read.promise;
    });
  return { reads, ask };
}

/** Has one read end. */
async function useOneRead(result = 'one') {
  const { reads, ask } = useReads();
  const first = ask();
  reads[0]?.resolve(result);
  await first;
  return { reads, ask };
}

it('reads once for all who ask at the same time, and for a moment after', async () => {
  const { reads, ask } = useReads();
  const both = [ask(), ask()];
  at = 1500;
  reads[0]?.resolve('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  at = 1700;
  expect(await ask()).toBe('one');
  expect(reads).toHaveLength(1);
});

it('waits for a new read that is quick', async () => {
  const { reads, ask } = await useOneRead();
  at = 1100;
  const later = ask();
  reads[1]?.resolve('two');
  expect(await later).toBe('two');
});

it('gives what was read before while a new read takes long, but begins no other', async () => {
  const { reads, ask } = await useOneRead();
  at = 1100;
  expect(await Promise.all([ask(), ask()])).toEqual(['one', 'one']);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('two');
  await vi.waitFor(async () => expect(await ask()).toBe('two'));
});

it('never gives what is older than two seconds', async () => {
  const { reads, ask } = await useOneRead();
  at = 2100;
  const later = ask();
  reads[1]?.resolve('two');
  expect(await later).toBe('two');
});

it('gives nothing from before the portal’s clock was moved, nor from a read begun before', async () => {
  const { reads, ask } = await useOneRead();
  at = 1100;
  const slow = ask();
  movedMs = 60_000;
  const moved = ask();
  reads[2]?.resolve('three');
  expect(await moved).toBe('three');
  reads[1]?.resolve('two');
  expect(await slow).not.toBe('three');
  expect(await ask()).toBe('three');
});

it('keeps no failure', async () => {
  const { reads, ask } = await useOneRead('failed: no database');
  const again = ask();
  reads[1]?.resolve('two');
  expect(await again).toBe('two');
  at = 2600;
  const refused = ask();
  reads[2]?.reject(new Error('lost'));
  await expect(refused).rejects.toThrow('lost');
  const after = ask();
  reads[3]?.resolve('four');
  expect(await after).toBe('four');
});
