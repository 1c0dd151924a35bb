import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until it is so; false if it is not within this time. */
export async function until(isSo: () => Promise<boolean>, seconds = 30): Promise<boolean> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(50)) {
    if (await isSo()) return true;
  }
  return isSo();
}
