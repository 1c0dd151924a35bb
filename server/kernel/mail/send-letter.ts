import type { Deps } from '../deps.ts';
import { renderMail, signatureOf } from './layout.ts';
import type { MailMessage } from './message.ts';
import type { Mailer } from './transport.ts';

type Addressed = Pick<MailMessage, 'to' | 'locale' | 'messageId' | 'attachments'>;

interface Letter extends Addressed {
  /** The subject too. */
  heading: string;
  paragraphs: string[];
  /** Text of the one link; without it there is none. */
  action?: string | undefined;
  /** The page of the portal that the link leads to. */
  path: string;
}

/** Sends a mail signed by the union. One that was sent before is the same mail as long as its message id is. */
export function sendLetter(
  { union, publicUrl }: Pick<Deps, 'union' | 'publicUrl'>,
  mailer: Pick<Mailer, 'send'>,
  { heading, paragraphs, action, path, ...addressed }: Letter,
): Promise<void> {
  const { locale } = addressed;
  const mail = renderMail({
    locale,
    heading,
    paragraphs,
    ...(action !== undefined && { action: { label: action, url: publicUrl + path } }),
    footer: signatureOf(union, locale),
  });
  return mailer.send({ ...addressed, subject: heading, ...mail });
}
