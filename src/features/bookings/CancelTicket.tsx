import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useCancelTicket, type Attendee } from './bookings.queries.ts';
import { Failure } from '../../kit/content/Failure.tsx';

interface Props {
  bookingId: string;
  ticket: Attendee;
  /** The ticket's seat, or its kind. */
  place: string;
  /** The same, told apart from the booking's other tickets. */
  which: string;
  /** The name of the attendee on the ticket. */
  name: string;
  /** Called once the ticket is cancelled and the dialog closed. */
  onCancelled: () => void;
}

/** Cancels one ticket of several, after explaining the consequences. */
export function CancelTicket({ bookingId, ticket, place, which, name, onCancelled }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useCancelTicket(bookingId);
  const close = () => setAsking(false);
  // The dialog returns the focus when it closes: only then can it move on to the news.
  const whenClosed = () => {
    close();
    if (isSuccess) onCancelled();
    else reset();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <span>
          {t('cancelOne.button')}
          <VisuallyHidden>, {which}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={whenClosed}
        title={t('cancelOne.title')}
        confirm={t('cancelOne.confirm')}
        busy={isPending ? t('cancelOne.busy') : undefined}
        onConfirm={() => mutate(ticket.id, { onSuccess: close })}
        keep={t('cancelOne.keep')}
      >
        <Failure error={error} />
        <p>
          <strong>{name}</strong>, {place}
        </p>
        <p>
          {ticket.amount.amount === 0 ? t('cancelOne.free') : t('cancelOne.refund', { sum: ticket.amount.formatted })}
        </p>
      </ConfirmDialog>
    </>
  );
}
