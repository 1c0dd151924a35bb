import { ApiError } from '../../kit/api/api-error.ts';
import type { BookingFacts, Failure } from '../../../machines/checkout/checkout.types.ts';
import { refusalsBy } from '../../kit/flow/from-request.ts';

const codes: Record<string, Failure['code']> = {
  seats_taken: 'seatsTaken',
  sold_out: 'soldOut',
  ticket_not_on_sale: 'soldOut',
  over_the_limit: 'overLimit',
  missing_field: 'namesRefused',
  not_in_list: 'namesRefused',
  unprintable: 'namesRefused',
  hold_ended: 'holdEnded',
  not_in_this_state: 'holdEnded',
  already_paid: 'holdEnded',
  bookings_closed: 'holdEnded',
  bookings_not_open: 'holdEnded',
  event_cancelled: 'holdEnded',
};

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

export const isSignedOut = (error: unknown): boolean => hasStatus(error, 401);

/** True if this person has no such booking. */
export const isGone = (error: unknown): boolean => hasStatus(error, 404);

/** True if the booking can no longer be changed because it has ended: a new one can be started. */
export const isBookingOver = (error: unknown): boolean =>
  isGone(error) ||
  (error instanceof ApiError && (error.body?.code === 'hold_ended' || error.body?.code === 'not_in_this_state'));

/** Thrown if the payable total is not the one that the person saw; `booking` has the current one. */
export class TotalChanged extends Error {
  readonly booking: BookingFacts;

  constructor(booking: BookingFacts) {
    super('The total has changed.');
    this.booking = booking;
  }
}

/** True if the booking's price is not the one that the person saw. */
export const isAnotherTotal = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'total_changed';

const refusalOf = refusalsBy<Failure['code']>({ codes, statuses: { 404: 'holdEnded' } });

/** Translates a refused call into the chart's terms. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TotalChanged) return { code: 'totalChanged', taken: [], booking: error.booking };
  const { code, fields } = refusalOf(error);
  // For seats that are taken, the server sends their guids in place of field names.
  return { code, taken: code === 'seatsTaken' ? Object.keys(fields) : [] };
}
