import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { lead } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';

/** A link is on its way, if the address has an account. */
export function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <FocusHeading>{t('forgot.sentTitle')}</FocusHeading>
      <p className={lead}>{t('forgot.sent', { email })}</p>
      <div>
        <LinkButton variant="line" href={paths.login()}>
          {t('forgot.back')}
        </LinkButton>
      </div>
    </>
  );
}
