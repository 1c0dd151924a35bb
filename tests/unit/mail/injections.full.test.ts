import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { contactMailer } from '../../../server/features/contact/mail.ts';
import { readMessage } from '../../../server/features/contact/read-message.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';
import { Problem } from '../../../server/kernel/http/problem.ts';
import { isPlainAddress, type MailMessage, MailRefused } from '../../../server/kernel/mail/message.ts';
import { createMailer } from '../../../server/kernel/mail/transport.ts';
import { injectionTexts, onOneLine } from '../../support/injections.ts';
import { readMail } from '../../support/mailbox.ts';
import { type Received, startMailServer } from '../../support/smtp-server.ts';

const union = readUnion(join(import.meta.dirname, '../../../content'));
const from = `${union.name.mt} <noreply@su.uni.example>`;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

const mailerAt = (smtpUrl: string) => createMailer({ smtpUrl, outboxDir: '', from });

/** Does the same with each, a few at a time. */
const each = <Entry>(entries: readonly Entry[], doWith: (entry: Entry, at: number) => Promise<void>) => {
  const lane = pLimit(16);
  return Promise.all(entries.map((entry, at) => lane(() => doWith(entry, at))));
};

/** The header fields of a mail as it is on the wire, in order. Throws for a line that is none and continues none. */
function fieldsOf({ eml }: Received): string[] {
  const lines = eml
    .slice(0, eml.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split(/[\p{Cc}\u2028\u2029]+/u);
  return lines.map((line) => {
    const [, name] = /^([\w-]+):/.exec(line) ?? [];
    if (name === undefined) throw new Error(`This is no header: ${JSON.stringify(line)}`);
    return name;
  });
}

/** The headers that each of the portal's mails has once. */
const plainFields = ['From', 'To', 'Reply-To', 'Subject', 'Content-Language', 'Auto-Submitted', 'Message-ID', 'Date'];

function messageWith(text: string) {
  const message = { name: text, email: 'gorga@uni.example', topic: 'funds', message: `${text}\nTmiem` } as const;
  try {
    return readMessage(message);
  } catch (error) {
    if (error instanceof Problem && Object.keys(error.fields ?? {}).join() === 'name')
      return readMessage({ ...message, name: 'Ġużeppa' });
    throw error;
  }
}

test('500 injections in a message to the union add no header, no recipient and no part (C5)', async () => {
  const { smtpUrl, received } = await startMailServer();
  const send = contactMailer({ union }, mailerAt(smtpUrl));
  const messages = injectionTexts.map((text) => ({
    ...messageWith(text),
    reference: randomUUID(),
    locale: 'mt' as const,
  }));
  expect(messages.filter(({ name }) => name !== 'Ġużeppa').length).toBeGreaterThan(300);
  await each(messages, (message) => send({ ...message, sentAt: '2026-10-05T09:00:00Z' }));

  const mails = new Map(received.map((mail) => [/^Message-ID: <contact-(\S+)@/m.exec(mail.eml)?.[1], mail]));
  expect([received.length, mails.size]).toEqual([500, 500]);
  for (const { reference, name, message } of messages) {
    const mail = mails.get(reference) ?? { recipients: [], eml: '' };
    expect(mail.recipients).toEqual([union.contact.email]);
    expect(fieldsOf(mail).toSorted()).toEqual([...plainFields, 'MIME-Version', 'Content-Type'].toSorted());
    const { to, subject, text, raw } = readMail(mail.eml);
    expect({ to, subject }).toEqual({ to: union.contact.email, subject: `Fondi: ${name} (${reference})` });
    expect(onOneLine(text)).toContain(`Mingħand: ${onOneLine(name)}, gorga@uni.example`);
    expect(onOneLine(text)).toContain(onOneLine(message));
    const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw) ?? [];
    expect(raw.split(`\r\n--${boundary}`)).toHaveLength(4);
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  }
});

test('500 injections in a subject or a file’s name are refused, or read as they were written (C5)', async () => {
  const { smtpUrl, received } = await startMailServer();
  const mailer = mailerAt(smtpUrl);
  const aMail = (at: number, changes: Partial<MailMessage>): MailMessage => ({
    to: 'gorga@uni.example',
    subject: 'Il-biljetti',
    text: 'Saħħa',
    html: '<p>Saħħa</p>',
    messageId: `m-${at}`,
    locale: 'mt',
    ...changes,
  });
  const pdf = { contentType: 'application/pdf', content: Buffer.from('%PDF-') };
  const isRefused = (at: number, changes: Partial<MailMessage>) =>
    expect(mailer.send(aMail(at, changes))).rejects.toThrow(MailRefused);
  const broken = injectionTexts.filter((text) => CONTROL.test(text));
  await each(broken, async (text, at) => {
    await isRefused(at, { subject: text });
    await isRefused(at, { attachments: [{ ...pdf, filename: `${text}.pdf` }] });
    await isRefused(at, { attachments: [{ ...pdf, filename: 'a.pdf', contentType: `application/pdf${text}` }] });
  });
  expect([broken.length > 450, received]).toEqual([true, []]);

  const texts = [...new Set(injectionTexts.map(onOneLine))];
  await each(texts, async (subject, at) => {
    const filename = `${subject.slice(0, 100)}.pdf`;
    const attachments = [{ ...pdf, filename }];
    if (filename.includes('=?')) await isRefused(at, { attachments });
    await mailer.send(aMail(at, { subject, ...(!filename.includes('=?') && { attachments }) }));
  });
  expect(received.map(({ eml }) => readMail(eml).subject).toSorted()).toEqual(texts.toSorted());
  for (const mail of received) {
    expect(fieldsOf(mail)).toHaveLength(plainFields.length - 1 + 2);
    expect((mail.eml.match(/^Content-Disposition: attachment/gm) ?? []).length).toBeLessThanOrEqual(1);
  }
});

test('none of 500 injections is, or ends, an address (C5)', async () => {
  const { smtpUrl, received } = await startMailServer();
  const mailer = mailerAt(smtpUrl);
  const message = { subject: 'x', text: 'x', html: 'x', messageId: 'x', locale: 'en' } as const;
  const hostile = injectionTexts.flatMap((text) => [
    text,
    `gorga@uni.example${text}`,
    `${onOneLine(text)}@uni.example`,
  ]);
  const refused = hostile.filter((address) => !isPlainAddress(address)).slice(0, 500);
  await each(refused, async (address) => {
    await expect(mailer.send({ ...message, to: address })).rejects.toThrow(MailRefused);
    await expect(mailer.send({ ...message, to: 'a@uni.example', replyTo: address })).rejects.toThrow(MailRefused);
  });
  expect(received).toEqual([]);
  const strange = [...new Set(hostile)].filter(isPlainAddress);
  expect(strange.length).toBeGreaterThan(1);
  await each(strange, (to) => mailer.send({ ...message, to, replyTo: to }));
  expect(received.map(({ recipients }) => recipients.join(' ')).toSorted()).toEqual(strange.toSorted());
  for (const mail of received) {
    expect([readMail(mail.eml).to]).toEqual(mail.recipients);
    expect(fieldsOf(mail)).toHaveLength(plainFields.length + 2);
  }
});
