import type { Schemas } from '../../kernel/http/operation.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { contactTexts } from './mail-texts.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** A visitor's message to the union; it is kept nowhere else. `sentAt` is ISO 8601. */
    'contact-mail': {
      reference: string;
      name: string;
      email: string;
      topic: Schemas['ContactMessage']['topic'];
      message: string;
      sentAt: string;
      locale: 'en' | 'mt';
    };
  }
}

/** Brings a visitor's message to the union's mailbox; an answer to it goes to the visitor. */
export function contactMailer({ union }: Pick<Deps, 'union'>, mailer: Mailer) {
  return async ({ reference, name, email, topic, message, sentAt, locale }: JobData['contact-mail']): Promise<void> => {
    const { topics, subject, from, footer } = contactTexts[locale];
    const mail = renderMail({
      locale,
      heading: topics[topic],
      paragraphs: [
        from({ name, email, when: writtenMoment(new Date(sentAt), locale, union.timeZone) }),
        ...message.split(/\n{2,}/),
      ],
      footer: `${reference}\n${footer}`,
    });
    await mailer.send({
      to: union.contact.email,
      replyTo: email,
      subject: subject({ topic: topics[topic], name, reference }),
      ...mail,
      messageId: `contact-${reference}`,
      locale,
    });
  };
}
