import { afterEach, expect, test, vi } from 'vitest';
import { limitOf, processorMs } from '../../../server/kernel/files/inspect-apart.ts';

afterEach(() => vi.restoreAllMocks());

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test.skipIf(process.platform !== 'linux')('the processor time of a process is what it has used', () => {
  const [before, told] = [spent(), processorMs(process.pid)];
  while (spent() - before < 300);
  const difference = processorMs(process.pid) - told - (spent() - before);
  expect(Math.abs(difference)).toBeLessThan(100);
  expect(processorMs(2 ** 30)).toBe(0);
});

test('a file may wait for a busy processor, but not for ever', () => {
  const begun = performance.now();
  const isPast = limitOf(process);
  const now = vi.spyOn(performance, 'now');
  const pastAfter = (ms: number) => {
    now.mockReturnValue(begun + ms);
    return isPast();
  };
  expect([20_500, 55_000, 61_000].map(pastAfter)).toEqual([false, false, true]);
});
