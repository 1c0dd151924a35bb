import { connect } from 'node:net';
import { globSync } from 'node:fs';
import { once } from 'node:events';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { rulesMissing } from '../support/browser-rules.ts';
import { readRaw } from '../support/raw-page.ts';
import { rawRequest, sendRaw } from '../support/raw-request.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { openStage, stageBuyers, stageShow } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [origin] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());

const [asset = ''] = globSync('assets/*.js', { cwd: 'dist/site' });
const [picture = ''] = globSync('*.svg', { cwd: 'content/pictures' });

describe('every answer tells browsers what they may do with it (B8)', () => {
  it.each([
    [200, '/'],
    [200, '/media/events?utm_source=x'],
    [200, '/login'],
    [404, '/no/such/page'],
    [404, '/media/events/no-such-event'],
    [200, `/${asset}`],
    [404, '/assets/none.js'],
    [200, `/pictures/${picture}`],
    [404, '/pictures/none.svg'],
    [404, '/pictures/..%2Funion.json'],
    [200, '/worker.js'],
    [200, '/robots.txt'],
    [200, '/sitemap.xml'],
    [200, '/card.png'],
    [404, '/media/events/none/card.png'],
    [200, '/api/docs'],
    [200, '/api/docs/manual.css'],
    [200, '/api/openapi.json'],
    [200, '/api/events?locale=en'],
    [400, '/api/events?none=1'],
    [404, '/api/none'],
    [404, '/api/events/slug/none'],
    [401, '/api/auth/me'],
    [404, '/webhooks/payments'],
    [404, '/webhooks/none'],
    [200, '/healthz'],
    [200, '/readyz'],
    [404, '/%'],
    [404, '/m%C4?search=%'],
    [400, '//'],
  ])('%i %s', async (status, path) => {
    const first = await readRaw(origin + path, { 'accept-encoding': 'br' });
    // Some are cached from the second request on.
    const second = await readRaw(origin + path, { 'accept-encoding': 'br' });
    for (const answer of [first, second]) expect([answer.status, rulesMissing(answer.headers)]).toEqual([status, []]);
  });

  it.each(['/', '/api/events?locale=en', `/${asset}`, '/card.png'])('304 %s', async (path) => {
    const { headers } = await readRaw(origin + path);
    const again = await readRaw(origin + path, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, rulesMissing(again.headers)]).toEqual([304, []]);
  });

  it.each([
    ['POST', '/webhooks/payments', 400, { 'content-type': 'application/json' }, '{}'],
    ['POST', '/webhooks/payments', 415, { 'content-type': 'text/plain' }, '{}'],
    ['POST', '/webhooks/payments', 413, { 'content-type': 'application/json' }, ' '.repeat(300_000)],
    ['POST', '/api/auth/login', 400, { 'content-type': 'application/json' }, '{'],
    ['POST', '/api/auth/login', 415, { 'content-type': 'text/plain' }, 'x'],
    ['POST', '/api/auth/login', 413, { 'content-type': 'application/json' }, ' '.repeat(100_000)],
    ['POST', '/', 404, {}, 'x'],
    ['OPTIONS', '/', 404, {}, undefined],
    ['DELETE', `/${asset}`, 404, {}, undefined],
    ['HEAD', '/', 200, {}, undefined],
  ] as const)('%s %s %i', async (method, path, status, headers, body) => {
    const answer = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
    expect([answer.status, rulesMissing(Object.fromEntries(answer.headers))]).toEqual([status, []]);
  });

  it.each([
    ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
    ['two lengths', 400, rawRequest('POST /api/auth/login HTTP/1.1', ['content-length: 1', 'content-length: 2'])],
    ['a length beside chunks', 400, rawRequest('POST / HTTP/1.1', ['content-length: 1', 'transfer-encoding: chunked'])],
    ['a header that ends in nothing', 400, 'GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['headers of 20,000 bytes', 431, rawRequest('GET / HTTP/1.1', [`x: ${'x'.repeat(20_000)}`])],
    ['an expectation', 417, rawRequest('POST / HTTP/1.1', ['expect: the-moon', 'content-length: 0'])],
    ['HTTP/2 without asking', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('to %s: %i', async (_, status, bytes) => {
    const answer = await sendRaw(origin, bytes);
    expect([answer.status, rulesMissing(answer.headers)]).toEqual([status, []]);
  });

  it('and says nothing to a client that has gone', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost:');
    socket.resetAndDestroy();
    expect((await readRaw(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('what is somebody’s own is kept nowhere', () => {
  it('neither their details and bookings, nor their tickets, nor a refusal', async () => {
    const show = await stageShow(db, { capacity: 10 });
    const [buyer] = await stageBuyers(db, 1);
    if (buyer === undefined) throw new Error('No buyer');
    const booking = await buyTwoPlaces({ urls, dataDir }, buyer, show);
    const authorization = `Bearer ${buyer.token}`;
    const tickets = `${origin}/api/bookings/${booking}/tickets`;
    await expect.poll(async () => (await readRaw(tickets, { authorization })).status).toBe(200);
    const paths = ['/auth/me', '/auth/export', '/bookings', `/bookings/${booking}`, `/bookings/${booking}/tickets`];
    for (const path of paths) {
      const { status, headers } = await readRaw(`${origin}/api${path}`, { authorization });
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
      const refused = await readRaw(`${origin}/api${path}`);
      expect([path, refused.status, refused.headers['cache-control']]).toEqual([path, 401, 'no-store']);
    }
  });
});
