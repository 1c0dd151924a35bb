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
