import type { Bank } from './bank.ts';

type Shape = Record<string, unknown>;

const isOf = (references: ReadonlySet<string>, { client_reference_id: reference }: Shape): boolean =>
  typeof reference === 'string' && references.has(reference);

const unnamed = (shape: Shape): Shape => ({ ...shape, customer_email: null });

/** Removes the mailbox from all records of these payments, by the shop's ids of them. */
export function forgetPayers({ ledger }: Bank, references: ReadonlySet<string>): void {
  const { session, event, reply } = ledger.tables;
  for (const each of session.values())
    if (each.reference !== null && references.has(each.reference)) ledger.save('session', { ...each, email: null });
  for (const each of event.values())
    if (isOf(references, each.object)) ledger.save('event', { ...each, object: unnamed(each.object) });
  for (const each of reply.values())
    if (isOf(references, each.body)) ledger.save('reply', { ...each, body: unnamed(each.body) });
  ledger.tidy();
}
