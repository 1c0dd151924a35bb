import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
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
  const { data } = await api.GET('/bookings/{booking}/receipt', {
    ...keepPlace,
    params: { path: { booking: id } },
    parseAs: 'blob',
  });
  if (data === undefined) throw new ApiError(500, undefined);
  return data;
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
