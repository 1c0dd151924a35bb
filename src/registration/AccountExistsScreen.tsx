import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { row } from '../theme/layout.css.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { StepPage } from './StepPage.tsx';
import { useFact, useSend } from './use-registration.ts';

/** Told only to whoever has just proved to read the mailbox: it has an account already. */
export function AccountExistsScreen() {
  const { t } = useTranslation(['registration', 'shell']);
  const send = useSend();
  const email = useFact(({ context }) => context.status?.email ?? '');
  return (
    <StepPage lead={t('accountExists.lead', { email })}>
      <div className={row}>
        <LinkButton variant="act" href={paths.login()}>
          {t('shell:login')}
        </LinkButton>
        <LinkButton variant="line" href={paths.forgotPassword()}>
          {t('accountExists.forgot')}
        </LinkButton>
        <Button variant="quiet" onClick={() => send({ type: 'start.again' })}>
          {t('accountExists.again')}
        </Button>
      </div>
    </StepPage>
  );
}
