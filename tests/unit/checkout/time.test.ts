import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock } from '../../../src/kit/clock/server-clock.ts';
import { waitUntil } from '../../../src/kit/clock/wait.ts';

const start = Date.parse('2027-02-01T10:00:00Z');

describe('waiting for the server’s time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());

  const waiting = (time: number, signal = new AbortController().signal) => {
    const clock = createServerClock(() => Date.now());
    const state = { ended: '' };
    waitUntil(time, clock, signal).then(
      () => (state.ended = 'on time'),
      () => (state.ended = 'stopped'),
    );
    return { clock, state };
  };

  test('ends when it has come', async () => {
    const { state } = waiting(start + 60_000);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(state.ended).toBe('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.ended).toBe('on time');
  });

  test('follows the server’s clock when that is ahead of the device', async () => {
    const { clock, state } = waiting(start + 60_000);
    clock.hear(start + 50_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.ended).toBe('on time');
  });

  test('does not end early when the device is ahead of the server', async () => {
    const { clock, state } = waiting(start + 60_000);
    clock.hear(start - 30_000);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(state.ended).toBe('');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.ended).toBe('on time');
  });

  test('takes answers a moment old for no difference', () => {
    const clock = createServerClock(() => start);
    clock.hear(start - 1000);
    expect(clock.now()).toBe(start);
  });

  test('stops at once and leaves no timer', async () => {
    const stop = new AbortController();
    const { state } = waiting(start + 60_000, stop.signal);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.ended).toBe('stopped');
    expect(vi.getTimerCount()).toBe(0);
  });
});
