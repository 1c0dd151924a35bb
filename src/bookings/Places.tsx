import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { PrintedCode } from '../ui/PrintedCode.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { nameOf, usePlaceWords } from './booking-words.ts';
import type { Attendee, Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { RenameForm } from './RenameForm.tsx';

/** Each place with who comes; names can be changed until the event starts. */
export function Places({ booking, canRename }: { booking: Booking; canRename: boolean }) {
  return (
    <ul className={styles.places}>
      {booking.attendees.map((attendee) => (
        <Place key={attendee.id} booking={booking} attendee={attendee} canRename={canRename} />
      ))}
    </ul>
  );
}

function Place({ booking, attendee, canRename }: { booking: Booking; attendee: Attendee; canRename: boolean }) {
  const { t } = useTranslation(['bookings', 'common']);
  const place = usePlaceWords()(attendee);
  const [renaming, setRenaming] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const name = nameOf(attendee);
  const close = () => {
    setRenaming(false);
    // The form that had the focus is gone: the line that it changed takes it.
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
          <span className={styles.name}>{name === '' ? t('common:notAvailable') : name}</span>
          <span className={styles.detail}>{details.join(', ')}</span>
        </span>
        {canRename && !renaming && (
          <Button variant="quiet" onClick={() => setRenaming(true)}>
            <span>
              {name === '' ? t('name.add') : t('name.change')}
              <VisuallyHidden>, {place}</VisuallyHidden>
            </span>
          </Button>
        )}
        {attendee.code !== null && <PrintedCode code={attendee.code} label={t('code', { place })} />}
      </div>
      {renaming && (
        <RenameForm bookingId={booking.id} attendee={attendee} namesRequired={booking.names_required} onClose={close} />
      )}
    </li>
  );
}
