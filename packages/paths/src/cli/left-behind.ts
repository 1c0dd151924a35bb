import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { messageOf } from '../chart/message-of.ts';
import { warn } from './print.ts';

/** The work on a chart, and what is told of the promises that its code left behind, once each. */
type Work = { name: string; told: Set<string>; isDone: boolean };

const works = new AsyncLocalStorage<Work>();
let latest: Work | null = null;

/**
 * Keeps the process alive where a chart's own code leaves behind a promise that is then rejected. One that is rejected when the work is done
 * is told at once, and the process ends with 1.
 */
export function hearLeftBehind(): void {
  process.on('unhandledRejection', (why) => {
    // The work in which the promise was made, however late it is rejected.
    const work = works.getStore() ?? latest;
    const told = `${work?.name ?? 'A file'}: its code leaves behind a promise that is rejected: ${messageOf(why)}. Let an actor await it (\`fromPromise\`), or catch it.`;
    const isKnown = work?.told.has(told) === true;
    work?.told.add(told);
    if (isKnown || work?.isDone === false) return;
    warn(told);
    process.exitCode = 1;
  });
}

/** Works on a chart. `left` tells, once each, of the promises that the chart's code left behind and that were rejected. */
export async function withLeftBehind<T>(name: string, run: () => Promise<T>): Promise<{ outcome: T; left: string[] }> {
  const work: Work = { name, told: new Set(), isDone: false };
  latest = work;
  try {
    const outcome = await works.run(work, run);
    // A rejection is heard of when all else of this turn is done.
    await nextTurn();
    return { outcome, left: [...work.told] };
  } finally {
    work.isDone = true;
  }
}
