import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { stopAsking } from './asking.ts';
import { decide, type Consent } from './consent.ts';
import * as styles from './ConsentBar.css.ts';

interface Props {
  consent: Consent;
  /** True if the visitor asked for the question: it takes the focus. */
  askedAgain: boolean;
}

/** The question of consent. Both answers have the same weight; until one is given, nothing happens that needs consent. */
export function ConsentBar({ consent, askedAgain }: Props) {
  const { t } = useTranslation('shell');
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!askedAgain) return undefined;
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [askedAgain]);
  const answer = (choice: 'accepted' | 'refused') => {
    decide(choice);
    stopAsking();
  };
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div>
          <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
            {t('consent.title')}
          </h2>
          <p className={styles.words}>
            {t('consent.body')} {consent === 'accepted' && t('consent.accepted')}
            {consent === 'refused' && t('consent.refused')} <a href={paths.cookiePolicy()}>{t('consent.more')}</a>
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="line" onClick={() => answer('accepted')}>
            {t('consent.accept')}
          </Button>
          <Button variant="line" onClick={() => answer('refused')}>
            {t('consent.refuse')}
          </Button>
        </div>
      </div>
    </section>
  );
}
