import { useTranslation } from 'react-i18next';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { paths } from '../kit/paths.ts';
import { StatusPage } from './StatusPage.tsx';

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
