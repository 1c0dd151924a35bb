import { globSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { rulesMissing } from '../support/browser-rules.ts';
import { rawRequest, sendRaw } from '../support/raw-request.ts';
import { someOf } from '../support/size.ts';
import { openStage, stageBuyers } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const [origin] = urls;
const db = openStage(dataDir);
afterAll(() => db.destroy());

const [asset = ''] = globSync('assets/*.js', { cwd: 'dist/site' });
const [picture = ''] = globSync('*.svg', { cwd: 'content/pictures' });

/** Pages, calls, files and pictures: everything that answers by code of its own. */
const addresses = ['/', '/login', '/media/events', '/media/events/il-kewkba', '/account', '/no/such/page', `/${asset}`]
  .concat([`/pictures/${picture}`, '/card.png', '/media/events/il-kewkba/card.png', '/robots.txt', '/sitemap.xml'])
  .concat(['/worker.js', '/api/docs', '/api/openapi.json', '/healthz', '/readyz', '/assets/none.js'])
  .concat(['/webhooks/payments', '/api/events', '/api/events/slug/il-kewkba', '/api/auth/me', '/api/bookings'])
  .concat(['/api/search?q=kewkba']);
const names = ['Authorization', 'Accept-Language', 'Accept', 'Accept-Encoding', 'If-None-Match', 'If-Modified-Since']
  .concat(['Range', 'If-Range', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Origin'])
  .concat(['Referer', 'Content-Type', 'User-Agent', 'Sec-Fetch-Site', 'Cache-Control', 'X-HTTP-Method-Override'])
  .concat(['Stripe-Signature', 'Complaint-Code', 'Host']);
const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const values = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u007F',
  '\u00FF\u00FE',
  utf8('Ħ'),
  utf8('𝔤\u202E'),
  '"',
  '\\',
  '%00',
  '%',
  '*',
  ',',
  ';=,',
]
  .concat(['x'.repeat(8192), 'a, '.repeat(2000), 'mt;q=0.5,'.repeat(800), 'W/"', 'W/"x", *, "y"', '"'.repeat(500)])
  .concat(['mt;q=9', 'mt;q=-1, en', 'mt;q=NaN', 'mt;q=1e999', 'en;q=0', 'mt;q', '*;q=0', 'br;q=2', 'gzip;q=0, br;q=0'])
  .concat(['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=99999999999999999999-', 'bytes=0-0,2-2', 'bytes=--', 'x=1-2'])
  .concat([`bytes=${'0-1,'.repeat(1000)}0-1`, 'Thu, 99 Foo 0000 99:99:99 GMT', '-1', '9'.repeat(400)])
  .concat(['Bearer', 'Bearer ', 'Bearer a.b.c', 'Basic Og==', `Bearer ${'e'.repeat(8000)}`, 'Bearer x y'])
  .concat(['127.0.0.1', '::1', '[', 'x'.repeat(256), 'a:99999', 'user@x', '127.0.0.1, , ::ffff:0', 'http://[', 'null'])
  .concat(['text/html;q=x', 'application/json; charset=utf-7', 'application/json; charset="', 'multipart/form-data'])
  .concat(['multipart/form-data; boundary=', '__proto__', 'constructor', 'data:,x', "' or 1=1 --"]);

const ask = (line: string, headers: string[], body = '') =>
  sendRaw(origin, `${rawRequest(`${line} HTTP/1.1`, headers)}${body}`);

/** The faults of an answer: a fault of ours, or missing rules for browsers. */
const wrongs = ({ status, headers }: Awaited<ReturnType<typeof ask>>) =>
  status >= 200 && status < 500 ? rulesMissing(headers) : [String(status)];

describe.each(names)('%s', (name) => {
  it('of any value is answered, and never with a fault of ours', async () => {
    const answers = someOf(values, 20).map(async (value, at) => {
      const address = addresses[(at + names.indexOf(name) * 7) % addresses.length] ?? '';
      return { address, value, wrong: wrongs(await ask(`GET ${address}`, [`${name}: ${value}`])) };
    });
    expect((await Promise.all(answers)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });
});

describe('headers together', () => {
  const latin = fc.string({ unit: fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCodePoint(code)) });
  const value = fc.oneof(fc.constantFrom(...values), latin).map((text) => text.replaceAll(/[\r\n]/g, ' '));
  const header = fc.tuple(fc.constantFrom(...names), value).map((pair) => pair.join(': '));
  const headers = fc.array(header, { minLength: 1, maxLength: 5 });

  it('of whatever values are answered by every method, and never with a fault of ours', async () => {
    const method = fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(method, fc.constantFrom(...addresses), headers, async (verb, address, lines) => {
        expect(wrongs(await ask(`${verb} ${address}`, lines))).toEqual([]);
      }),
      { numRuns: 400, endOnFailure: true },
    );
  });

  it('of somebody who is logged in too', async () => {
    const [buyer] = await stageBuyers(db, 1);
    const own = ['/account', '/tickets', '/api/auth/me', '/api/auth/export', '/api/bookings', '/api/auth/sessions'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...own), headers, async (address, lines) => {
        const others = lines.filter((line) => !line.startsWith('Authorization'));
        const known = [`authorization: Bearer ${buyer?.token}`, `cookie: su_token=${buyer?.token}`];
        expect(wrongs(await ask(`GET ${address}`, [...known, ...others]))).toEqual([]);
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
});

it.each(['x'.repeat(8000), '\xff\xfe', utf8('Ħ\u202E𝔤'), '', '\x01', "' or 1=1 --"])(
  'a login from a browser called %j is answered, and so are its sessions',
  async (agent) => {
    const body = JSON.stringify({ email: 'gulja.zammit@uni.example', password: 'Luzzu-2027' });
    const headers = ['content-type: application/json', `content-length: ${body.length}`, `user-agent: ${agent}`];
    expect(wrongs(await ask('POST /api/auth/login', headers, body))).toEqual([]);
  },
);

describe('a length that is not the body’s', () => {
  const body = '{"email":"nobody@uni.example","password":"x"}';
  const lengths = [
    '0',
    '1',
    '-1',
    '+1',
    '1e3',
    '0x2d',
    '45, 45',
    '45, 46',
    '',
    ' ',
    'x',
    '4.5',
    '1'.repeat(30),
    '900000000',
  ];

  it.each(lengths)('%j is refused', async (length) => {
    const headers = ['content-type: application/json', `content-length: ${length}`];
    const answer = await ask('POST /api/auth/login', headers, body);
    expect([Math.floor(answer.status / 100), rulesMissing(answer.headers)]).toEqual([4, []]);
  });

  it.each(['GET /', 'GET /api/events', `GET /${asset}`, 'HEAD /media/events'])('is no matter to %s', async (line) => {
    for (const length of ['1', '45', '900000000'])
      expect(wrongs(await ask(line, [`content-length: ${length}`], body))).toEqual([]);
  });
});

it('a form with a part that has no name is refused', async () => {
  for (const about of ['', '; filename="a.txt"']) {
    const body = `--x\r\nContent-Disposition: form-data${about}\r\n\r\na\r\n--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status } = await fetch(`${origin}/api/complaint`, { method: 'POST', headers, body });
    expect(status).toBe(400);
  }
});
