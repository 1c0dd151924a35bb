import { expect, it } from 'vitest';
import { readRaw } from '../support/raw-page.ts';
import { startPortalProcess } from '../support/portal-process.ts';
import { rawRequest, sendRaw } from '../support/raw-request.ts';
import { readyFolder } from '../support/ready-cluster.ts';

const paths = [
  '/',
  '/login',
  '/no/such/page',
  '/robots.txt',
  '/worker.js',
  '/card.png',
  '/api/events',
  '/api/auth/me',
  '/api/none',
];

it.each([
  ['https://portal.uni.example', 'max-age=31536000'],
  ['http://portal.uni.example', undefined],
])('browsers that come to %s are told: %s', async (address, promise) => {
  await using stack = new AsyncDisposableStack();
  const folder = await readyFolder();
  stack.defer(() => folder.remove());
  const env = { PORTAL_TEST: '0', PUBLIC_DEMO: '1', PUBLIC_URL: address };
  const portal = await startPortalProcess({ dataDir: folder.path, env });
  stack.defer(() => portal.stop());
  for (const path of paths) {
    // Some are cached from the second request on.
    for (const answer of [await readRaw(portal.url + path), await readRaw(portal.url + path)])
      expect([path, answer.headers['strict-transport-security']]).toEqual([path, promise]);
  }
  const broken = await sendRaw(portal.url, 'nonsense\r\n\r\n');
  const heavy = await sendRaw(portal.url, rawRequest('GET / HTTP/1.1', [`x: ${'x'.repeat(20_000)}`]));
  expect([broken, heavy].map(({ headers }) => headers['strict-transport-security'])).toEqual([promise, promise]);
});
