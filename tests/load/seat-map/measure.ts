import type { Browser, CDPSession, Page } from 'playwright-core';

/** The cost of one map on a machine four times slower than this one. Times in milliseconds. */
export interface Figures {
  seats: string;
  ratio: number;
  /** From a plan in memory to the end of the first frame that shows it: by the clock, and the page's own work in it. */
  firstDraw: number;
  firstDrawWork: number;
  /** From the release of a seat to the end of the frame that shows it, without the wait for the screen; the median of several. */
  click: number;
  /** 95th percentile of the time between two frames while the map is dragged. */
  panP95: number;
  /** The page's own work of such a frame, on average. */
  panWork: number;
  /** Time between two frames while nothing happens: a measure of how quiet this machine was. */
  idleP95: number;
  accessibilityNodes: number;
  /** Parsing and checking the plan's JSON, which a page does once before the map. */
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
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readPlan = await page.evaluate((plan) => window.bench.prepare(plan), seats);
  const [firstDraw, firstDrawWork] = await workOf(devtools, () => page.evaluate(() => window.bench.draw()));
  await zoomToSeats(page);
  const idle = await rest(page);
  const click = percentile(await clickSeats(page), 0.5);
  const [frames, panWork] = await workOf(devtools, () => drag(page));
  const accessibilityNodes = await countNodes(devtools);
  await context.close();
  return {
    seats,
    ratio,
    firstDraw,
    firstDrawWork,
    click,
    idleP95: percentile(idle, 0.95),
    panP95: percentile(frames, 0.95),
    panWork: panWork / frames.length,
    accessibilityNodes,
    readPlan,
  };
}

const cellOf = (page: Page) => page.evaluate(() => window.bench.cell());

/** Turns the wheel over a seat until seats are 25 px wide, then waits until the map is at rest. */
async function zoomToSeats(page: Page): Promise<void> {
  const [seat = middle] = await page.evaluate((to) => window.bench.openSeatsNear(to, 1), middle);
  await page.mouse.move(seat.x, seat.y);
  for (let cell = await cellOf(page); cell < 25; cell = await cellOf(page)) {
    await page.mouse.wheel(0, -120);
    await page.waitForFunction((before) => window.bench.cell() > before, cell);
  }
  await page.waitForFunction(() => window.bench.resting());
}

/** The nodes within the map that assistive technology sees. */
async function countNodes(devtools: CDPSession): Promise<number> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ role }) => role?.value === 'main');
  if (!main) throw new Error('The bench page has no main: the map stands in it.');
  const within = [main];
  for (const { childIds = [] } of within) within.push(...childIds.flatMap((id) => byId.get(id) ?? []));
  return within.filter((node) => !node.ignored).length - 1;
}

/** Lets the map finish its work ahead, and records the frames of a second. */
async function rest(page: Page): Promise<number[]> {
  await page.waitForFunction(() => window.bench.idle());
  await page.evaluate(() => window.bench.startFrames());
  await page.waitForFunction(() => window.bench.framesSeen() >= 60);
  return page.evaluate(() => window.bench.takeFrames());
}

/** Runs an act, and returns the work that the page's main thread did for it: processor time, so that a busy machine does not count. */
async function workOf<Result>(devtools: CDPSession, act: () => Promise<Result>): Promise<[Result, work: number]> {
  const before = await taskTime(devtools);
  const result = await act();
  return [result, (await taskTime(devtools)) - before];
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Clicks seats in view; the first is not counted, since it warms up the code. */
async function clickSeats(page: Page): Promise<number[]> {
  for (const { x, y } of await page.evaluate((to) => window.bench.openSeatsNear(to, 9), middle)) {
    const chosen = await page.evaluate(() => window.bench.chosen());
    await page.mouse.move(x, y);
    await page.waitForFunction(() => window.bench.idle());
    await page.mouse.click(x, y);
    await page.waitForFunction((before) => window.bench.chosen() === before + 1 && window.bench.idle(), chosen);
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
