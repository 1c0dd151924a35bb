// `npm run perf`: the time that public pages take to show and to respond on a slow phone, beside static pages of the same content.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildSite } from '../../../server/site/build.ts';
import { launchOptions } from '../../browser.ts';
import { startPortalProcess, temporaryFolder } from '../../support/portal-process.ts';
import { median } from '../figure.ts';
import { measure, type Figures } from './measure.ts';
import { serveStaticTwin } from './static-twin.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const paths = ['/', '/media/events', '/media/events/freshers-fair', '/media/news/il-librerija-miftuha-sa-nofsillejl'];
/** Acceptance P9, and budgets of our own: ratios to the static twin, but milliseconds of blocking, bytes and requests. */
const limits = { lcp: 1.12, tti: 2.8, blocking: 60, click: 2, codeBytes: 100 * 1024, requests: 10, cls: 0.005 };

/** The browser tells of no shorter click. */
const SHORTEST_CLICK_MS = 16;

const medianOf = (all: readonly Figures[]) => (figure: keyof Figures) => median(all.map((each) => each[figure]));

await buildSite((line) => console.log(line));
const folder = await temporaryFolder();
const portal = await startPortalProcess({ dataDir: folder.path, env: { PORTAL_TEST: '0' } });
const browser = await chromium.launch(launchOptions);

async function comparePage(path: string) {
  const twin = await serveStaticTwin(portal.url, path);
  const [own, still]: [Figures[], Figures[]] = [[], []];
  // Once to warm up, then in turns: other work on the machine affects both alike.
  for (let round = 0; round <= rounds; round += 1) {
    const [portalFigures, twinFigures] = [await measure(browser, portal.url + path), await measure(browser, twin.url)];
    if (round > 0) own.push(portalFigures);
    if (round > 0) still.push(twinFigures);
  }
  twin.server.close();
  const [ours, theirs] = [medianOf(own), medianOf(still)];
  return {
    path,
    lcp: ours('lcp') / theirs('lcp'),
    tti: ours('tti') / theirs('tti'),
    blocking: ours('blocking'),
    click: ours('click') / Math.max(SHORTEST_CLICK_MS, theirs('click')),
    codeBytes: ours('codeBytes'),
    requests: ours('requests'),
    cls: ours('cls'),
    ms: { lcp: ours('lcp'), click: ours('click') },
    twin: { blocking: theirs('blocking'), click: theirs('click') },
  };
}

const results: Awaited<ReturnType<typeof comparePage>>[] = [];
try {
  for (const path of paths) results.push(await comparePage(path));
} finally {
  await browser.close();
  await portal.stop();
  await folder.remove();
}

type Limited = keyof typeof limits;
const figures = Object.keys(limits) as Limited[];
console.table(
  results.map(({ path, lcp, tti, blocking, click, codeBytes, requests, cls, ms, twin }) => ({
    page: path,
    'LCP, ratio': lcp.toFixed(2),
    'LCP, ms': ms.lcp.toFixed(0),
    'TTI, ratio': tti.toFixed(2),
    'blocking, ms': `${blocking.toFixed(0)} (twin ${twin.blocking.toFixed(0)})`,
    'click, ratio': `${click.toFixed(1)} (${ms.click.toFixed(0)}, twin ${twin.click.toFixed(0)} ms)`,
    'JS and CSS, KiB': (codeBytes / 1024).toFixed(1),
    requests,
    CLS: cls.toFixed(4),
  })),
);
const past = results.flatMap((result) =>
  figures.filter((figure) => result[figure] > limits[figure]).map((figure) => `${result.path}: ${figure}`),
);
console.log(past.length === 0 ? 'All within the budget.' : `Past the budget: ${past.join(', ')}`);
console.log(`At 4x slowdown on slow 4G, medians of ${rounds}; limits ${JSON.stringify(limits)}`);
process.exitCode = past.length === 0 ? 0 : 1;
