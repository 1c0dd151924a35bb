import type { Browser, CDPSession, Page } from 'playwright-core';
import { median, percentile } from '../figure.ts';

/** The cost of one drawing on a machine four times slower than this one. Times in milliseconds. */
export interface Figures {
  /** From a plan in memory until the first frame that shows it has been handed on. */
  firstDraw: number;
  /** From the release of a seat to the end of the frame that shows it, without the wait for the screen; the median of several. */
  click: number;
  /** 95th percentile of the time between two frames while the map is dragged, with no screen to wait for. */
  pan: number;
}

/** The seat map, or the bare drawing that it is measured against. */
export type Kind = 'map' | 'bare';

const slowdown = 4;
const viewport = { width: 1280, height: 800 };
const middle = { x: 560, y: 420 };
/** Side of a seat's cell for clicks and drags, in CSS pixels: larger than where a map of 500 seats is shown whole, and so can’t be dragged. */
const cell = 40;

/** Opens the bench page and measures one drawing of one plan at one device pixel ratio. */
export async function measure(
  browser: Browser,
  url: string,
  kind: Kind,
  seats: string,
  ratio: number,
): Promise<Figures> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: ratio, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throttle = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(url);
  await page.evaluate((plan) => window.bench.prepare(plan), seats);
  await throttle(slowdown);
  const firstDraw = await page.evaluate((drawn) => window.bench.draw(drawn), kind);
  await throttle(1);
  await page.waitForFunction(() => window.bench.isReady());
  await page.evaluate((side) => window.bench.zoomIn(side), cell);
  await page.waitForFunction(() => window.bench.isResting() && window.bench.isIdle(100));
  await throttle(slowdown);
  const click = median(await clickSeats(page));
  const pan = percentile(await drag(page), 0.95);
  await context.close();
  return { firstDraw, click, pan };
}

/** The nodes within the drawn map that assistive technology sees. */
export async function countNodes(browser: Browser, url: string, seats: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await page.goto(url);
  await page.evaluate((plan) => window.bench.prepare(plan), seats);
  await page.evaluate(() => window.bench.draw('map'));
  await page.waitForFunction(() => window.bench.isReady());
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await context.close();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ role }) => role?.value === 'main');
  if (!main) throw new Error('The bench page has no main: the map stands in it.');
  const within = [main];
  for (const { childIds = [] } of within) within.push(...childIds.flatMap((id) => byId.get(id) ?? []));
  return within.filter((node) => !node.ignored).length - 1;
}

/** Clicks seats in view; the first is not counted, since it warms up the code. */
async function clickSeats(page: Page): Promise<number[]> {
  for (const { x, y } of await page.evaluate((to) => window.bench.openSeatsNear(to, 5), middle)) {
    const chosen = await page.evaluate(() => window.bench.chosen());
    await page.mouse.move(x, y);
    await page.waitForFunction(() => window.bench.isIdle(60));
    await page.mouse.click(x, y);
    await page.waitForFunction((before) => window.bench.chosen() === before + 1, chosen);
  }
  // The map paints changed seats into its tiles when nobody has touched it for a while.
  await page.waitForFunction(() => window.bench.isIdle(600));
  return page.evaluate(() => window.bench.takeClicks().slice(1));
}

/** Drags around a circle of a few hundred pixels. */
async function drag(page: Page): Promise<number[]> {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const frames = await page.evaluate((from) => window.bench.drag(from, 48), middle);
  await page.mouse.up();
  return frames;
}
