import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WalletButtons } from '../../kit/tickets/WalletButtons.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { PrintedCode } from '../../kit/ui/PrintedCode.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { nameOf, usePlaceLabel } from './booking-labels.ts';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { useReadAgain, type Attendee, type Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { CancelTicket } from './CancelTicket.tsx';
import { RenameForm, renameFormOf } from './RenameForm.tsx';
import { OnItsWay, SendTicketForm } from './SendTicket.tsx';

/** Each place with its attendee; names can be changed until the event starts. */
export function Places({ booking, canRename }: { booking: Booking; canRename: boolean }) {
  const [changed, setChanged] = useState<{ words: string }>();
  const news = useRef<HTMLDivElement>(null);
  const readAgain = useReadAgain();
  useEffect(() => {
    if (changed !== undefined) news.current?.focus();
  }, [changed]);
  return (
    <>
      {changed !== undefined && (
        <div ref={news} tabIndex={-1}>
          <Banner tone="ok" title={changed.words} />
        </div>
      )}
      <ul className={styles.places}>
        {booking.attendees.map((attendee, at) => (
          <Place
            key={attendee.id}
            booking={booking}
            attendee={attendee}
            position={at + 1}
            canRename={canRename}
            onChanged={(words) => {
              setChanged({ words });
              void readAgain();
            }}
          />
        ))}
        {booking.transferred_attendees.map((attendee) => (
          <GonePlace key={attendee.id} attendee={attendee} />
        ))}
        {booking.cancelled_attendees.map((attendee) => (
          <GonePlace key={attendee.id} attendee={attendee} isCancelled />
        ))}
      </ul>
    </>
  );
}

/** A ticket that was given away, or cancelled on its own. */
function GonePlace({ attendee, isCancelled = false }: { attendee: Attendee; isCancelled?: boolean }) {
  const { t } = useTranslation(['bookings', 'transfers', 'common']);
  const name = nameOf(attendee);
  const email = attendee.transfer?.email ?? null;
  const place = usePlaceLabel()(attendee);
  const details = email === null || isCancelled ? [place] : [place, t('transfers:send.givenTo', { email })];
  return (
    <li className={styles.place}>
      <div className={styles.placeRow}>
        <span>
          <span className={styles.name}>{name === '' ? t('common:notAvailable') : name}</span>
          <span className={styles.detail}>{details.join(', ')}</span>
        </span>
        <Badge tone={isCancelled ? 'stop' : 'plain'}>
          {isCancelled ? t('cancelOne.state') : t('transfers:send.given')}
        </Badge>
      </div>
    </li>
  );
}

interface PlaceProps {
  booking: Booking;
  attendee: Attendee;
  /** Its number among the booking's places, from 1. */
  position: number;
  canRename: boolean;
  /** Called with a sentence on what became of the ticket. */
  onChanged: (words: string) => void;
}

interface WaysProps {
  booking: Booking;
  attendee: Attendee;
  /** Tells this place from its neighbours for those who hear the page. */
  which: string;
  onOpen: (form: 'name' | 'send') => void;
}

/** Opens the forms for the name and for sending the ticket; while the date is being changed, no ticket is sent. */
function Ways({ booking, attendee, which, onOpen }: WaysProps) {
  const { t } = useTranslation(['bookings', 'transfers']);
  const canSend = attendee.code !== null && attendee.transfer === null && booking.exchanged_for?.is_open !== true;
  return (
    <>
      <Button variant="quiet" onClick={() => onOpen('name')}>
        <span>
          {nameOf(attendee) === '' ? t('name.add') : t('name.change')}
          <VisuallyHidden>, {which}</VisuallyHidden>
        </span>
      </Button>
      {canSend && (
        <Button variant="quiet" onClick={() => onOpen('send')}>
          <span>
            {t('transfers:send.button')}
            <VisuallyHidden>, {which}</VisuallyHidden>
          </span>
        </Button>
      )}
    </>
  );
}

/** A place: names and tickets change until the event starts, or until somebody comes in. */
function Place({ booking, attendee, position, canRename, onChanged }: PlaceProps) {
  const { t } = useTranslation(['bookings', 'transfers', 'common']);
  const place = usePlaceLabel()(attendee);
  const [opened, setOpened] = useOpenForm({ name: renameFormOf(attendee), send: `send-${attendee.id}` });
  const line = useRef<HTMLLIElement>(null);
  const name = nameOf(attendee);
  const shown = name === '' ? t('common:notAvailable') : name;
  // Where seats aren't numbered, several tickets are of one kind.
  const which = attendee.seat ? place : `${place}, ${name === '' ? position : name}`;
  const close = () => {
    setOpened(undefined);
    // The form that had the focus is gone: the line that it changed gets it.
    line.current?.focus();
  };
  const answers = attendee.questions.flatMap(({ label, answer_text }) =>
    answer_text === null ? [] : [t('answer', { question: label, answer: answer_text })],
  );
  const details = [...(attendee.seat ? [place, attendee.ticket_name] : [place]), ...answers];
  return (
    <li ref={line} className={styles.place} tabIndex={-1}>
      <div className={styles.placeRow}>
        <span>
          <span className={styles.name}>{shown}</span>
          <span className={styles.detail}>{details.join(', ')}</span>
        </span>
        <span className={styles.placeWays}>
          {attendee.is_entered && <Badge tone="plain">{t('used')}</Badge>}
          {canRename && opened === undefined && !attendee.is_entered && (
            <Ways booking={booking} attendee={attendee} which={which} onOpen={setOpened} />
          )}
          {attendee.can_cancel && booking.attendees.length > 1 && opened === undefined && (
            <CancelTicket
              bookingId={booking.id}
              ticket={attendee}
              place={place}
              which={which}
              name={shown}
              onCancelled={() => onChanged(t('cancelOne.done', { name: shown, place }))}
            />
          )}
        </span>
        {attendee.code !== null && <PrintedCode code={attendee.code} label={t('code', { place: which })} />}
      </div>
      {attendee.code !== null && (
        <WalletButtons bookingId={booking.id} ticketId={attendee.id} wallets={booking.wallets} of={which} />
      )}
      {attendee.transfer !== null && (
        <OnItsWay
          bookingId={booking.id}
          transfer={attendee.transfer}
          which={which}
          onTakenBack={() => onChanged(t('transfers:send.tookBack'))}
        />
      )}
      {opened === 'send' && (
        <SendTicketForm
          bookingId={booking.id}
          ticket={attendee}
          onSent={(email) => {
            setOpened(undefined);
            onChanged(t('transfers:send.done', { email }));
          }}
          onClose={close}
        />
      )}
      {opened === 'name' && (
        <RenameForm bookingId={booking.id} attendee={attendee} namesRequired={booking.names_required} onClose={close} />
      )}
    </li>
  );
}
