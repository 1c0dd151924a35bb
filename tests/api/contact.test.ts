import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { readUnion } from '../../server/kernel/content/union.ts';
import { clientOf } from '../support/client.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { type Mail, mailsTo } from '../support/mailbox.ts';
import { newMailbox } from '../support/registering.ts';
import { openStage } from '../support/stage.ts';
import { patience } from '../support/patience.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());
const nextAddress = addresses();
const { contact } = readUnion(new URL('../../content', import.meta.url).pathname);

type Wish = { email?: string; name?: string; message?: string; address?: string; key?: string; language?: string };

function send({ email = newMailbox(), name = 'Ġużeppa Żahra', message = 'Saħħa', ...how }: Wish = {}) {
  const { address = nextAddress(), key, language = 'en' } = how;
  return clientOf(urls[0], undefined, fetchFrom(address)).POST('/contact', {
    body: { name, email, topic: 'funds', message },
    headers: { 'accept-language': language, ...(key !== undefined && { 'idempotency-key': key }) },
  });
}

const mailsFrom = async (email: string): Promise<Mail[]> =>
  (await mailsTo(dataDir, contact.email)).filter(({ raw }) => raw.includes(`Reply-To: ${email}\r\n`));

/** Waits for the only mail that contains this sender's message. */
const mailFrom = (email: string): Promise<Mail> =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsFrom(email);
      if (mail === undefined) throw new Error(`No mail came from ${email}`);
      return mail;
    },
    { timeout: patience, interval: 50 },
  );

it('a message reaches the union’s mailbox, in the sender’s language, and can be answered', async () => {
  const email = newMailbox();
  const message = 'L-ewwel ħsieb.\r\n\r\nIt-tieni, b’<b>tikek</b>: ċ ġ ħ ż.';
  const { data, response } = await send({ email, message, language: 'mt' });
  expect(response.status).toBe(201);
  const mail = await mailFrom(email);
  expect(mail.subject).toBe(`Fondi: Ġużeppa Żahra (${data?.data.reference})`);
  expect(mail.text).toContain('L-ewwel ħsieb.\n\nIt-tieni, b’<b>tikek</b>: ċ ġ ħ ż.');
  expect(mail.html).toContain('&lt;b&gt;tikek&lt;/b&gt;');
  expect(mail.html).not.toContain('<b>tikek');
});

it.each(['Ġanni\r\nBcc: x@evil.example', 'Ġanni\nSubject: x', 'Ġanni\u2028To: x@evil.example'])(
  'a name of several lines (%j) adds no header (C5)',
  async (name) => {
    const email = newMailbox();
    await send({ email, name });
    const { raw } = await mailFrom(email);
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^(?:Bcc|To): .*evil/im);
    expect(headers.match(/^Subject:/gim)).toHaveLength(1);
  },
);

it.each(['x@uni.example, y@uni.example', 'x@uni.example\r\nBcc: y@evil.example', 'x', '"a b"@uni.example'])(
  'an address for answers that is not one plain address (%j) is refused (C5)',
  async (email) => {
    const { error, response } = await send({ email });
    expect([400, 422]).toContain(response.status);
    expect(error?.errors).toHaveProperty('email');
  },
);

it('sent twice under one key it arrives once; another message under it is refused (A8)', async () => {
  const email = newMailbox();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({ email, key })));
  expect(new Set(answers.map(({ data }) => data?.data.reference)).size).toBe(1);
  const other = await send({ email, key, message: 'Xi ħaġa oħra' });
  expect([other.response.status, other.error?.code]).toEqual([422, 'key_reused']);
  await mailFrom(email);
  // A second mail would have come with this one or before it.
  const last = newMailbox();
  await send({ email: last });
  await mailFrom(last);
  expect(await mailsFrom(email)).toHaveLength(1);
});

it('a mailbox writes five times a day, and whoever writes more is told when again', async () => {
  const email = newMailbox();
  for (let count = 0; count < 5; count++) expect((await send({ email })).response.status).toBe(201);
  const { response, error } = await send({ email });
  expect([response.status, error?.code]).toEqual([429, 'too_many_messages']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('one network writes twenty times a day, under whatever names', async () => {
  const address = nextAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) statuses.push((await send({ address })).response.status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

it('nothing of what was written stays in a table', async () => {
  const email = newMailbox();
  const message = `Sigriet ${randomUUID()}`;
  const { data } = await send({ email, message, key: randomUUID() });
  await mailFrom(email);
  const reference = data?.data.reference ?? '';
  const receipt = await db
    .selectFrom('message_receipts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  expect(receipt).toBeDefined();
  expect(JSON.stringify(receipt)).not.toContain(message);
  expect(JSON.stringify(receipt)).not.toContain(email);
});
