import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { expectStill } from '../support/layout-shift.ts';

const [portal] = inject('portal').urls;
/** The end of the footer's second section: what the first part of a page ends with. */
const CUT = /<footer.*?<\/section>.*?<\/section>/s;
let rest = Promise.withResolvers<void>();

/** A line on which the second part of a page comes when the test says so. */
const line = createServer((asked, answer) => {
  const { method, url, headers } = asked;
  const sent = request(portal + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    if (got.headers['content-type']?.startsWith('text/html') === true) void sendInParts();
    else got.pipe(answer);

    async function sendInParts() {
      const page = await text(got);
      const [cut = ''] = CUT.exec(page) ?? [];
      const end = page.indexOf(cut) + cut.length;
      answer.write(page.slice(0, end));
      await rest.promise;
      answer.end(page.slice(end));
    }
  });
  asked.pipe(sent);
});
beforeAll(async () => void (await once(line.listen(0, '127.0.0.1'), 'listening')));
afterAll(() => void line.close());
const { desk } = useBrowser({ urlOf: () => `http://127.0.0.1:${(line.address() as AddressInfo).port}` });

it.each([800, 1280])('a page whose foot comes later stands still, %i px wide', async (width) => {
  rest = Promise.withResolvers();
  const page = await desk({ width, withoutWorker: true });
  await page.goto('/media/news?search=xyzzy', { waitUntil: 'commit' });
  const sections = page.locator('footer section');
  await expect.poll(() => sections.count()).toBe(2);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await sections.last().boundingBox();
  rest.resolve();
  await page.waitForLoadState('load');
  expect(await sections.count()).toBeGreaterThan(2);
  expect(await sections.nth(1).boundingBox()).toEqual(before);
  await expectStill(page, page.url());
});
