import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { HoldTimer } from '../../kit/ui/HoldTimer.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Bookings.css.ts';
import { type Booking, useCancelBooking, useReadAgain } from './bookings.queries.ts';

interface Props {
  booking: Booking;
  expiresAt: string;
  /** Its action is the page's one yellow button. */
  isFirst: boolean;
  onReleased: (booking: Booking) => void;
}

/** Places that are held and not paid yet, with the way back to them. */
export function HeldBooking({ booking, expiresAt, isFirst, onReleased }: Props) {
  const { t } = useTranslation('bookings');
  const { short, time } = useMomentWords()(booking.occurrence.start);
  const readAgain = useReadAgain();
  const left = useSecondsUntil(expiresAt) ?? 0;
  const isOver = left === 0;
  const readOnceOver = useEffectEvent(() => void readAgain());
  useEffect(() => {
    if (isOver) readOnceOver();
  }, [isOver]);
  const { mutate, isPending, error } = useCancelBooking(booking.id, 'open');
  const { event, occurrence, attendees, total, exchange } = booking;
  return (
    <article className={styles.hold}>
      <div className={stack.s}>
        <h3>{event.title}</h3>
        <p>
          {short}, {time}. {t('held.places', { count: attendees.length })}
          {exchange === null && `, ${total.formatted}`}
        </p>
        {exchange && <p>{t('date.replaces', { reference: exchange.reference })}</p>}
        <p className={row}>
          <HoldTimer secondsLeft={left} totalSeconds={booking.hold_seconds} label={t('held.for')} announcement="" />
          <span className={muted}>{t('held.left')}</span>
        </p>
        <Failure error={error} />
      </div>
      <div className={styles.actions}>
        <LinkButton variant={isFirst ? 'act' : 'primary'} href={paths.book(event.slug, occurrence.id)}>
          <span>
            {t('held.continue')}
            <VisuallyHidden>, {event.title}</VisuallyHidden>
          </span>
        </LinkButton>
        <Button
          variant="quiet"
          busy={isPending ? t('held.releasing') : undefined}
          onClick={() => mutate(undefined, { onSuccess: () => onReleased(booking) })}
        >
          <span>
            {t('held.release')}
            <VisuallyHidden>, {event.title}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </article>
  );
}
