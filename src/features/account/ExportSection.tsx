import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../kit/browser/save-file.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Failure } from './Failure.tsx';
import { Section } from './Section.tsx';
import { fetchExport } from './settings.queries.ts';

/** Downloads everything that the portal holds about the person, as a file. */
export function ExportSection() {
  const { t } = useTranslation('account');
  const { mutate, isPending, error } = useMutation({
    mutationFn: fetchExport,
    onSuccess: (file) => saveFile(file, `${t('settings.export.file')}.json`),
  });
  return (
    <Section title={t('settings.export.title')}>
      <p>{t('settings.export.body')}</p>
      <Failure error={error} />
      <div>
        <Button variant="line" busy={isPending ? t('settings.export.busy') : undefined} onClick={() => mutate()}>
          {t('settings.export.action')}
        </Button>
      </div>
    </Section>
  );
}
