import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import * as styles from './Account.css.ts';
import { DeletionSection } from './DeletionSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { Section } from './Section.tsx';
import { ConsentsSection, LanguageSection, SessionsSection } from './settings-sections.tsx';
import { fetchExport } from './settings.queries.ts';

/** Downloads everything that the portal holds about the person, as a file. */
function ExportSection() {
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

/** The account's settings: /account/my-settings */
export default function MySettingsPage() {
  const { t } = useTranslation('shell');
  const details = useQuery(detailsQuery);
  return (
    <div className={styles.page}>
      <h1>{t('pages.mySettings')}</h1>
      <LanguageSection />
      <PasswordSection />
      <Loaded query={details} parts={['heading', 'long', 'long']}>
        {({ consents }) => <ConsentsSection consents={consents} />}
      </Loaded>
      <SessionsSection />
      <ExportSection />
      <DeletionSection />
    </div>
  );
}
