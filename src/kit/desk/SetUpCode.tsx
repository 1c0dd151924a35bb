import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../content/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { Lead } from '../ui/Lead.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { CodeForm } from './CodeForm.tsx';
import * as styles from './Desk.css.ts';
import { useBeginSecondFactor, useEnterDesk } from './desk.queries.ts';

/** Sets up an authenticator app, checks its first code, and shows the recovery codes once. */
export function SetUpCode() {
  const { t } = useTranslation(['desk', 'common']);
  const enter = useEnterDesk();
  const begun = useBeginSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={enter} />;
  return (
    <div className={styles.narrow}>
      <PageTitle page={t('setUp.title')} />
      <h1>{t('setUp.title')}</h1>
      <Lead>{t('setUp.lead')}</Lead>
      <Failure error={begun.error} />
      {begun.data === undefined ? (
        <div>
          <Button variant="act" busy={begun.isPending ? t('common:loading') : undefined} onClick={() => begun.mutate()}>
            {t('setUp.begin')}
          </Button>
        </div>
      ) : (
        <>
          <QrCode path={begun.data.qr} size={begun.data.qr_size} label={t('setUp.qr')} />
          <p>{t('setUp.typed')}</p>
          <p className={styles.secret}>{begun.data.secret.match(/.{1,4}/g)?.join(' ')}</p>
          <CodeForm hint={t('setUp.hint')} submit={t('setUp.confirm')} onGiven={(given) => setCodes(given ?? [])} />
        </>
      )}
    </div>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.page}>
      <PageTitle page={t('recovery.title')} />
      <h1>{t('recovery.title')}</h1>
      <Lead>{t('recovery.lead')}</Lead>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button variant="act" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
      </div>
    </div>
  );
}
