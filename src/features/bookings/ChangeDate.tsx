import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Bookings.css.ts';
import { type Booking, otherDatesQuery, useExchangeBooking } from './bookings.queries.ts';

type Occurrence = Booking['occurrence'];

/** The words for dates that can't be chosen. */
const closed = {
  not_open: 'notOpen',
  closed: 'closed',
  past: 'closed',
  fully_booked: 'full',
  cancelled: 'cancelled',
} as const;

interface DateProps {
  occurrence: Occurrence;
  isBusy: boolean;
  onChoose: () => void;
}

function OtherDate({ occurrence: { start, venue, state }, isBusy, onChoose }: DateProps) {
  const { t } = useTranslation(['bookings', 'common']);
  const { long, time } = useMomentWords()(start);
  return (
    <li className={styles.place}>
      <div className={styles.placeRow}>
        <span>
          <span className={styles.name}>
            {long}, {time}
          </span>
          <span className={styles.detail}>{venue?.name ?? t('common:toBeAnnounced')}</span>
        </span>
        {state === 'open' ? (
          <Button variant="line" busy={isBusy ? t('date.busy') : undefined} onClick={onChoose}>
            <span>
              {t('date.choose')}
              <VisuallyHidden>
                {' '}
                {long}, {time}
              </VisuallyHidden>
            </span>
          </Button>
        ) : (
          <Badge>{t(`date.${closed[state]}`)}</Badge>
        )}
      </div>
    </li>
  );
}

/** Moves the booking to another date, which is chosen from a list; seats and the difference come in the checkout. */
export function ChangeDate({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const { slug, title } = booking.event;
  const dates = useQuery({ ...otherDatesQuery(slug), enabled: asking });
  const { mutate, isPending, variables, error, reset } = useExchangeBooking(
    booking.id,
    ({ occurrence: { id, seated } }) => navigate(paths.book(slug, id, seated ? 'seats' : undefined)),
  );
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <span>
          {t('date.button')}
          <VisuallyHidden>, {title}</VisuallyHidden>
        </span>
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('date.title')}
        actions={
          <Button variant="quiet" onClick={close}>
            {t('date.keep')}
          </Button>
        }
      >
        <div className={stack.m}>
          <Failure error={error} />
          <p>{t('date.lead')}</p>
          {asking && (
            <Loaded query={dates} parts={['long', 'long']}>
              {(all) => {
                const others = all.filter(({ id, state }) => id !== booking.occurrence.id && state !== 'past');
                if (!others.some(({ state }) => state === 'open')) return <p>{t('date.none')}</p>;
                return (
                  <ul className={styles.places}>
                    {others.map((occurrence) => (
                      <OtherDate
                        key={occurrence.id}
                        occurrence={occurrence}
                        isBusy={isPending && variables === occurrence.id}
                        onChoose={() => mutate(occurrence.id)}
                      />
                    ))}
                  </ul>
                );
              }}
            </Loaded>
          )}
        </div>
      </Dialog>
    </>
  );
}

/** Says that the booking is being moved, with the way on. */
export function DateIsChanging({ booking: { event, exchanged_for } }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const wordsOf = useMomentWords();
  if (exchanged_for?.is_open !== true) return null;
  const { long, time } = wordsOf(exchanged_for.start);
  return (
    <>
      <p className={muted}>{t('date.open', { date: long, time })}</p>
      <div>
        <LinkButton variant="line" href={paths.book(event.slug, exchanged_for.occurrence_id)}>
          <span>
            {t('date.continue')}
            <VisuallyHidden>, {event.title}</VisuallyHidden>
          </span>
        </LinkButton>
      </div>
    </>
  );
}
