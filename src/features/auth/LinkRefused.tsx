import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { lead, row } from '../../kit/theme/layout.css.ts';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';

/** Replaces the form if the link is no longer valid, and offers another. */
export function LinkRefused({ why }: { why: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <FocusHeading>{t('create.refusedTitle')}</FocusHeading>
      <p className={lead}>{why}</p>
      <div className={row}>
        <LinkButton variant="act" href={paths.forgotPassword()}>
          {t('create.again')}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.login()}>
          {t('forgot.back')}
        </LinkButton>
      </div>
    </>
  );
}
