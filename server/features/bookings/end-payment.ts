import { Problem } from '../../kernel/http/problem.ts';
import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import type { BookingDeps, BookingRow } from './deps.ts';

/** Refuses to change a booking under its open payment. */
class PaymentIsOpen extends Problem {
  readonly bookingId: string;

  constructor(bookingId: string) {
    super(409, 'not_in_this_state');
    this.bookingId = bookingId;
  }
}

/** Throws what `endingPayment` waits for. Call it before anything of the booking changes. */
export function demandNoOpenPayment({ id, state }: Pick<BookingRow, 'id' | 'state'>): void {
  if (bookingLife.is(state, 'isBeingPaid')) throw new PaymentIsOpen(id);
}

/** Runs a change that an open payment stands in the way of; that is ended first, so that nobody pays for another choice. */
export async function endingPayment<Outcome>(deps: BookingDeps, change: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof PaymentIsOpen)) throw error;
    await endOpenPayment(deps, { type: 'booking', id: error.bookingId });
    return change();
  }
}
