import { useTranslation } from 'react-i18next';
import { blobOf } from '../api/blob-of.ts';
import { api } from '../api/client.ts';
import { keepPlace } from '../api/session-end.ts';
import { SaveButton } from '../content/SaveButton.tsx';

interface Props {
  booking: {
    id: string;
    reference: string;
    paid_at: string | null;
    total: { amount: number };
    event: { title: string };
  };
}

async function fetchReceipt(id: string): Promise<Blob> {
  return blobOf(
    await api.GET('/bookings/{booking}/receipt', {
      ...keepPlace,
      params: { path: { booking: id } },
      parseAs: 'blob',
    }),
  );
}

/** Saves the receipt of a booking. Renders nothing where nothing was paid. */
export function ReceiptButton({ booking: { id, reference, paid_at, total, event } }: Props) {
  const { t } = useTranslation('tickets');
  if (paid_at === null || total.amount === 0) return null;
  return (
    <SaveButton
      variant="quiet"
      name={`${reference}-receipt.pdf`}
      fetchFile={() => fetchReceipt(id)}
      of={event.title}
      busy={t('receipt.busy')}
      failed={t('receipt.failed')}
    >
      {t('receipt.save')}
    </SaveButton>
  );
}
