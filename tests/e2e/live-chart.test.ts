import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchOptions } from '../browser.ts';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/portal-process.ts';

const root = join(import.meta.dirname, '../..');

/** A page that runs the booking's chart, as a flow's page does; its sources are served as by `npm run dev`. */
const PAGE = `<!doctype html><html lang="en"><title>Flow</title><body><h1>Flow</h1><script type="module">
  import { createActor } from 'xstate';
  import { showLiveChart } from '/src/app/dev/live-chart.ts';
  import { bookingMachine } from '/machines/booking/booking.machine.ts';
  showLiveChart();
  window.flow = createActor(bookingMachine).start();
</script></body></html>`;

describe('in a development build', () => {
  let server: ViteDevServer;
  let url = '';
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    const port = await freePort();
    folder = await temporaryFolder();
    url = `http://127.0.0.1:${port}/`;
    server = await createServer({
      root,
      appType: 'custom',
      logLevel: 'error',
      // The cache that `npm run dev` keeps for its next start must not be touched.
      cacheDir: folder.path,
      server: { port, strictPort: true, host: '127.0.0.1', hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true, entries: [], include: [] },
      plugins: [
        {
          name: 'page',
          configureServer: (vite) => {
            vite.middlewares.use((request, response, next) => {
              if (request.url !== '/') return next();
              response.setHeader('content-type', 'text/html');
              void vite.transformIndexHtml('/', PAGE).then((html) => response.end(html));
            });
          },
        },
      ],
    });
    await server.listen();
  });
  afterAll(async () => {
    await server.close();
    await folder.remove();
  });

  async function openFlow(): Promise<Page> {
    const browser = await chromium.launch(launchOptions);
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(url);
    return page;
  }
  /** Does this to the running flow. */
  const tell = (page: Page, what: string) => page.evaluate(`void window.flow.${what}`);
  const active = (page: Page) => page.locator('#live-chart .node.active title').allTextContents();

  it('the chart stands beside the page, and follows where the flow goes until it stops', async () => {
    const page = await openFlow();
    await page.getByRole('button', { name: 'Chart' }).click();
    await expect.poll(() => active(page)).toEqual(['booking.held']);
    await tell(page, 'send({ type: "payment.open" })');
    await expect.poll(() => active(page)).toEqual(['booking.awaiting_payment']);
    const shown = page.locator('#live-chart .node.active').evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      return left >= innerWidth / 2 && right <= innerWidth;
    });
    expect(await shown).toBe(true);
    await expect.poll(() => page.locator('#live-chart output').textContent()).toBe('booking: payment.open');
    const heading = await page.getByRole('heading', { name: 'Flow' }).boundingBox();
    const panel = await page.locator('#live-chart section').boundingBox();
    expect((heading?.x ?? 0) + (heading?.width ?? Infinity)).toBeLessThanOrEqual(panel?.x ?? 0);
    await tell(page, 'stop()');
    await expect.poll(() => page.locator('#live-chart').count()).toBe(0);
  });

  it('the app itself loads it', async () => {
    const main = await server.transformRequest('/src/app/main.tsx');
    expect(main?.code).toContain('/src/app/dev/live-chart.ts');
  });
});

it('is no part of what is built for production', () => {
  const scripts = globSync('dist/site/**/*.js', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((script) => script.includes('live-chart') || script.includes('Live chart'))).toEqual([]);
});
