import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Poster } from '../kit/art/Poster.tsx';
import { paths } from '../kit/paths.ts';
import { Lead } from '../kit/ui/Lead.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import * as styles from './StatusPage.css.ts';

interface Props {
  /** '404', 'Error 500'. */
  code: string;
  title: string;
  body: string;
  /** Links to go on from here. */
  children: ReactNode;
}

/** Replaces a page that does not exist or does not work. */
export function StatusPage({ code, title, body, children }: Props) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <p className={styles.code}>{code}</p>
        <h1>{title}</h1>
        <Lead>{body}</Lead>
        {children}
      </div>
      <div className={styles.art}>
        <Poster seed={code} scene="swell" />
      </div>
    </div>
  );
}

/** There is nothing at this address. */
export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <StatusPage code="404" title={t('notFoundTitle')} body={t('notFoundBody')}>
      <LinkButton href={paths.home()} variant="act">
        {t('backHome')}
      </LinkButton>
    </StatusPage>
  );
}
