import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { fetchTickets } from './checkout.queries.ts';
import { saveFile } from '../browser/save-file.ts';

interface Props {
  bookingId: string;
  reference: string;
}

/** The tickets as a PDF, saved under the booking's reference. */
export function TicketsDownload({ bookingId, reference }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => fetchTickets(bookingId),
    onSuccess: (pdf) => saveFile(pdf, `${reference}.pdf`),
  });
  return (
    <div>
      {isError && (
        <Banner tone="bad" role="alert">
          {t('done.downloadFailed')}
        </Banner>
      )}
      <Button variant="act" busy={isPending ? t('done.downloading') : undefined} onClick={() => mutate()}>
        {t('done.download')}
      </Button>
    </div>
  );
}
