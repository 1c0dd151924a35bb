import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { PrintedCode } from '../../kit/ui/PrintedCode.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { nameOf, usePlaceLabel } from './booking-labels.ts';
import { useReadAgain, type Attendee, type Booking } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { CancelTicket } from './CancelTicket.tsx';
import { RenameForm } from './RenameForm.tsx';

/** Each place with its attendee; names can be changed until the event starts. */
export function Places({ booking, canRename }: { booking: Booking; canRename: boolean }) {
  const [cancelled, setCancelled] = useState<{ words: string }>();
  const news = useRef<HTMLDivElement>(null);
  const readAgain = useReadAgain();
  useEffect(() => {
    if (cancelled !== undefined) news.current?.focus();
  }, [cancelled]);
  return (
    <>
      {cancelled !== undefined && (
        <div ref={news} tabIndex={-1}>
          <Banner tone="ok" title={cancelled.words} />
        </div>
      )}
      <ul className={styles.places}>
        {booking.attendees.map((attendee) => (
          <Place
            key={attendee.id}
            booking={booking}
            attendee={attendee}
            canRename={canRename}
            onCancelled={(words) => {
              setCancelled({ words });
              void readAgain();
            }}
          />
        ))}
        {booking.cancelled_attendees.map((attendee) => (
          <CancelledPlace key={attendee.id} attendee={attendee} />
        ))}
      </ul>
    </>
  );
}

/** A ticket that was cancelled on its own. */
function CancelledPlace({ attendee }: { attendee: Attendee }) {
  const { t } = useTranslation(['bookings', 'common']);
  const name = nameOf(attendee);
  return (
    <li className={styles.place}>
      <div className={styles.placeRow}>
        <span>
          <span className={styles.name}>{name === '' ? t('common:notAvailable') : name}</span>
          <span className={styles.detail}>{usePlaceLabel()(attendee)}</span>
        </span>
        <Badge tone="stop">{t('cancelOne.state')}</Badge>
      </div>
    </li>
  );
}

interface PlaceProps {
  booking: Booking;
  attendee: Attendee;
  canRename: boolean;
  /** Called with a sentence on what was cancelled. */
  onCancelled: (words: string) => void;
}

function Place({ booking, attendee, canRename, onCancelled }: PlaceProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const place = usePlaceLabel()(attendee);
  const [renaming, setRenaming] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const name = nameOf(attendee);
  const shown = name === '' ? t('common:notAvailable') : name;
  const close = () => {
    setRenaming(false);
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
          {canRename && !renaming && (
            <Button variant="quiet" onClick={() => setRenaming(true)}>
              <span>
                {name === '' ? t('name.add') : t('name.change')}
                <VisuallyHidden>, {place}</VisuallyHidden>
              </span>
            </Button>
          )}
          {booking.can_cancel && booking.attendees.length > 1 && !renaming && (
            <CancelTicket
              bookingId={booking.id}
              ticket={attendee}
              place={place}
              name={shown}
              onCancelled={() => onCancelled(t('cancelOne.done', { name: shown, place }))}
            />
          )}
        </span>
        {attendee.code !== null && <PrintedCode code={attendee.code} label={t('code', { place })} />}
      </div>
      {renaming && (
        <RenameForm bookingId={booking.id} attendee={attendee} namesRequired={booking.names_required} onClose={close} />
      )}
    </li>
  );
}
