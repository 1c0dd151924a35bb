import { present } from '../auth/guards.ts';
import type { Handlers, Locale, Schemas } from '../http/operation.ts';
import { money } from '../http/money.ts';
import { Problem } from '../http/problem.ts';
import type { Deps } from '../deps.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import type { PaymentRow } from './payable.ts';

type PresentDeps = { publishableKey: string | null };
type Told = Pick<PaymentRow, 'id' | 'state' | 'amount' | 'session_id' | 'url'>;

/** A payment as the contract has it; where to pay is told only while it can be paid. */
export function presentPayment({ publishableKey }: PresentDeps, payment: Told, locale: Locale): Schemas['Payment'] {
  const { id, state, amount, session_id } = payment;
  const url = paymentLife.is(state, 'isPayable') ? payment.url : null;
  return { id, state, amount: money(amount, locale), session_id, publishable_key: publishableKey, url };
}

/** How a payment stands, for whoever pays it: what every page that waits for one asks. */
export function paymentHandlers(deps: Pick<Deps, 'db'> & PresentDeps): Pick<Handlers, 'getPayment'> {
  return {
    getPayment: async ({ params, user, locale }) => {
      const payment = await deps.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', params.payment)
        .where('user_id', '=', present(user).id)
        .executeTakeFirst();
      if (payment === undefined) throw new Problem(404, 'not_found');
      return { data: presentPayment(deps, payment, locale) };
    },
  };
}
