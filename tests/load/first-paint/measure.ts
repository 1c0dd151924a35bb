import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Notes, observe } from './observe.ts';

/** A slow phone on a slow network: four times slower, 1.6 Mbit/s, 150 ms. */
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const QUIET_MS = 1200;
const MOST_MS = 60_000;

/** Milliseconds since the navigation, and bytes as transferred. */
export type Figures = {
  lcp: number;
  /** The end of the last long task and the last script: the page responds at once from here on. */
  tti: number;
  /** The sum of the time that tasks took beyond 50 ms each, from the first paint on. */
  blocking: number;
  cls: number;
  /** The slowest of five clicks. */
  click: number;
  /** The bodies of scripts and styles. */
  codeBytes: number;
  /** Scripts and styles requested. */
  requests: number;
};

/** Returns a function that is true once the network has been quiet for a while. */
async function watchTraffic(session: CDPSession): Promise<() => boolean> {
  let [open, last] = [0, performance.now()];
  const count = (change: number) => () => {
    [open, last] = [open + change, performance.now()];
  };
  session.on('Network.requestWillBeSent', count(1));
  session.on('Network.loadingFinished', count(-1));
  session.on('Network.loadingFailed', count(-1));
  await session.send('Network.enable');
  return () => open <= 0 && performance.now() - last > QUIET_MS;
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Loads a page once, with an empty cache. */
export async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const isQuiet = await watchTraffic(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: MOST_MS });
    for (const begun = performance.now(); !isQuiet() && performance.now() - begun < MOST_MS;) await pause(100);
    const notes = await notesOf(page);
    const code = await codeOf(page);
    return {
      lcp: notes.largestPaint,
      tti: Math.max(
        notes.firstPaint,
        ...code.flatMap(({ name, end }) => (name.endsWith('.js') ? end : [])),
        ...notes.longTasks.map(([start, length]) => start + length),
      ),
      blocking: sum(
        notes.longTasks
          .filter(([start, length]) => start + length > notes.firstPaint)
          .map(([, length]) => Math.max(0, length - 50)),
      ),
      cls: notes.shift,
      click: await slowestClick(page),
      codeBytes: sum(code.map(({ bytes }) => bytes)),
      requests: code.length,
    };
  } finally {
    await context.close();
  }
}

/** The scripts and styles loaded: the bytes of their bodies as sent, and the times at which they arrived. */
const codeOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize, responseEnd } = entry as PerformanceResourceTiming;
      return /\.(js|css)$/.test(name) ? [{ name, bytes: encodedBodySize, end: responseEnd }] : [];
    }),
  );

/** Clicks where nothing but React listens: the least that any click costs. */
async function slowestClick(page: Page): Promise<number> {
  for (let clicks = 0; clicks < 5; clicks += 1) {
    await page.mouse.click(6, 400);
    await pause(300);
  }
  const { clicks } = await notesOf(page);
  return Math.max(0, ...clicks);
}
