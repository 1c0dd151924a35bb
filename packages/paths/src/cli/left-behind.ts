import { setImmediate as nextTurn } from 'node:timers/promises';
import { messageOf } from '../chart/message-of.ts';
import { warn } from './print.ts';

/** The chart that is worked on, and what is told of the promises that its code left behind; null when the work is done. */
let current: { name: string; told: string[] | null } | null = null;

/**
 * Keeps the process alive where a chart's own code leaves behind a promise that is then rejected. One that is rejected when the work is done
 * is told at once, and the process ends with 1.
 */
export function hearLeftBehind(): void {
  process.on('unhandledRejection', (why) => {
    const told = `${current?.name ?? 'A file'}: its code leaves behind a promise that is rejected: ${messageOf(why)}. Let an actor await it (\`fromPromise\`), or catch it.`;
    if (current !== null && current.told !== null) {
      current.told.push(told);
      return;
    }
    warn(told);
    process.exitCode = 1;
  });
}

/** Works on a chart. `left` tells, once each, of the promises that the chart's code left behind and that were rejected. */
export async function withLeftBehind<T>(name: string, work: () => Promise<T>): Promise<{ outcome: T; left: string[] }> {
  const told: string[] = [];
  current = { name, told };
  try {
    const outcome = await work();
    // A rejection is heard of when all else of this turn is done.
    await nextTurn();
    return { outcome, left: [...new Set(told)] };
  } finally {
    current = { name, told: null };
  }
}
