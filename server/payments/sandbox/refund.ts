import { type Bank, newId, secondsOf } from './bank.ts';
import { SandboxRefusal } from './refusal.ts';
import { describeCharge } from './shapes.ts';

/** Gives back a paid amount, whole or in part; more than was paid is refused. */
export function refund(bank: Bank, form: URLSearchParams): Record<string, unknown> {
  const id = form.get('payment_intent') ?? '';
  const intent = bank.ledger.tables.intent.get(id);
  const session = intent && bank.ledger.tables.session.get(intent.session);
  if (!session) throw new SandboxRefusal(404, `No such payment_intent: '${id}'`, { code: 'resource_missing' });
  const left = intent.amount - intent.refunded;
  const amount = Number(form.get('amount') ?? left);
  if (left === 0) {
    throw new SandboxRefusal(400, `Charge ${intent.charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
    throw new SandboxRefusal(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  }
  const refunded = { ...intent, refunded: intent.refunded + amount };
  bank.ledger.save('intent', refunded);
  bank.emit('charge.refunded', session, describeCharge(refunded, session.currency));
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: session.currency,
    payment_intent: intent.id,
    charge: intent.charge,
    status: 'succeeded',
    created: secondsOf(bank.clock),
  };
}
