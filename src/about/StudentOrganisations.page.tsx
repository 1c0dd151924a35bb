import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../app/paths.ts';
import { head, page, words } from '../content/ContentPage.css.ts';
import { FilterLinks } from '../content/FilterLinks.tsx';
import { ResultList } from '../content/ResultList.tsx';
import { SearchForm } from '../content/SearchForm.tsx';
import { lead } from '../theme/layout.css.ts';
import { organisationKinds, organisationsAskedFor } from './organisation-kinds.ts';
import { OrganisationWall } from './OrganisationWall.tsx';
import { organisationsQuery } from './people.queries.ts';

/** Who organises what: /about/representation/student-organisations?kind=&search= */
export default function StudentOrganisationsPage() {
  const { t } = useTranslation(['about', 'content', 'shell']);
  const [, navigate] = useLocation();
  const filter = organisationsAskedFor(useSearch());
  const query = useQuery(organisationsQuery(filter));
  const kinds = [undefined, ...organisationKinds];
  return (
    <div className={page}>
      <div className={head}>
        <div className={words}>
          <h1>{t('shell:pages.studentOrganisations')}</h1>
          <p className={lead}>{t('organisations.lead')}</p>
        </div>
        <SearchForm
          label={t('organisations.search')}
          submit={t('content:search')}
          words={filter.search}
          onSearch={(search) => navigate(paths.studentOrganisations({ ...filter, search }))}
        />
      </div>
      <FilterLinks
        label={t('organisations.kind')}
        links={kinds.map((kind) => ({
          href: paths.studentOrganisations({ ...filter, kind }),
          label: kind === undefined ? t('content:all') : t(`organisations.kinds.${kind}`),
          current: filter.kind === kind,
        }))}
      />
      <ResultList
        query={query}
        found={(count) => t('organisations.found', { count })}
        href={() => paths.studentOrganisations(filter)}
        empty={{
          title: t('organisations.none'),
          body: t('organisations.noneBody'),
          link: { href: paths.studentOrganisations(), label: t('organisations.all') },
        }}
      >
        {(organisations) => <OrganisationWall organisations={organisations} />}
      </ResultList>
    </div>
  );
}
