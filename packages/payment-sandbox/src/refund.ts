import { type Bank, newId, secondsOf } from './bank.ts';
import { readMetadata } from './create-session.ts';
import type { RefundStatus, SandboxIntent, SandboxRefund, SandboxSession } from './records.ts';
import { SandboxRefusal } from './refusal.ts';
import { describeCharge, describeRefund } from './shapes.ts';

type Answer = Record<string, unknown>;
type Paid = { intent: SandboxIntent; session: SandboxSession };

function findPaid({ ledger }: Bank, id: string): Paid {
  const intent = ledger.tables.intent.get(id);
  const session = intent && ledger.tables.session.get(intent.session);
  if (!session) throw new SandboxRefusal(404, `No such payment_intent: '${id}'`, { code: 'resource_missing' });
  return { intent, session };
}

const describe = (refund: SandboxRefund, { intent, session }: Paid): Answer =>
  describeRefund(refund, intent.charge, session.currency);

/** Refunds a paid amount, in full or in part; more than was paid is refused. Its outcome is the tester's choice, or success. */
export function refund(bank: Bank, form: URLSearchParams): Answer {
  const paid = findPaid(bank, form.get('payment_intent') ?? '');
  const { intent, session } = paid;
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
  const status = intent.refundsAs ?? 'succeeded';
  const made: SandboxRefund = {
    id: newId('re'),
    intent: intent.id,
    session: session.id,
    amount,
    status,
    created: secondsOf(bank.clock),
    metadata: readMetadata(form),
  };
  bank.ledger.save('refund', made);
  if (status !== 'failed') takeBack(bank, paid, amount);
  return describe(made, paid);
}

/** Counts refunded money; a failed refund is taken back with a negative sum. */
function takeBack(bank: Bank, { intent, session }: Paid, amount: number): void {
  const refunded = { ...intent, refunded: intent.refunded + amount };
  bank.ledger.save('intent', refunded);
  if (amount > 0) bank.emit('charge.refunded', session, describeCharge(refunded, session.currency));
}

/** A refund in its current state. */
export function readRefund(bank: Bank, id: string): Answer {
  const found = bank.ledger.tables.refund.get(id);
  if (!found) throw new SandboxRefusal(404, `No such refund: '${id}'`, { code: 'resource_missing' });
  return describe(found, findPaid(bank, found.intent));
}

/** The refunds of a payment, the latest first. */
export function listRefunds(bank: Bank, intentId: string): Answer {
  const paid = findPaid(bank, intentId);
  const all = [...bank.ledger.tables.refund.values()].filter(({ intent }) => intent === intentId);
  const data = all.toReversed().map((each) => describe(each, paid));
  return { object: 'list', url: '/v1/refunds', has_more: false, data };
}

/** Sets the outcome of refunds of this session's payment from now on; those pending get it too, and a webhook reports it. */
export function turnOut(bank: Bank, intentId: string, status: RefundStatus): void {
  const { intent } = findPaid(bank, intentId);
  bank.ledger.save('intent', { ...intent, refundsAs: status });
  for (const each of bank.ledger.tables.refund.values()) {
    const isOnItsWay = each.status === 'pending' || each.status === 'requires_action';
    if (each.intent !== intentId || !isOnItsWay || each.status === status) continue;
    const changed = { ...each, status };
    bank.ledger.save('refund', changed);
    if (status === 'failed') takeBack(bank, findPaid(bank, intentId), -each.amount);
    const paid = findPaid(bank, intentId);
    bank.emit(status === 'failed' ? 'refund.failed' : 'refund.updated', paid.session, describe(changed, paid));
  }
}
