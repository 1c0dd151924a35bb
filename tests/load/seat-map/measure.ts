import type { Browser, Page } from 'playwright-core';
import { wheelFactor } from '../../../src/seat-map/gestures.ts';

/** What one map costs a person on a machine four times slower than this one. Times in milliseconds. */
export interface Figures {
  seats: string;
  ratio: number;
  /** From a plan in memory to the first frame that shows it. */
  firstDraw: number;
  /** Handlers, React and the next frame of a click on a seat, without the wait for the screen; the median of several. */
  click: number;
  /** 95th percentile of the time between two frames while the map is dragged. */
  panP95: number;
  /** The same while nothing happens: how quiet this machine was. */
  idleP95: number;
  accessibilityNodes: number;
  /** Checking and reading the plan's JSON, which a page does once before the map. */
  readPlan: number;
}

const slowdown = 4;
const viewport = { width: 1280, height: 800 };
const middle = { x: 560, y: 420 };

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? 0;

/** Opens the bench page and measures one plan at one device pixel ratio. */
export async function measure(browser: Browser, url: string, seats: string, ratio: number): Promise<Figures> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: ratio });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { read, drawn } = await page.evaluate((plan) => window.bench.open(plan), seats);
  await zoomToSeats(page);
  const idle = await rest(page);
  const click = percentile(await clickSeats(page), 0.5);
  const frames = await drag(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await context.close();
  return {
    seats,
    ratio,
    firstDraw: drawn,
    click,
    idleP95: percentile(idle, 0.95),
    panP95: percentile(frames, 0.95),
    accessibilityNodes: nodes.filter((node) => !node.ignored).length,
    readPlan: read,
  };
}

/** Turns the wheel over a seat until seats have their 25 px, then lets the map come to rest. */
async function zoomToSeats(page: Page): Promise<void> {
  const [seat = middle] = await page.evaluate((to) => window.bench.openSeatsNear(to, 1), middle);
  await page.mouse.move(seat.x, seat.y);
  const cell = await page.evaluate(() => window.bench.cell());
  if (cell >= 25) return;
  const turns = Math.ceil(Math.log(25 / cell) / Math.log(wheelFactor({ deltaY: -120, deltaMode: 0, ctrlKey: false })));
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, -120);
  await page.waitForFunction((before) => window.bench.cell() > before, cell);
  await page.waitForFunction(() => window.bench.resting());
}

/** Lets the map finish what it does ahead, and listens to the frames of a second. */
async function rest(page: Page): Promise<number[]> {
  await page.waitForFunction(() => window.bench.idle());
  await page.evaluate(() => window.bench.startFrames());
  await page.waitForFunction(() => window.bench.framesSeen() >= 60);
  return page.evaluate(() => window.bench.takeFrames());
}

/** Clicks seats in view. The first is not counted: it warms the code up. */
async function clickSeats(page: Page): Promise<number[]> {
  const seats = await page.evaluate(() => window.bench.openSeatsNear({ x: 560, y: 420 }, 9));
  let chosen = 0;
  for (const { x, y } of seats) {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    chosen += 1;
    await page.waitForFunction((count) => window.bench.clicksDone() && window.bench.chosen() === count, chosen);
  }
  return page.evaluate(() => window.bench.takeClicks().slice(1));
}

/** Drags to and fro across a few screens of seats. */
async function drag(page: Page): Promise<number[]> {
  await page.evaluate(() => window.bench.startFrames());
  for (const [dx, dy] of [
    [-400, -120],
    [380, 100],
    [-380, 160],
    [400, -150],
  ] as const) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + dx, middle.y + dy, { steps: 24 });
    await page.mouse.up();
  }
  return page.evaluate(() => window.bench.takeFrames());
}
