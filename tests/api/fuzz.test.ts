import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contractBreach, type Operation, operations, resolve, type Schema } from '../support/contract.ts';
import { rulesMissing } from '../support/browser-rules.ts';
import { brokenRequest, endsSession, refusals, type Seen, sendGenerated, stageFuzz } from '../support/fuzzing.ts';
import { rawRequest, sendRaw } from '../support/raw-request.ts';
import { type GeneratedRequest, type KnownIds, validRequest } from '../support/requests.ts';
import { isFull, someOf } from '../support/size.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
const RUNS = isFull ? 2000 : 600;
const lasting = operations.filter((each) => !endsSession(each));
const perOperation = Math.ceil(RUNS / 2 / operations.length);
let known: KnownIds;
let send: (operation: Operation, request: GeneratedRequest, headers?: Record<string, string>) => Promise<Seen>;

beforeAll(async () => {
  const staged = await stageFuzz(db, urls[0]);
  const tokenFor = staged.tokenFor(staged.buyer.token);
  known = staged.known;
  send = (operation, request, headers) => sendGenerated(urls[0], operation, request, tokenFor, headers);
});
afterAll(() => db.destroy());

describe.each(someOf(lasting, 60))('$id', (operation) => {
  it('answers what the contract says to whatever the contract allows (C1)', async () => {
    await fc.assert(
      fc.asyncProperty(validRequest(operation, known), async (request) => {
        const { status, body, keeping } = await send(operation, request);
        expect(status).toBeLessThan(500);
        expect(contractBreach(operation, status, body)).toBeUndefined();
        if (operation.isSecured) expect(keeping).toMatch(/no-store|^private, max-age=604800, immutable$/);
      }),
      { numRuns: perOperation, endOnFailure: true },
    );
  });

  it('refuses parameters and bodies that the contract does not know (C1)', async () => {
    await fc.assert(
      fc.asyncProperty(brokenRequest(operation, known), async (request) => {
        const { status, body } = await send(operation, request);
        expect(refusals).toContain(status);
        expect(contractBreach(operation, status, body)).toBeUndefined();
      }),
      { numRuns: perOperation, endOnFailure: true },
    );
  });
});

it.each(['getTogaDay', 'exportTogaPicking', 'getCarpoolDay', 'exportCarpools'])(
  '%s takes no day of the year 0, which the database does not know',
  async (id) => {
    const operation = operations.find((each) => each.id === id) as Operation;
    const day = operation.parameters.find(({ schema }) => resolve<Schema>(schema).format === 'date');
    const request = { query: [], headers: {}, body: undefined };
    const asked = (date: string) =>
      send(
        operation,
        day?.in === 'query'
          ? { ...request, path: operation.path, query: [[day.name, date]] }
          : { ...request, path: operation.path.replace(`{${day?.name}}`, date) },
      );
    const [year0, year1] = [await asked('0000-01-01'), await asked('0001-01-01')];
    expect([year0.status, year1.status]).toEqual([400, 200]);
  },
);

/** A field that takes a text. */
function firstText({ body, form }: Operation): string {
  const { properties = {} } = resolve<Schema>(body ?? form ?? {});
  const texts = Object.entries(properties).filter(([, field]) => resolve<Schema>(field).type === 'string');
  return (texts.find(([, field]) => resolve<Schema>(field).format !== 'binary') ?? ['filler'])[0];
}

const withBody = operations.filter((each) => each.body ?? each.form);
const secured = operations.filter((each) => each.isSecured);

const contentTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'text/json',
  'application/json5',
  'application/javascript',
  'image/png',
  'application/pdf',
  'nonsense',
];

describe.each(someOf(withBody, 30))('$id', (operation) => {
  const others = operation.form
    ? contentTypes.map((type) => (type.startsWith('multipart') ? 'application/json' : type))
    : contentTypes;

  it.each(someOf(others, 2))('takes no %s (C2)', async (type) => {
    const [request] = fc.sample(validRequest(operation, known), 1);
    const { status } = await send(operation, request as GeneratedRequest, { 'content-type': type });
    expect(status).toBe(415);
  });

  it('takes no body of a megabyte', async () => {
    const [request] = fc.sample(validRequest(operation, known), 1);
    const { status } = await send(operation, {
      ...(request as GeneratedRequest),
      body: Object.fromEntries([[firstText(operation), 'x'.repeat(1_000_000)]]),
    });
    // A form of files alone refuses any other field by its name, before it is read.
    const hasOnlyFiles = operation.form !== undefined && firstText(operation) === 'filler';
    expect(status).toBe(hasOnlyFiles ? 400 : 413);
  });
});

