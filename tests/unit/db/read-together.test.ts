import { describe, expect, it } from 'vitest';
import { DatabaseAway } from '../../../server/kernel/db/database-away.ts';
import { padded, readTogether } from '../../../server/kernel/db/read-together.ts';

/** A reader of doubles; each of its reads ends when the test says so. */
function doubles() {
  const reads: { keys: readonly number[]; end: () => void; fail: (reason: Error) => void }[] = [];
  const read = readTogether(async (keys: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    reads.push({ keys, end: resolve, fail: reject });
    await promise;
    return keys.map((key) => (key < 0 ? undefined : key * 2));
  });
  const begun = (count: number) => expect.poll(() => reads.length, { interval: 1 }).toBe(count);
  return { read, reads, begun };
}

describe('reading together', () => {
  it('answers alone whoever comes alone', async () => {
    const { read, reads, begun } = doubles();
    const answer = read(21);
    await begun(1);
    reads[0]?.end();
    expect(await answer).toBe(42);
    expect(reads[0]?.keys).toEqual([21]);
  });

  it('answers those who came meanwhile together, each with what is theirs', async () => {
    const { read, reads, begun } = doubles();
    const first = read(1);
    await begun(1);
    const later = [read(2), read(-3), read(2)];
    expect(reads).toHaveLength(1);
    reads[0]?.end();
    expect(await first).toBe(2);
    await begun(2);
    reads[1]?.end();
    expect(await Promise.all(later)).toEqual([4, undefined, 4]);
    expect(reads[1]?.keys).toEqual([2, -3, 2]);
  });

  it('keeps nothing: who asks again is answered anew', async () => {
    const { read, reads, begun } = doubles();
    for (const turn of [1, 2]) {
      const answer = read(5);
      await begun(turn);
      reads[turn - 1]?.end();
      await answer;
    }
    expect(reads).toHaveLength(2);
  });

  it('a crowd is divided into statements of 64 that run at the same time', async () => {
    const { read, reads, begun } = doubles();
    const first = read(0);
    await begun(1);
    const crowd = Array.from({ length: 150 }, (_, at) => read(at));
    reads[0]?.end();
    await first;
    await begun(4);
    expect(reads.map(({ keys }) => keys.length)).toEqual([1, 64, 64, 22]);
    for (const { end } of reads) end();
    expect(await Promise.all(crowd)).toEqual(Array.from({ length: 150 }, (_, at) => at * 2));
  });

  it('a database that is away is told to those who asked together, and those who came meanwhile are answered', async () => {
    const { read, reads, begun } = doubles();
    const failures = Promise.allSettled([read(1), read(2)]);
    await begun(1);
    const next = read(3);
    reads[0]?.fail(new DatabaseAway('away'));
    expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await begun(2);
    reads[1]?.end();
    expect(await next).toBe(6);
  });

  it('a question that cannot be read fails alone', async () => {
    const read = readTogether(async (keys: readonly string[]) => {
      if (keys.includes('\0')) throw new Error('invalid byte sequence');
      return keys.map((key) => key.toUpperCase());
    });
    const told = await Promise.allSettled(['a', '\0', 'b'].map(read));
    expect(told.map((each) => (each.status === 'fulfilled' ? each.value : each.status))).toEqual([
      'A',
      'rejected',
      'B',
    ]);
  });
});

it('a list is made as long as the next power of four, by its last item', () => {
  expect([1, 2, 4, 5, 16, 17].map((length) => padded(Array.from({ length }, (_, at) => at)).length)).toEqual([
    1, 4, 4, 16, 16, 64,
  ]);
  expect(padded(['a', 'b'])).toEqual(['a', 'b', 'b', 'b']);
});
