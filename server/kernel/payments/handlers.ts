import { present } from '../http/guards.ts';
import type { Handlers, Locale, Schemas } from '../http/operation.ts';
import { money } from '../http/money.ts';
import { Problem } from '../http/problem.ts';
import type { Deps } from '../deps.ts';
import { paymentLife } from '../lifecycle/lives.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import { demandSession, moveToHosted, readEmbedded } from './embedded.ts';
import type { PaymentDeps, PaymentRow } from './payable.ts';

type PresentDeps = { publishableKey: string | null };
type Operations = 'getPayment' | 'getEmbeddedPayment' | 'payOnHostedPage';
type Told = Pick<PaymentRow, 'id' | 'state' | 'amount' | 'session_id' | 'url'>;

/** A payment as in the contract; the pay address is given only while it can be paid. */
export function presentPayment({ publishableKey }: PresentDeps, payment: Told, locale: Locale): Schemas['Payment'] {
  const { id, state, amount, session_id } = payment;
  const url = paymentLife.is(state, 'isPayable') ? payment.url : null;
  return { id, state, amount: money(amount, locale), session_id, publishable_key: publishableKey, url };
}

/** The payer's view of a payment: its state, which every page that waits for one polls, and the address to pay at. */
export function paymentHandlers(deps: PaymentDeps & PresentDeps): Pick<Handlers, Operations> {
  return {
    getPayment: async ({ params, user, locale }) => ({
      data: presentPayment(deps, await readOwn(deps, params.payment, user), locale),
    }),
    getEmbeddedPayment: async ({ params, user }) => ({
      data: await readEmbedded(deps, await readOwn(deps, params.payment, user)),
    }),
    payOnHostedPage: async ({ params, user, locale, request }) => {
      const payment = await readOwn(deps, params.payment, user);
      demandSession(payment);
      return request.transactOnce(async (trx) => ({
        data: presentPayment(deps, await moveToHosted(deps, trx, payment.id), locale),
      }));
    },
  };
}

/** Throws 404, for somebody else's payment too. */
async function readOwn({ db }: Pick<Deps, 'db'>, id: string, user: SignedIn | undefined): Promise<PaymentRow> {
  const payments = db.selectFrom('payments').selectAll().where('id', '=', id);
  const payment = await payments.where('user_id', '=', present(user).id).executeTakeFirst();
  if (payment === undefined) throw new Problem(404, 'not_found');
  return payment;
}
