import type { paymentMachine, PaymentEnd } from '../../../machines/payment/payment.machine.ts';
import { leaveFor } from '../browser/leave-for.ts';
import { askingWith, refusalsBy } from '../flow/asking.ts';
import type { ActorsOf } from '../flow/create-flow.tsx';
import { type Pace, patientPace, poll } from '../flow/poll.ts';

/** How the server says that a payment stands: `open` until it knows more. */
export type PaymentStanding = 'open' | Extract<PaymentEnd, 'paid' | 'declined' | 'over' | 'late'>;

/** A card that was refused just before another one was taken still counts as refused for a moment: it has to stay so. */
const declinedPolls = 3;

const asking = askingWith(refusalsBy<never>({ codes: {} }));

/** The effects of a payment in the browser. `standingOf` asks the portal how the payment stands. */
export function createPaymentActors(
  standingOf: (id: string, signal: AbortSignal) => Promise<PaymentStanding>,
  pace: Pace = patientPace,
) {
  return {
    goToProvider: asking<void, { url: string }>(({ url }, signal) => leaveFor(url, window, signal)),
    watchPayment: asking<{ end: Exclude<PaymentStanding, 'open'> }, { id: string }>(({ id }, watching) => {
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
