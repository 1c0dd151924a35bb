import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { CodeForm } from './CodeForm.tsx';
import * as styles from './Desk.css.ts';
import { useEnterDesk } from './desk.queries.ts';

/** Asks for the code of this session. */
export function GiveCode() {
  const { t } = useTranslation('desk');
  const enter = useEnterDesk();
  return (
    <div className={styles.narrow}>
      <PageTitle page={t('code.title')} />
      <h1>{t('code.title')}</h1>
      <CodeForm hint={t('code.hint')} submit={t('code.enter')} onGiven={enter} />
    </div>
  );
}
