import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Clock, systemClock } from '../clock.ts';
import { headerText } from './header-text.ts';
import { checkMessage, type MailMessage } from './message.ts';
import { openOutbox } from './outbox.ts';

export type Mailer = {
  /** Sends or resends one mail; rejects if the mail server does not accept it, so that a job can retry. */
  send(message: MailMessage): Promise<void>;
  /** Removes mail to or from this address from the outbox. Mail that a mail server has accepted is beyond reach. */
  forget(address: string): Promise<void>;
};

export type MailerOptions = {
  /** The mail server; without one, mails become .eml files in the outbox. */
  smtpUrl?: string | undefined;
  outboxDir: string;
  /** The sender, such as `Għaqda Studenti <noreply@su.uni.example>`. */
  from: string;
  clock?: Clock;
};

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function describeMail(message: MailMessage, from: string, date: Date): SendMailOptions {
  const { to, replyTo, subject, text, html, messageId, attachments = [], locale } = message;
  const host = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: headerText(subject),
    text,
    html,
    date,
    attachments,
    messageId: `<${messageId}@${host}>`,
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The portal's only way to send mail: a mail server, or .eml files in the outbox. */
export function createMailer({ smtpUrl, outboxDir, from, clock = systemClock }: MailerOptions): Mailer {
  if (smtpUrl === undefined) {
    const outbox = openOutbox(outboxDir);
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      async send(message) {
        checkMessage(message);
        const date = clock.now();
        const { message: eml } = await composer.sendMail(describeMail(message, from, date));
        await outbox.keep(message.messageId, date, eml);
      },
      forget: (address) => outbox.forget(address),
    };
  }
  const server = createTransport({ url: smtpUrl, ...PATIENCE });
  return {
    async send(message) {
      checkMessage(message);
      await server.sendMail(describeMail(message, from, clock.now()));
    },
    forget: () => Promise.resolve(),
  };
}
