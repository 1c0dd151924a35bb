import type { paymentMachine, PaymentEnd } from '../../../machines/payment/payment.machine.ts';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../api/client.ts';
import { keepPlace } from '../api/session-end.ts';
import { leaveFor } from '../browser/leave-for.ts';
import { fromRequestWith, refusalsBy } from '../flow/from-request.ts';
import type { ActorsOf } from '../flow/create-flow.tsx';
import { type Pace, patientPace, poll } from '../flow/poll.ts';

/** The state of a payment at the server: `open` until it is decided. */
export type PaymentStanding = 'open' | Extract<PaymentEnd, 'paid' | 'declined' | 'over' | 'late'>;

type Purchase = components['schemas']['Purchase'];

const standings: Partial<Record<Purchase['state'], PaymentStanding>> = {
  open: 'open',
  declined: 'declined',
  paid: 'paid',
};

/** Returns how the payment of a purchase stands. One that the server no longer lists was abandoned. */
export function standingOfPurchase(purchases: readonly Pick<Purchase, 'id' | 'state'>[], id: string): PaymentStanding {
  const purchase = purchases.find((each) => each.id === id);
  return (purchase && standings[purchase.state]) ?? 'over';
}

const paymentStandings: Partial<Record<string, PaymentStanding>> = {
  open: 'open',
  declined: 'declined',
  paid: 'paid',
  none_due: 'paid',
  refund_pending: 'late',
  refunded: 'late',
};

/** Asks the portal how a payment stands. */
export async function standingOfPayment(payment: string, signal: AbortSignal): Promise<PaymentStanding> {
  const { state } = dataOf(
    await api.GET('/payments/{payment}', { ...keepPlace, params: { path: { payment } }, signal }),
  );
  return paymentStandings[state] ?? 'over';
}

/** Polls in a row that must say `declined`: a card refused just before another was accepted is still reported as declined for a moment. */
const declinedPolls = 3;

const fromRequest = fromRequestWith(refusalsBy<never>({ codes: {} }));

/** The effects of a payment in the browser. `standingOf` asks the portal for the payment's state. */
export function createPaymentActors(
  standingOf: (id: string, signal: AbortSignal) => Promise<PaymentStanding>,
  pace: Pace = patientPace,
) {
  return {
    goToProvider: fromRequest<void, { url: string }>(({ url }, signal) => leaveFor(url, window, signal)),
    watchPayment: fromRequest<{ end: Exclude<PaymentStanding, 'open'> }, { id: string }>(({ id }, watching) => {
      let declined = 0;
      const endOf = async (signal: AbortSignal) => {
        const standing = await standingOf(id, signal);
        declined = standing === 'declined' ? declined + 1 : 0;
        const isOpen = standing === 'open' || (standing === 'declined' && declined < declinedPolls);
        return isOpen ? undefined : { end: standing };
      };
      return poll(endOf, watching, pace);
    }),
  } satisfies ActorsOf<typeof paymentMachine>;
}
