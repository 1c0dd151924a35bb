import { bookingLife } from '../../kernel/lifecycle/lives.ts';
import { PaymentIsOpen } from '../../kernel/payments/ending.ts';
import type { BookingRow } from './deps.ts';

/** Throws what `endingPayment` waits for. Call it before anything of the booking changes. */
export function demandNoOpenPayment({ id, state }: Pick<BookingRow, 'id' | 'state'>): void {
  if (bookingLife.is(state, 'isBeingPaid')) throw new PaymentIsOpen({ type: 'booking', id });
}
