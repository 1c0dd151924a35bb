import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { Section } from './Section.tsx';
import { fetchExport } from './settings.queries.ts';

/** Downloads everything that the portal holds about the person, as a file. */
export function ExportSection() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('settings.export.title')}>
      <p>{t('settings.export.body')}</p>
      <div>
        <SaveButton name={`${t('settings.export.file')}.json`} fetchFile={fetchExport} busy={t('settings.export.busy')}>
          {t('settings.export.action')}
        </SaveButton>
      </div>
    </Section>
  );
}
