import { useTranslation } from 'react-i18next';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api } from '../../kit/api/client.ts';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import type { ButtonVariant } from '../../kit/ui/Button.tsx';
import type { Booking } from './bookings.queries.ts';

async function fetchTickets(id: string): Promise<Blob> {
  return blobOf(
    await api.GET('/bookings/{booking}/tickets', {
      params: { path: { booking: id } },
      headers: { accept: 'application/pdf' },
      parseAs: 'blob',
    }),
  );
}

interface Props {
  booking: Booking;
  variant: ButtonVariant;
}

/** Saves the tickets of a paid booking as a PDF. */
export function TicketsButton({ booking: { id, reference, event }, variant }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <SaveButton
      variant={variant}
      name={`${reference}.pdf`}
      fetchFile={() => fetchTickets(id)}
      of={event.title}
      busy={t('downloading')}
    >
      {t('download')}
    </SaveButton>
  );
}
