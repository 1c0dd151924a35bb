import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { companyQuery } from './careers.queries.ts';
import { CompanyView } from './CompanyView.tsx';
import { loadCompany } from './careers.load.ts';

/** Reads the page's data. */
export const load = loadCompany;

/** One company: /careers/careers-expo/companies/:slug */
export default function CompanyPage() {
  const { t } = useTranslation('shell');
  const { slug = '' } = useParams();
  const query = useQuery(companyQuery(slug));
  return (
    <>
      <PageTitle page={query.data?.title ?? t('pages.companies')} />
      <LoadedPage query={query} title={t('pages.companies')}>
        {(company) => <CompanyView company={company} />}
      </LoadedPage>
    </>
  );
}
