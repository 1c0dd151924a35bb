import type { KeptBooking } from '../offline/kept-tickets.ts';
import * as styles from './TicketCard.css.ts';
import { TicketCard } from './TicketCard.tsx';

/** The tickets of a booking, one under another. */
export function TicketCards({ booking }: { booking: KeptBooking }) {
  return (
    <div className={styles.cards}>
      {booking.tickets.map((ticket) => (
        <TicketCard key={ticket.id} booking={booking} ticket={ticket} />
      ))}
    </div>
  );
}
