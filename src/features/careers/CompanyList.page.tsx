import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { Tiles } from '../../kit/art/Tiles.tsx';
import * as styles from '../../kit/content/ContentPage.css.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { ListHead } from '../../kit/content/ListHead.tsx';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { paths } from '../../kit/paths.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as careersStyles from './Careers.css.ts';
import { type CompanySummary, areasQuery, companiesQuery, companyFilterOf, loadCompanies } from './careers.queries.ts';

/** A company in the list. */
function CompanyRow({ company }: { company: CompanySummary }) {
  const { t } = useTranslation('careers');
  const { slug, title, summary, sectors, stand, interviews, art } = company;
  return (
    <li className={careersStyles.company}>
      <div className={careersStyles.companyArt}>
        <Tiles seed={art.seed} cols={1} rows={1} />
      </div>
      <div className={careersStyles.companyWords}>
        <h3>
          <a className={careersStyles.boxedLink} href={paths.company(slug)}>
            {title}
          </a>
        </h3>
        <p>{withItsNoun(summary)}</p>
        <p className={careersStyles.detail}>{sectors.map(({ name }) => name).join(', ')}</p>
      </div>
      <p className={careersStyles.companyFacts}>
        {interviews && <Badge tone="ok">{t('company.interviews')}</Badge>}
        {stand !== null && t('company.standAt', { stand })}
      </p>
    </li>
  );
}

export const load = loadCompanies;

/** The companies that are hiring: /careers/careers-expo/companies?page=&area=&search= */
export default function CompanyListPage() {
  const { t } = useTranslation(['careers', 'content', 'shell']);
  const [, navigate] = useLocation();
  const filter = companyFilterOf(useSearch());
  const { data: areas = [] } = useQuery(areasQuery);
  const choices = [{ id: undefined, name: t('content:all') }, ...areas];
  return (
    <div className={styles.list}>
      <ListHead
        title={t('shell:pages.companies')}
        about={t('companies.lead')}
        label={t('companies.search')}
        submit={t('content:search')}
        words={filter.search}
        onSearch={(search) => navigate(paths.companies({ ...filter, search, page: undefined }))}
      />
      <FilterLinks
        label={t('companies.area')}
        links={choices.map(({ id, name }) => ({
          href: paths.companies({ ...filter, area: id, page: undefined }),
          label: name,
          current: filter.area === id,
        }))}
      />
      <ResultList
        query={useQuery(companiesQuery(filter))}
        found={(count) => t('companies.found', { count })}
        href={(page) => paths.companies({ ...filter, page })}
        empty={{
          title: t('companies.noneTitle'),
          body: t('companies.none'),
          link: { href: paths.companies(), label: t('companies.all') },
        }}
      >
        {(companies) => (
          <ul className={styles.rows}>
            {companies.map((company) => (
              <CompanyRow key={company.id} company={company} />
            ))}
          </ul>
        )}
      </ResultList>
    </div>
  );
}
