import type { Browser, Page } from 'playwright-core';

/** What one map costs a person on a machine four times slower than this one. Times in milliseconds. */
export interface Figures {
  seats: string;
  ratio: number;
  /** From a plan in memory to the first frame that shows it. */
  firstDraw: number;
  /** Handlers, React and the next frame of a click on a seat; the slowest of several. */
  click: number;
  /** 95th percentile of the time between two frames while the map is dragged. */
  panP95: number;
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
  await page.mouse.move(middle.x, middle.y);
  await zoomToSeats(page);
  const click = Math.max(...(await clickSeats(page)));
  const frames = await drag(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await context.close();
  return {
    seats,
    ratio,
    firstDraw: drawn,
    click,
    panP95: percentile(frames, 0.95),
    accessibilityNodes: nodes.filter((node) => !node.ignored).length,
    readPlan: read,
  };
}

/** Turns the wheel until seats have their 25 px, then lets the map come to rest. */
async function zoomToSeats(page: Page): Promise<void> {
  for (let turn = 0; turn < 9; turn += 1) {
    if (await page.evaluate(() => window.bench.cell() >= 25)) break;
    await page.mouse.wheel(0, -120);
  }
  await page.waitForFunction(() => window.bench.resting());
}

/** Clicks seats in view, and each again; the first warms the code up, as a person's first glance does. */
async function clickSeats(page: Page): Promise<number[]> {
  const seats = await page.evaluate(() => window.bench.openSeats(5));
  for (const { x, y } of [...seats, ...seats]) {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    await page.waitForFunction(() => window.bench.clicksDone());
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
