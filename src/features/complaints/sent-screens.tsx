import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { lead, row, stack } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { complaintPaths } from '../../kit/complaint-paths.ts';
import * as styles from './Complaints.css.ts';

function Arrived({ next, children }: { next: string; children: ReactNode }) {
  const { t } = useTranslation('complaints');
  return (
    <div className={styles.page}>
      <PageTitle page={t('sent.heading')} />
      <div className={stack.s}>
        <FocusHeading>{t('sent.heading')}</FocusHeading>
        <p className={lead}>{t('sent.lead')}</p>
      </div>
      <p>{next}</p>
      <div className={row}>{children}</div>
    </div>
  );
}

/** A complaint with a name has arrived: it is in the account. */
export function SentScreen() {
  const { t } = useTranslation('complaints');
  return (
    <Arrived next={t('sent.named')}>
      <LinkButton variant="act" href={complaintPaths.mine()}>
        {t('sent.toMine')}
      </LinkButton>
    </Arrived>
  );
}

/** An anonymous complaint has arrived: only the code leads back to it. */
export function SentAnonymouslyScreen() {
  const { t } = useTranslation('complaints');
  return (
    <Arrived next={t('sent.anonymous')}>
      <LinkButton variant="line" href={complaintPaths.feedback()}>
        {t('guide.feedback')}
      </LinkButton>
      <LinkButton variant="quiet" href={paths.complaints()}>
        {t('sent.back')}
      </LinkButton>
    </Arrived>
  );
}
