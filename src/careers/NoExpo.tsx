import { useTranslation } from 'react-i18next';
import { paths } from '../app/paths.ts';
import { Tiles } from '../art/Tiles.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** While no expo is published: who is hiring all the same. */
export function NoExpo() {
  const { t } = useTranslation('careers');
  return (
    <EmptyState title={t('expo.noneTitle')} art={<Tiles seed="expo" cols={1} rows={1} />}>
      <p>{t('expo.none')}</p>
      <LinkButton variant="act" href={paths.companies()}>
        {t('expo.action')}
      </LinkButton>
    </EmptyState>
  );
}
