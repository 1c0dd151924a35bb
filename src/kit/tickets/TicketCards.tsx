import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Vignette } from '../art/Vignette.tsx';
import { useMomentWords } from '../i18n/dates.ts';
import type { KeptBooking, KeptTicket } from '../offline/kept-tickets.ts';
import { drawnCode } from '../ui/PrintedCode.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import * as styles from './TicketCard.css.ts';
import { WalletButtons } from './WalletButtons.tsx';

interface Props {
  booking: KeptBooking;
  ticket: KeptTicket;
}

/** A ticket as an object: its poster, who and where, and past the tear the code for the door. */
function TicketCard({ booking: { title, poster, start, venue }, ticket }: Props) {
  const { t } = useTranslation('tickets');
  const { short, time } = useMomentWords()(start);
  const name = ticket.name === '' ? t('nobodyNamed') : ticket.name;
  return (
    <article className={styles.card} aria-label={[title, name].join(', ')}>
      <div className={styles.art} aria-hidden="true">
        <Vignette seed={poster.seed} scene={poster.scene} />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{[t('when', { date: short, time }), venue].filter(Boolean).join(', ')}</p>
        <p className={styles.seat}>
          {ticket.seat === null ? t('freeSeating') : t('seat', { row: ticket.seat.row, number: ticket.seat.number })}
        </p>
        <p>{[name, ticket.kind, ticket.seat?.zone].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.stub}>
        <div className={styles.code}>
          <QrCode {...drawnCode(ticket.code)} label={t('code', { name })} />
        </div>
        <p className={styles.typed}>{ticket.code}</p>
      </div>
    </article>
  );
}

interface CardsProps {
  booking: KeptBooking;
  /** The wallets that they can be added to. */
  wallets?: ComponentProps<typeof WalletButtons>['wallets'];
}

/** The tickets of a booking, one under another. */
export function TicketCards({ booking, wallets = [] }: CardsProps) {
  const { t } = useTranslation('tickets');
  return (
    <div className={styles.cards}>
      {booking.tickets.map((ticket) => (
        <div key={ticket.id}>
          <TicketCard booking={booking} ticket={ticket} />
          <WalletButtons
            bookingId={booking.id}
            ticketId={ticket.id}
            wallets={wallets}
            of={ticket.name === '' ? t('nobodyNamed') : ticket.name}
          />
        </div>
      ))}
    </div>
  );
}
