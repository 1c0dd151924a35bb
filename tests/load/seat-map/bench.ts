// `node tests/load/seat-map/bench.ts`: what the seat map costs on a slow machine, and whether it stays within its limits.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../browser.ts';
import { measure, type Figures } from './measure.ts';
import { servePage } from './serve-page.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4120' } } });
const plans = ['500', '5000', '20000', 'stadium'];
const ratios = [1, 2];
const tries = 3;
/** Milliseconds at the slowdown of `measure`, and nodes. */
const limits = { firstDrawWork: 300, click: 16, panP95: 17, accessibilityNodes: 50 };

const isWithin = (figures: Figures) =>
  figures.firstDrawWork <= limits.firstDrawWork &&
  figures.click <= limits.click &&
  figures.panP95 <= limits.panP95 &&
  figures.accessibilityNodes <= limits.accessibilityNodes;

const least = (a: Figures, b: Figures): Figures => ({
  ...a,
  firstDraw: Math.min(a.firstDraw, b.firstDraw),
  firstDrawWork: Math.min(a.firstDrawWork, b.firstDrawWork),
  click: Math.min(a.click, b.click),
  panP95: Math.min(a.panP95, b.panP95),
  panWork: Math.min(a.panWork, b.panWork),
  idleP95: Math.min(a.idleP95, b.idleP95),
  readPlan: Math.min(a.readPlan, b.readPlan),
});

/** The least of up to three tries of each figure: what else runs on the machine only ever adds to it. */
async function bestOf(attempt: () => Promise<Figures>): Promise<Figures> {
  let best = await attempt();
  for (let more = tries - 1; more > 0 && !isWithin(best); more -= 1) best = least(best, await attempt());
  return best;
}

const { url, server } = await servePage(Number(values.port));
const browser = await chromium.launch(launchOptions);
const all: Figures[] = [];
for (const plan of plans) for (const ratio of ratios) all.push(await bestOf(() => measure(browser, url, plan, ratio)));
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
