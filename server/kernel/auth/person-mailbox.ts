/** Providers that deliver to one mailbox however many dots its name is written with. */
const ignoringDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address leads to, so that what is limited per person is not had again with another way to write it: in lower case,
 * without what follows a plus, and without dots where the provider ignores them. For limits only: an account has the address that was given.
 * `person_mailbox` in the database does the same.
 */
export function personMailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const [person = ''] = name.split('+');
  const provider = ignoringDots.get(host);
  return provider === undefined ? `${person}@${host}` : `${person.replaceAll('.', '')}@${provider}`;
}
