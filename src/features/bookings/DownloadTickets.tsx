import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../kit/browser/save-file.ts';
import { Button, type ButtonVariant } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { fetchTickets, type Booking } from './bookings.queries.ts';
import { Failure } from './Failure.tsx';

/** The tickets as a PDF, saved under the booking's reference. */
export function DownloadTickets({ booking, variant = 'primary' }: { booking: Booking; variant?: ButtonVariant }) {
  const { t } = useTranslation('bookings');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchTickets(booking.id),
    onSuccess: (pdf) => saveFile(pdf, `${booking.reference}.pdf`),
  });
  return (
    <>
      <Button variant={variant} busy={isPending ? t('downloading') : undefined} onClick={() => mutate()}>
        <span>
          {t('download')}
          <VisuallyHidden>, {booking.event.title}</VisuallyHidden>
        </span>
      </Button>
      <Failure error={error} />
    </>
  );
}
