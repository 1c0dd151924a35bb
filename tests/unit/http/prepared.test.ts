import { createServer, type IncomingMessage, request as ask } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../server/kernel/clock.ts';
import { createCache } from '../../../server/kernel/cache.ts';
import { createPrepared, type Prepared, type Source } from '../../../server/kernel/http/prepared.ts';

const list = { data: Array.from({ length: 200 }, (_, number) => ({ number, name: 'Żebbuġ' })) };
let clock: TestClock;
let app: FastifyInstance;
let port: number;
let passedOn: number;
let source: Source;
let computed: number;
let prepared: Prepared;

const json = (body: object) => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});
const keyOf = ({ url = '', headers }: IncomingMessage) =>
  `${headers['authorization'] ?? ''} ${headers['accept-language'] ?? ''} ${url}`;

beforeEach(async () => {
  clock = createTestClock();
  passedOn = 0;
  computed = 0;
  source = {
    compute: async () => {
      computed += 1;
      return json({ ...list, computed });
    },
    freshMs: 60_000,
  };
  prepared = createPrepared({ clock, cache: createCache(24_000), name: 'list', keyOf });
  app = Fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (prepared.serve(request, response)) return;
        passedOn += 1;
        handle(request, response);
      }),
  });
  app.addHook('onRequest', async (_, reply) => void reply.header('x-content-type-options', 'nosniff'));
  app.get('/list', (request, reply) => prepared.respond(request, reply, source));
  app.get('/own', (request, reply) =>
    prepared.respond(request, reply, source, { key: keyOf(request.raw), isPersonal: true }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(url).port);
});

afterEach(() => app.close());

type Got = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port, path, headers, host: '127.0.0.1' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

test('askers at the same time share one computation, later ones are answered from memory with the same headers', async () => {
  let letGo: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => (letGo = resolve));
  const { compute } = source;
  source.compute = async () => {
    await gate;
    return compute();
  };
  const asked = Promise.all([get('/list?locale=en'), get('/list?locale=en'), get('/list?locale=en')]);
  await expect.poll(() => passedOn).toBe(3);
  letGo();
  const answers = await asked;
  expect(computed).toBe(1);
  const later = await get('/list?locale=en');
  expect(passedOn).toBe(3);
  for (const answer of [...answers, later]) {
    expect(JSON.parse(answer.bytes.toString())).toEqual({ ...list, computed: 1 });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('an answer that the client has already is not sent again', async () => {
  const { headers } = await get('/list?locale=en');
  const again = await get('/list?locale=en', { 'if-none-match': `"other", ${String(headers['etag'])}` });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const other = await get('/list?locale=en', { 'if-none-match': '"other"' });
  expect(other.status).toBe(200);
});

test('each client gets the encoding that it takes', async () => {
  const brotli = await get('/list?locale=en', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/list?locale=en', { 'accept-encoding': 'gzip, br;q=0' });
  const plain = await get('/list?locale=en', { 'accept-encoding': 'gzip;q=0, br;q=0.0' });
  expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  const bodies = [brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes), plain.bytes];
  for (const body of bodies) expect(JSON.parse(body.toString())).toMatchObject(list);
});

test('an answer is computed anew once the clock has moved on', async () => {
  await get('/list?locale=en');
  clock.advance(59_999);
  await get('/list?locale=en');
  expect(computed).toBe(1);
  clock.advance(1);
  await get('/list?locale=en');
  expect(computed).toBe(2);
});

test('while the version of its data stays the same, an answer is not computed again', async () => {
  let version = 'one';
  source.version = () => Promise.resolve(version);
  const first = await get('/list?locale=en');
  clock.advance(60_000);
  const second = await get('/list?locale=en');
  expect([computed, passedOn, second.bytes.equals(first.bytes)]).toEqual([1, 2, true]);
  version = 'two';
  clock.advance(60_000);
  await get('/list?locale=en');
  expect(computed).toBe(2);
});

test('an answer that stays the same is compressed again, as small as can be, and never computed for it', async () => {
  prepared = createPrepared({ clock, cache: createCache(100_000), name: 'settled', keyOf, settledMs: 0 });
  const body = { data: Array.from({ length: 300 }, (_, number) => ({ number, name: `Żebbuġ ${number ** 3}` })) };
  const compute = async () => {
    computed += 1;
    return json(body);
  };
  source = { compute, version: async () => 'one', freshMs: 1 };
  const brotli = { 'accept-encoding': 'br' };
  const quick = await get('/list', brotli);
  const smaller = async () => (await get('/list', brotli)).bytes.length < quick.bytes.length;
  await expect.poll(smaller, { interval: 5 }).toBe(true);
  const best = await get('/list', brotli);
  expect(Number(best.headers['content-length'])).toBe(best.bytes.length);
  expect(brotliDecompressSync(best.bytes)).toEqual(brotliDecompressSync(quick.bytes));
  expect(best.headers['etag']).toBe(quick.headers['etag']);
  expect(computed).toBe(1);
});

test('what is kept has a bound: the oldest answers go first', async () => {
  for (const page of [1, 2, 3, 4]) await get(`/list?locale=en&page=${page}`);
  expect(computed).toBe(4);
  await get('/list?locale=en&page=4');
  expect(computed).toBe(4);
  await get('/list?locale=en&page=1');
  expect(computed).toBe(5);
});

test('a failed computation is told to its asker and not kept', async () => {
  const { compute } = source;
  source.compute = () => Promise.reject(new Error('no such list'));
  expect((await get('/list?locale=en')).status).toBe(500);
  source.compute = compute;
  expect((await get('/list?locale=en')).status).toBe(200);
});

test('what is somebody’s own is given to nobody else, and forgotten when told, also while it is computed', async () => {
  const one = { authorization: 'one' };
  await get('/own', one);
  await get('/own', one);
  await get('/own', { authorization: 'two' });
  expect(computed).toBe(2);
  prepared.forget('one ');
  await get('/own', { authorization: 'two' });
  expect(computed).toBe(2);
  const { compute } = source;
  let open: (value?: unknown) => void = () => undefined;
  const gate = new Promise((resolve) => (open = resolve));
  source.compute = async () => {
    await gate;
    return compute();
  };
  const before = passedOn;
  const asked = get('/own', one);
  await expect.poll(() => passedOn).toBe(before + 1);
  prepared.forget('one ');
  open();
  await asked;
  await get('/own', one);
  expect(computed).toBe(4);
});

test('an answer that says a part is away is not kept', async () => {
  source.compute = async () => ({ ...json(list), status: 503 });
  expect((await get('/list')).status).toBe(503);
  source.compute = async () => json(list);
  expect((await get('/list')).status).toBe(200);
});

test.each([
  { kind: 'short', accepted: 'br', repeats: 12, decode: (bytes: Buffer) => bytes },
  { kind: 'brotli', accepted: 'br', repeats: 120, decode: brotliDecompressSync },
  { kind: 'gzipped', accepted: 'gzip', repeats: 120, decode: gunzipSync },
  { kind: 'long', accepted: 'identity', repeats: 400, decode: (bytes: Buffer) => bytes },
])('a $kind answer has all its bytes, and as many as it says', async ({ accepted, repeats, decode }) => {
  const body = { name: 'Ħaż-Żebbuġ '.repeat(repeats) };
  source.compute = async () => json(body);
  const first = await get('/list', { 'accept-encoding': accepted });
  const second = await get('/list', { 'accept-encoding': accepted });
  for (const { headers, bytes } of [first, second]) {
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(JSON.parse(decode(bytes).toString())).toEqual(body);
  }
});
