import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths } from '../app/paths.ts';
import { row } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { Loading } from './Loading.tsx';
import { StepPage } from './StepPage.tsx';
import { useSend } from './use-registration.ts';

/** The server is asked how far the registration is. */
export function OpeningScreen() {
  const { t } = useTranslation('registration');
  return (
    <>
      <PageTitle page={t('opening.heading')} />
      <Loading />
    </>
  );
}

/** The server could not be asked how far the registration is. */
export function OpenFailedScreen() {
  const { t } = useTranslation(['registration', 'common', 'shell']);
  const send = useSend();
  return (
    <StepPage lead={t('openFailed.lead')}>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
        <LinkButton variant="quiet" href={paths.home()}>
          {t('shell:backHome')}
        </LinkButton>
      </div>
    </StepPage>
  );
}

/** The session ended. Signing in again leads back to the same step, registering anew to the first. */
export function SignedOutScreen() {
  const { t } = useTranslation(['registration', 'shell']);
  const send = useSend();
  const [here] = useLocation();
  return (
    <StepPage lead={t('signedOut.lead')}>
      <div className={row}>
        <LinkButton variant="act" href={paths.login(here)}>
          {t('shell:login')}
        </LinkButton>
        <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
          {t('signedOut.again')}
        </Button>
      </div>
    </StepPage>
  );
}
