import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { saveFile } from '../../kit/browser/save-file.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { fetchCalendar } from './interviews.queries.ts';

/** Saves an interview as a calendar file. */
export function SaveCalendar({ interview }: { interview: string }) {
  const { t } = useTranslation(['interviews', 'common']);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchCalendar(interview),
    onSuccess: (file) => saveFile(file, 'interview.ics'),
  });
  return (
    <>
      <Button variant="line" busy={isPending ? t('saving') : undefined} onClick={() => mutate()}>
        {t('calendar')}
      </Button>
      {error !== null && (
        <Banner tone="bad" role="alert">
          {errorMessage(error) ?? t('common:notLoaded')}
        </Banner>
      )}
    </>
  );
}
