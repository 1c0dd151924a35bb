import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as styles from './Account.css.ts';
import { ConsentsSection } from './ConsentsSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import { ExportSection } from './ExportSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

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