it.each([
  ['en', 'This information is required.'],
  ['mt', 'Din l-informazzjoni hi meħtieġa.'],
])('every operation that has a body asks for it where none is sent, in %s', async (locale, told) => {
  for (const operation of operations.filter((each) => each.body)) {
    const [sample] = fc.sample(validRequest(operation, known), 1) as [GeneratedRequest];
    const request = { ...sample, headers: { 'accept-language': locale }, body: undefined };
    const { status, body } = await send(operation, request);
    expect([operation.id, status, body]).toMatchObject([operation.id, 400, { errors: { body: [told] } }]);
  }
});

describe.each(someOf(secured, 40))('$id', (operation) => {
  it('is for people who are signed in', async () => {
    const [request] = fc.sample(validRequest(operation, known), 1);
    const { status, body } = await send(operation, request as GeneratedRequest, { authorization: 'Bearer nobody' });
    expect(status).toBe(401);
    expect(contractBreach(operation, status, body)).toBeUndefined();
  });
});

const keyless = /[^!-~]/;
/** Invalid Idempotency-Keys, as far as a header can carry them: too short, too long, or with characters that are not allowed. */
const badKeys = fc.oneof(
  fc.string({ minLength: 0, maxLength: 7 }).filter((key) => !keyless.test(key)),
  fc.constantFrom('1234567', 'x'.repeat(101), 'x'.repeat(3000), 'two words', 'ħobż-biż-żejt'),
);
const keyed = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'));

describe.each(someOf(keyed, 20))('$id', (operation) => {
  it('takes no Idempotency-Key that the contract does not allow', async () => {
    const [sample] = fc.sample(validRequest(operation, known), 1) as [GeneratedRequest];
    const request = { ...sample, headers: {} };
    await fc.assert(
      fc.asyncProperty(badKeys, async (key) => {
        const latin = Buffer.from(key).toString('latin1');
        const { status } = await send(operation, request, { 'idempotency-key': latin });
        expect(status).toBe(400);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});

describe('raw requests', () => {
  const parts = ['', '.', '..', '%', '%00', '%ff', '%2f', '%2e%2e', '[', ']', '\\', ';', ':', '@', '?', '??', '&', '=']
    .concat(['#', '|', '"', '<', '\xe0', '~', '*', 'x'.repeat(300), 'media', 'events', 'il-kewkba', 'card.png', 'api'])
    .concat(['assets', 'pictures', 'page=2', 'locale=mt', 'search=%']);
  const path = fc.array(fc.constantFrom(...parts), { maxLength: 6 });
  const written = (pieces: string[], glue: string) => `/${pieces.join(glue)}`;
  const known = [
    '//',
    '//[',
    '///',
    '/%',
    '/[',
    '/\\',
    '*',
    'x',
    'http://x/',
    'http://[',
    '//api/events',
    '/?%',
    '/?=&=',
    '/#',
  ];

  it.each(['//', '//[', '///', '//media/events', '/%', '/%ff', '*', 'x', 'http://x/'])(
    'GET %s is refused',
    async (address) => {
      const { status, headers } = await sendRaw(urls[0], rawRequest(`GET ${address} HTTP/1.1`));
      expect([Math.floor(status / 100), rulesMissing(headers)]).toEqual([4, []]);
    },
  );

  it('at any address are answered, and never with a fault of ours', async () => {
    const address = fc.oneof(
      fc.constantFrom(...known),
      fc.tuple(path, fc.constantFrom('/', '//', '')).map(([pieces, glue]) => written(pieces, glue)),
    );
    await fc.assert(
      fc.asyncProperty(address, fc.constantFrom('GET', 'HEAD', 'POST'), async (asked, method) => {
        const { status, headers } = await sendRaw(urls[0], rawRequest(`${method} ${asked} HTTP/1.1`));
        expect([status > 0 && status < 500, rulesMissing(headers)]).toEqual([true, []]);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  it.each(['%00', '%', '%E0%A4%A', 'a%20b', 'a%0d%0ax:y', '\xff', 'x'.repeat(5000), '', '""', 'a=b=c'])(
    'with the cookie su_token=%s get the page of a visitor',
    async (value) => {
      for (const name of ['su_token', '__Host-su_token', 'locale']) {
        const { status, headers } = await sendRaw(urls[0], rawRequest('GET / HTTP/1.1', [`cookie: ${name}=${value}`]));
        expect([name, status, rulesMissing(headers)]).toEqual([name, 200, []]);
      }
    },
  );

  it('with whatever cookies are answered, and never with a fault of ours', async () => {
    const latin = fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code)),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('', 'su_token=', '__Host-su_token=', 'locale='), latin, async (start, text) => {
        const line = `cookie: ${start}${text}`;
        const page = await sendRaw(urls[0], rawRequest('GET /media/events HTTP/1.1', [line]));
        const call = await sendRaw(urls[0], rawRequest('GET /api/auth/me HTTP/1.1', [line]));
        expect([page.status < 500, call.status < 500, rulesMissing(page.headers)]).toEqual([true, true, []]);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
