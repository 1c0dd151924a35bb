import type { Schemas } from '../../kernel/http/operation.ts';
import { isPlainAddress } from '../../kernel/mail/message.ts';
import { FieldProblems } from '../../kernel/http/field-problems.ts';
import { tidyText } from '../../kernel/http/written-text.ts';

type Message = Schemas['ContactMessage'];

/** Anything that could end a line or hide text. */
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** A message in one form. Throws 422 that names every field that is wrong. */
export function readMessage({ name, email, topic, message }: Message): Message {
  const read = {
    name: name.replaceAll(/\s+/g, ' ').trim(),
    email: email.trim(),
    topic,
    message: tidyText(message),
  };
  const problems = new FieldProblems();
  problems.demand(/\p{L}/u.test(read.name) && !CONTROL.test(read.name), 'name', 'name_invalid');
  problems.demand(isPlainAddress(read.email), 'email', 'email_invalid');
  problems.demand(read.message !== '', 'message', 'missing_field');
  problems.throwIfAny();
  return read;
}
