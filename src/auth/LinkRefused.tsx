import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { lead, row } from '../theme/layout.css.ts';
import { ArrivalHeading } from '../ui/ArrivalHeading.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** In the place of the form when the link is no good any more: the way to another. */
export function LinkRefused({ why }: { why: string }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <ArrivalHeading>{t('create.refusedTitle')}</ArrivalHeading>
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
