// `node tests/load/seat-map/bench.ts`: measures the seat map on a slow machine, and checks its limits.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../browser.ts';
import { measure, type Figures } from './measure.ts';
import { servePage } from './serve-page.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4120' } } });
const plans = ['500', '5000', '20000', 'stadium'];
const ratios = [1, 2];
const tries = 3;
/** After this no further try begins. */
const MOST_MS = 90_000;
/** Milliseconds at the slowdown of `measure`, and nodes. */
const limits = { firstDrawWork: 300, click: 16, panP95: 17, accessibilityNodes: 50 };

const isWithin = (figures: Figures) =>
  figures.firstDrawWork <= limits.firstDrawWork &&
  figures.click <= limits.click &&
  figures.panP95 <= limits.panP95 &&
  figures.accessibilityNodes <= limits.accessibilityNodes;

const leastOf = (a: Figures, b: Figures): Figures => ({
  ...a,
  firstDraw: Math.min(a.firstDraw, b.firstDraw),
  firstDrawWork: Math.min(a.firstDrawWork, b.firstDrawWork),
  click: Math.min(a.click, b.click),
  panP95: Math.min(a.panP95, b.panP95),
  panWork: Math.min(a.panWork, b.panWork),
  idleP95: Math.min(a.idleP95, b.idleP95),
  readPlan: Math.min(a.readPlan, b.readPlan),
});

const { url, server } = await servePage(Number(values.port));
const browser = await chromium.launch(launchOptions);
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

const cases = plans.flatMap((plan) => ratios.map((ratio) => ({ plan, ratio })));
const best = new Map<string, Figures>();
const nameOf = ({ plan, ratio }: (typeof cases)[number]) => `${plan} seats at ratio ${ratio}`;
/** Measures the figures that are not within their limits yet. The lowest of several tries counts: other work can only add to it. */
for (let attempt = 1; attempt <= tries; attempt += 1)
  for (const each of cases) {
    const before = best.get(nameOf(each));
    const isDue = before === undefined || (!isWithin(before) && performance.now() - started < MOST_MS);
    if (!isDue) continue;
    const figures = await measure(browser, url, each.plan, each.ratio);
    const least = before ? leastOf(before, figures) : figures;
    best.set(nameOf(each), least);
    console.log(`${seconds()}: ${nameOf(each)}, try ${attempt}: ${isWithin(least) ? 'within' : 'past its limits'}`);
  }
const all = [...best.values()];
await browser.close();
await server.close();

const rounded = (figure: number) => Math.round(figure * 10) / 10;
console.table(
  all.map((figures) => ({
    seats: figures.seats === 'stadium' ? '50000' : figures.seats,
    ratio: figures.ratio,
    'first draw': rounded(figures.firstDraw),
    'its work': rounded(figures.firstDrawWork),
    click: rounded(figures.click),
    'pan p95': rounded(figures.panP95),
    'pan work': rounded(figures.panWork),
    'idle p95': rounded(figures.idleP95),
    'a11y nodes': figures.accessibilityNodes,
    'read plan': rounded(figures.readPlan),
    within: isWithin(figures),
  })),
);
console.log(
  `Milliseconds at 4x slowdown; limits: ${JSON.stringify(limits)}. 'idle p95' past 17 means a busy machine: pan cannot be judged.`,
);
process.exitCode = all.every(isWithin) ? 0 : 1;
