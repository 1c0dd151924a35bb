import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { patience } from './patience.ts';

export type Mail = { from: string; to: string; subject: string; text: string; html: string; raw: string };

const read = new Map<string, Promise<Mail>>();

/** Every mail in the outbox of a portal to this address, the latest last. */
export async function mailsTo(dataDir: string, address: string): Promise<Mail[]> {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => mailIn(join(outbox, name))));
  return mails.filter(({ to }) => to === address);
}

/** Waits for the `count`th mail to this address, and returns it. */
export function nthMailTo(dataDir: string, address: string, count = 1): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(dataDir, address))[count - 1];
      if (mail === undefined) throw new Error(`No ${count}. mail came to ${address}`);
      return mail;
    },
    { timeout: patience, interval: 50 },
  );
}

/** Waits for the mail to this address with this subject. Two servers may send two mails in either order. */
export function mailAbout(dataDir: string, address: string, subject: string | RegExp): Promise<Mail> {
  const isMeant = (mail: Mail) => (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject));
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(dataDir, address);
      const found = mails.find(isMeant);
      if (found === undefined)
        throw new Error(
          `No mail about ${subject} came to ${address}, only ${mails.map((mail) => mail.subject).join(', ')}`,
        );
      return found;
    },
    { timeout: patience, interval: 50 },
  );
}

/** The four digits in a mail with a code. */
export function codeIn({ text }: Mail): string {
  const code = /^[^\n]*: (\d{4})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`There is no code in this mail:\n${text}`);
  return code;
}

/** The contents of a mail's link for a new password. */
export function linkIn({ text }: Mail): { url: URL; token: string; email: string } {
  const found = /https?:\/\/\S+\/login\/password\/create\S*#\S+/.exec(text)?.[0];
  if (found === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  const url = new URL(found);
  const facts = new URLSearchParams(url.hash.slice(1));
  return { url, token: facts.get('token') ?? '', email: facts.get('email') ?? '' };
}

/** The path of a mail's link to take a changed e-mail address back, and the token in it. */
export function undoIn({ text }: Mail): { path: string; token: string } {
  const url = URL.parse(/https?:\/\/\S+\/login\/password\/create\S*#undo=\S+/.exec(text)?.[0] ?? '');
  if (url === null) throw new Error(`There is no link in this mail:\n${text}`);
  return {
    path: url.pathname + url.search + url.hash,
    token: new URLSearchParams(url.hash.slice(1)).get('undo') ?? '',
  };
}

/** The path of an officer's invitation or a ticket in a mail, and the token in it. */
export function invitationIn({ text }: Mail): { path: string; token: string } {
  const url = URL.parse(
    /https?:\/\/\S+\/(?:account\/organisations\/join|tickets\/(?:receive|share))\S*#token=\S+/.exec(text)?.[0] ?? '',
  );
  if (url === null) throw new Error(`There is no invitation in this mail:\n${text}`);
  return { path: url.pathname + url.hash, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '' };
}

/** A file of the outbox never changes once it has its name. */
function mailIn(file: string): Promise<Mail> {
  const mail = read.get(file) ?? readFile(file, 'utf8').then(readMail);
  read.set(file, mail);
  return mail;
}

/** A mail as a mail program reads it: unfolded, its encoded words and its parts decoded. */
export function readMail(raw: string): Mail {
  const { headers, body } = split(raw);
  // With attachments, text and HTML are in a part of their own, which names another boundary.
  const boundaries = [...`${headers}\n${body}`.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`);
  const parts = boundaries
    .reduce(
      (pieces, boundary) => pieces.flatMap((piece) => piece.split(boundary)),
      [boundaries.length > 0 ? body : raw],
    )
    .map((part) => part.trimStart());
  const partOf = (type: string) => parts.find((part) => part.toLowerCase().startsWith(`content-type: ${type}`)) ?? '';
  return {
    from: decodeWords(header(headers, 'From')),
    to: header(headers, 'To'),
    subject: decodeWords(header(headers, 'Subject')),
    text: decode(partOf('text/plain')),
    html: decode(partOf('text/html')),
    raw,
  };
}

function split(message: string): { headers: string; body: string } {
  const end = message.indexOf('\r\n\r\n');
  return { headers: message.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), body: message.slice(end + 4) };
}

const header = (headers: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';

function decode(part: string): string {
  const { headers, body } = split(part);
  const encoding = header(headers, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body.replaceAll('\r\n', '\n');
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replaceAll(/=\r\n/g, '').replaceAll('\r\n', '\n');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );
}
