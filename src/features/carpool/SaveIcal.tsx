import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../kit/browser/save-file.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { fetchIcal } from './carpool.queries.ts';

/** The ride as a calendar file. */
export function SaveIcal({ id }: { id: string }) {
  const { t } = useTranslation('carpool');
  const saving = useMutation({
    mutationFn: () => fetchIcal(id),
    onSuccess: (file) => saveFile(file, 'carpooling.ics'),
  });
  return (
    <>
      <Button variant="line" onClick={() => saving.mutate()}>
        {t('ical')}
      </Button>
      {saving.isError && <p role="alert">{t('icalFailed')}</p>}
    </>
  );
}
