import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useCancelBooking, type Booking } from './bookings.queries.ts';
import { Failure } from '../../kit/content/Failure.tsx';

interface Props {
  booking: Booking;
  /** Called once the booking is cancelled and the dialog closed. */
  onCancelled: () => void;
}

/** Cancels the booking, after explaining the consequences. */
export function CancelBooking({ booking, onCancelled }: Props) {
  const { t } = useTranslation('bookings');
  const wordsOf = useMomentWords();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useCancelBooking(booking.id, 'bought');
  const until = booking.cancel_until === null ? undefined : wordsOf(booking.cancel_until);
  const close = () => setAsking(false);
  // The dialog returns the focus when it closes: only then can it move on to the news.
  const whenClosed = () => {
    close();
    if (isSuccess) onCancelled();
    else reset();
  };
  const consequence = () => {
    if (booking.outcome === 'received') return t('cancel.received');
    return booking.refundable.amount === 0
      ? t('cancel.free')
      : t('cancel.refund', { sum: booking.refundable.formatted });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <span>
          {t('cancel.button')}
          <VisuallyHidden>, {booking.event.title}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={whenClosed}
        title={t('cancel.title')}
        confirm={t('cancel.confirm')}
        busy={isPending ? t('cancel.busy') : undefined}
        onConfirm={() => mutate(undefined, { onSuccess: close })}
        keep={t('cancel.keep')}
      >
        <Failure error={error} />
        <p>
          <strong>{booking.event.title}</strong>, {booking.reference}
        </p>
        <p>{consequence()}</p>
        {until && <p>{t('cancel.until', { date: until.long, time: until.time })}</p>}
      </ConfirmDialog>
    </>
  );
}
