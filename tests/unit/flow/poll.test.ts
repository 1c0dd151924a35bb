import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from '../../../src/kit/flow/poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { first: 100, longest: 300, growth: 2 };

it('asks at once, then after pauses that grow up to the longest, until there is an answer', async () => {
  const begin = Date.now();
  const asked: number[] = [];
  const answer = poll(
    () => {
      asked.push(Date.now() - begin);
      return Promise.resolve(asked.length === 5 ? 'paid' : undefined);
    },
    new AbortController().signal,
    pace,
  );
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toBe('paid');
  expect(asked).toEqual([0, 100, 300, 600, 900]);
});

it('stops as soon as nobody waits any more', async () => {
  const leaving = new AbortController();
  const ask = vi.fn(() => Promise.resolve(undefined));
  const answer = poll(ask, leaving.signal, pace).catch(() => 'stopped');
  await vi.advanceTimersByTimeAsync(50);
  leaving.abort();
  await vi.runAllTimersAsync();
  await expect(answer).resolves.toBe('stopped');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('rejects with what the question rejects with', async () => {
  const refusal = { code: 'signedOut' };
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what the actors reject with
  const answer = poll(() => Promise.reject(refusal), new AbortController().signal, pace);
  await expect(answer).rejects.toBe(refusal);
});
