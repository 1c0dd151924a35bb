import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { Arc, Gesture } from 'xstate-paths';
import { settles } from '../../support/settles.ts';

/** The state of the calls that a visit's page makes. */
export type Hearing = {
  page: Page;
  /** Arranged ends of actors, by the number of the path's steps after theirs, with the number of the write that causes them. */
  arranged: Map<number, number>;
  /** Calls that change something: the number answered or lost, and the number that the path has reached so far. */
  writes: { heard: number; awaited: number };
};

export const nothingHeard = (): Omit<Hearing, 'page'> => ({ arranged: new Map(), writes: { heard: 0, awaited: 0 } });

export const online = ({ page }: Pick<Hearing, 'page'>): Promise<void> => page.context().setOffline(false);
export const offline = ({ page }: Pick<Hearing, 'page'>): Promise<void> => page.context().setOffline(true);

/** Brings the network back, and lets the page look at what has changed: it must not see what only its next call is meant to find. */
export async function lookOnline({ page }: Pick<Hearing, 'page'>): Promise<void> {
  // Requests are counted from the first time on.
  await settles(page);
  await online({ page });
  await settles(page);
}

/**
 * Counts the page's writes to the server, once answered or lost. `path` is the prefix of the flow's addresses; calls to `alsoRead` count,
 * too, though they only read.
 */
export function countWrites({ page, writes }: Hearing, path: RegExp, alsoRead?: RegExp): void {
  const hear = (request: Request) => {
    const counted = request.method() === 'GET' ? alsoRead : path;
    if (counted?.test(new URL(request.url()).pathname)) writes.heard += 1;
  };
  page.on('requestfinished', hear);
  page.on('requestfailed', hear);
}

const stepsAfter = (step: Arc, coming: readonly Arc[]) => coming.length - coming.indexOf(step) - 1;

const isNetwork = ({ stimulus }: Arc) =>
  stimulus.kind === 'actor' && (stimulus.src === 'waitForNetwork' || stimulus.src === 'awaitNetwork');

/** True while the page still waits for the network before this step: until then, its loss is what counts. */
const isBeyondNetwork = (step: Arc, coming: readonly Arc[]) =>
  coming.slice(0, Math.max(0, coming.indexOf(step))).some(isNetwork);

/** Arranges the end of an actor once, however often it is announced. */
export const arranging =
  <Visit extends Hearing>(arrange: Gesture<Visit>): Gesture<Visit> =>
  async (visit, step, coming) => {
    const at = stepsAfter(step, coming);
    if (visit.arranged.has(at) || isBeyondNetwork(step, coming)) return;
    visit.arranged.set(at, visit.writes.awaited);
    await arrange(visit, step, coming);
  };

/** The same for an actor that asks the server to change something; notes which of the page's writes that is. */
export const arrangingWrite = <Visit extends Hearing>(arrange: Gesture<Visit>): Gesture<Visit> =>
  arranging(async (visit, step, coming) => {
    const { writes, arranged } = visit;
    writes.awaited = Math.max(writes.heard, writes.awaited) + 1;
    arranged.set(stepsAfter(step, coming), writes.awaited);
    await arrange(visit, step, coming);
  });

/** Waits until the page has the answer to a step's write, or knows that the server is unavailable; `coming` are the steps after it. */
export async function hearWrite({ writes, arranged }: Hearing, coming: readonly Arc[]): Promise<void> {
  const awaited = arranged.get(coming.length) ?? 0;
  await expect.poll(() => writes.heard).toBeGreaterThanOrEqual(awaited);
}
