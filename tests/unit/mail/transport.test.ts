import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestClock } from '../../../server/kernel/clock.ts';
import { type MailMessage, MailRefused } from '../../../server/kernel/mail/message.ts';
import { createMailer } from '../../../server/kernel/mail/transport.ts';
import { readMail } from '../../support/mailbox.ts';
import { startMailServer } from '../../support/smtp-server.ts';

const from = 'Għaqda Studenti <noreply@su.uni.example>';
const clock = createTestClock(new Date('2026-10-05T09:00:00.123Z'));
let outboxDir: string;

beforeEach(() => {
  outboxDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  return () => rmSync(outboxDir, { recursive: true, force: true });
});

function aMail(changes: Partial<MailMessage> = {}): MailMessage {
  return {
    to: 'ġorġ.ħaż@uni.example',
    subject: 'Il-biljetti għaċ-ċelebrazzjoni ta’ Ħaż-Żebbuġ',
    text: 'Inżommulek is-siġġijiet.',
    html: '<p>Inżommulek is-siġġijiet.</p>',
    messageId: 'booking-paid-1',
    attachments: [{ filename: 'biljetti-għaqda.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }],
    locale: 'mt',
    ...changes,
  };
}

test('without a mail server each mail is one whole file, sorted by time', async () => {
  const mailer = createMailer({ outboxDir, from, clock });
  await mailer.send(aMail());
  clock.advance(1);
  await mailer.send(aMail({ messageId: 'booking-paid-2', subject: 'Second' }));
  const names = readdirSync(outboxDir);
  expect(names).toEqual([
    expect.stringMatching(/^20261005T090000123Z-[0-9a-f]{16}\.eml$/),
    expect.stringMatching(/^20261005T090000124Z-[0-9a-f]{16}\.eml$/),
  ]);
  const eml = readFileSync(join(outboxDir, names[0] ?? ''), 'utf8');
  expect(eml).toContain('Message-ID: <booking-paid-1@su.uni.example>\r\n');
  expect(eml).toContain('Content-Language: mt\r\n');
  expect(eml).toContain('Content-Type: multipart/mixed');
  expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('sending a mail again makes no second file', async () => {
  const mailer = createMailer({ outboxDir, from, clock });
  await mailer.send(aMail());
  clock.advance(3_600_000);
  await mailer.send(aMail());
  expect(readdirSync(outboxDir).length).toBe(1);
});

test('the outbox forgets an address, and nobody else’s', async () => {
  const mailer = createMailer({ outboxDir, from, clock });
  const long = `${'x'.repeat(60)}@${'long.'.repeat(20)}example`;
  for (const [at, to] of ['a@uni.example', long, 'aa@uni.example'].entries())
    await mailer.send(aMail({ messageId: `mail-${at}`, to }));
  await mailer.forget('A@uni.example');
  await mailer.forget(long);
  const [left, ...others] = readdirSync(outboxDir);
  expect(others).toEqual([]);
  expect(readFileSync(join(outboxDir, left ?? ''), 'utf8')).toContain('To: aa@uni.example\r\n');
});

test('a mail server gets the mail, Maltese letters and all', async () => {
  const { smtpUrl, received } = await startMailServer();
  await createMailer({ smtpUrl, outboxDir, from, clock }).send(aMail({ to: 'gorg@uni.example' }));
  expect(received.map(({ recipients }) => recipients)).toEqual([['gorg@uni.example']]);
  const { text, html, ...headers } = readMail(received[0]?.eml ?? '');
  expect(headers).toMatchObject({ from, to: 'gorg@uni.example', subject: aMail().subject });
  expect([text.trim(), html.trim()]).toEqual([aMail().text, aMail().html]);
  expect(readdirSync(outboxDir)).toEqual([]);
});

test('a mail server that refuses or is down makes send reject', async () => {
  const { smtpUrl } = await startMailServer({ refusing: true });
  await expect(createMailer({ smtpUrl, outboxDir, from }).send(aMail({ to: 'a@uni.example' }))).rejects.toThrow(
    'Come back later',
  );
  await expect(createMailer({ smtpUrl: 'smtp://127.0.0.1:9', outboxDir, from }).send(aMail())).rejects.toThrow(
    'ECONNREFUSED',
  );
});

const injections = [
  '\r\nBcc: eve@evil.example',
  '\nBcc: eve@evil.example',
  '\rX: 1',
  '\u0000',
  '\u2028Bcc: e@evil.example',
];

test.each(
  injections.flatMap((text): Partial<MailMessage>[] => [
    { subject: `Hello${text}` },
    { to: `maria@uni.example${text}` },
    { messageId: `id${text}` },
    { attachments: [{ filename: `a${text}.pdf`, contentType: 'application/pdf', content: Buffer.from('') }] },
    { attachments: [{ filename: 'a.pdf', contentType: `application/pdf${text}`, content: Buffer.from('') }] },
  ]),
)('a header cannot be smuggled in: %j', async (changes) => {
  await expect(createMailer({ outboxDir, from }).send(aMail(changes))).rejects.toThrow(MailRefused);
  expect(readdirSync(outboxDir)).toEqual([]);
});

test.each([
  'a@uni.example, eve@evil.example',
  'a@uni.example;eve@evil.example',
  '<eve@evil.example> a@uni.example',
  'Team: a@uni.example;',
  'a',
  '"a@b" <c@d>',
])('nobody but one recipient is reached: %s', async (to) => {
  await expect(createMailer({ outboxDir, from }).send(aMail({ to }))).rejects.toThrow(MailRefused);
});
