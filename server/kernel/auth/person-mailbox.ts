import type { Union } from '../content/union.ts';
import type { UserType } from '../db/schema.ts';
import { Problem } from '../http/problem.ts';

/** One plain address: no university gives out the rest of what the format allows (quotes, comments, other scripts). */
const PLAIN = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+$/;

/** The mailbox that an address names, in the form in which it is stored. Throws 422 for field `email` unless it proves this kind of user. */
export function mailboxOf({ emailDomains }: Union, userType: UserType, email: string): string {
  const mailbox = email.toLowerCase();
  const isCollege = userType === 'junior_college_student';
  const domains = isCollege ? emailDomains.juniorCollege : emailDomains.university;
  const [, domain = ''] = mailbox.split('@');
  if (PLAIN.test(mailbox) && domains.includes(domain)) return mailbox;
  const code = isCollege ? 'email_junior_college' : 'email_university';
  throw new Problem(422, code, { fields: { email: [code] } });
}

/** Providers that ignore dots in the name of a mailbox. */
const ignoringDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address leads to, so that writing it another way does not get round a limit per person: in lower case,
 * without anything after a plus, and without dots where the provider ignores them. For limits only: an account keeps the address given.
 * `person_mailbox` in the database does the same.
 */
export function personMailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [person = ''] = name.split('+');
  const provider = ignoringDots.get(host);
  return provider === undefined ? `${person}@${host}` : `${person.replaceAll('.', '')}@${provider}`;
}
