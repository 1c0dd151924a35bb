import { useHeldBooking, useTickets } from './checkout.queries.ts';
import { bookingTotals, type ChoiceTotals, expectedTotals, isHeldAsWanted } from './totals.ts';
import { useFact } from './use-checkout.ts';

/** What the choice comes to: by the server's booking where one is held, else by the price list. */
export function useTotals(): ChoiceTotals {
  const wanted = useFact(({ context }) => context.lines);
  const held = useFact(({ context }) => context.booking?.lines);
  const seated = useFact(({ context }) => context.seated);
  const booking = useHeldBooking();
  const tickets = useTickets();
  if (booking && held && (seated || isHeldAsWanted(held, wanted))) return bookingTotals(booking);
  return expectedTotals(wanted, tickets.data ?? []);
}
