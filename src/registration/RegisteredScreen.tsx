import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { purchaseOf } from '../../machines/registration/progress.ts';
import type { OptionalStep } from '../../machines/registration/steps.ts';
import { paths } from '../app/paths.ts';
import { keptPlace } from '../session/kept-place.ts';
import { useProfile } from '../session/profile.ts';
import { lead, row, stack } from '../theme/layout.css.ts';
import { ArrivalHeading } from '../ui/ArrivalHeading.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import * as styles from './registration.css.ts';
import { useFact } from './use-registration.ts';

/** What follows from what was taken. */
function useNews(): string[] {
  const { t } = useTranslation('registration');
  const status = useFact(({ context }) => context.status);
  const isPaid = (step: OptionalStep) => purchaseOf(status, step)?.state === 'paid';
  const isVolunteer = useFact(({ context }) => context.isVolunteer);
  return [
    isPaid('PARKING') ? t('registered.permit') : '',
    isPaid('STUDENT_CARD') ? t('registered.card') : '',
    isPaid('SOLIDARITY_FUND') ? t('registered.donation') : '',
    isVolunteer === true ? t('registered.volunteer') : '',
  ].filter((news) => news !== '');
}

/** All steps are behind: the account is complete, and there is a whole portal to see, first of all the places that were chosen without one. */
export function RegisteredScreen() {
  const { t } = useTranslation('registration');
  const name = useProfile()?.first_name ?? '';
  const news = useNews();
  const [place] = useState(() => keptPlace(sessionStorage));
  const heading = name === '' ? t('registered.heading') : t('registered.headingNamed', { name });
  return (
    <div className={styles.page}>
      <PageTitle page={t('registered.heading')} />
      <div className={stack.s}>
        <ArrivalHeading>{heading}</ArrivalHeading>
        <p className={lead}>{t('registered.lead')}</p>
      </div>
      {news.length > 0 && (
        <section className={stack.s}>
          <h2>{t('registered.now')}</h2>
          <ul className={styles.news}>
            {news.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={row}>
        {place !== null && (
          <LinkButton variant="act" href={place}>
            {t('registered.book')}
          </LinkButton>
        )}
        <LinkButton variant={place === null ? 'act' : 'line'} href={paths.events()}>
          {t('registered.events')}
        </LinkButton>
        <LinkButton variant="line" href={paths.account()}>
          {t('registered.account')}
        </LinkButton>
      </div>
    </div>
  );
}
