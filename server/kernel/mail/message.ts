export type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type MailMessage = {
  /** One address. */
  to: string;
  /** One address for replies; without it they go to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Identifies this mail for ever, such as `booking-paid-<id>`: sending it again is the same mail, not a second one. */
  messageId: string;
  attachments?: MailAttachment[];
  locale: 'en' | 'mt';
};

/** Thrown for a mail that would forge headers or reach other people: a defect or an attack, so nothing is sent. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/u;
const MESSAGE_ID = /^[\w.-]+$/;
/** How an encoded word (RFC 2047) begins: the recipient's program would decode it into another text. */
const ENCODED_WORD = '=?';
/** The octets of the longest address that a mail server takes (RFC 5321). */
const LONGEST_ADDRESS = 254;

/** True if a text is one e-mail address and nothing else that a header could hold. */
export const isPlainAddress = (text: string): boolean =>
  ADDRESS.test(text) &&
  !CONTROL.test(text) &&
  !text.includes(ENCODED_WORD) &&
  Buffer.byteLength(text) <= LONGEST_ADDRESS;

/** Throws MailRefused unless every part that becomes a header is one harmless line. */
export function checkMessage({ to, replyTo, subject, messageId, attachments = [] }: MailMessage): void {
  if (!isPlainAddress(to)) throw new MailRefused('The recipient is not one plain e-mail address');
  if (replyTo !== undefined && !isPlainAddress(replyTo)) {
    throw new MailRefused('The address for answers is not one plain e-mail address');
  }
  if (CONTROL.test(subject)) throw new MailRefused('The subject holds a line break or another control character');
  if (!MESSAGE_ID.test(messageId)) throw new MailRefused('The message id may hold letters, digits, _ . and - only');
  for (const { filename, contentType } of attachments) {
    if (CONTROL.test(filename) || CONTROL.test(contentType)) {
      throw new MailRefused('An attachment’s name or type holds a line break or another control character');
    }
    if (filename.includes(ENCODED_WORD)) throw new MailRefused('An attachment’s name holds an encoded word');
  }
}
