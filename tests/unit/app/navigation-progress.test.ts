import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigationBegan, navigationEnded, navigationProgress } from '../../../src/app/navigation-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the loading bar shows after 200 ms, and goes 500 ms after the page is there', () => {
  navigationBegan();
  vi.advanceTimersByTime(199);
  expect(navigationProgress()).toBe('idle');
  vi.advanceTimersByTime(1);
  expect(navigationProgress()).toBe('running');
  vi.advanceTimersByTime(60_000);
  expect(navigationProgress()).toBe('running');
  navigationEnded();
  expect(navigationProgress()).toBe('finishing');
  vi.advanceTimersByTime(499);
  expect(navigationProgress()).toBe('finishing');
  vi.advanceTimersByTime(1);
  expect(navigationProgress()).toBe('idle');
});

test('a page that is there at once shows no bar', () => {
  navigationBegan();
  vi.advanceTimersByTime(150);
  navigationEnded();
  vi.advanceTimersByTime(1000);
  expect(navigationProgress()).toBe('idle');
});

test('a navigation that overtakes another keeps its bar', () => {
  navigationBegan();
  vi.advanceTimersByTime(300);
  navigationBegan();
  expect(navigationProgress()).toBe('running');
  navigationEnded();
  navigationBegan();
  vi.advanceTimersByTime(200);
  expect(navigationProgress()).toBe('running');
  navigationEnded();
});
