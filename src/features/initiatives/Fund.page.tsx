import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { FundView } from './FundView.tsx';
import { fundQuery } from './initiatives.queries.ts';
import { loadFund } from './initiatives.load.ts';

export const load = loadFund;

/** One of the Kokka funds: /initiatives/kokka-fondi/:slug */
export default function FundPage() {
  const { t } = useTranslation('shell');
  const { slug = '' } = useParams();
  const query = useQuery(fundQuery(slug));
  return (
    <>
      <PageTitle page={query.data?.name ?? t('pages.kokkaFondi')} />
      <LoadedPage query={query} title={t('pages.kokkaFondi')}>
        {(fund) => <FundView fund={fund} />}
      </LoadedPage>
    </>
  );
}
