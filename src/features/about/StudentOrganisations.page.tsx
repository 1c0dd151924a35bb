import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import * as styles from '../../kit/content/ContentPage.css.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { Onward } from '../../kit/content/Onward.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { lead as leadText } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { RichText } from '../../kit/ui/RichText.tsx';
import { below } from './Organisations.css.ts';
import { organisationKinds, organisationsAskedFor } from './organisation-kinds.ts';
import { OrganisationWall } from './OrganisationWall.tsx';
import { organisationsQuery, type OrganisationsWanted } from './people.queries.ts';
import { loadOrganisations } from './about.load.ts';

/** Reads the page's data. */
export const load = loadOrganisations;

/** The student organisations, and how to found one: /about/representation/student-organisations?kind=&search= */
export default function StudentOrganisationsPage() {
  const { t } = useTranslation(['about', 'content', 'shell']);
  const [, navigate] = useLocation();
  const filter = organisationsAskedFor(useSearch());
  const query = useQuery(pageQuery('student-organisations'));
  return (
    <LoadedPage query={query} title={t('shell:pages.studentOrganisations')}>
      {({ title, lead, body, links }) => (
        <div className={styles.list}>
          <div className={styles.head}>
            <div className={styles.words}>
              <h1>{title}</h1>
              <p className={leadText}>{lead}</p>
            </div>
            <SearchForm
              label={t('organisations.search')}
              submit={t('content:search')}
              words={filter.search}
              onSearch={(search) => navigate(paths.studentOrganisations({ ...filter, search }))}
            />
          </div>
          <Found filter={filter} />
          <div className={classNames(styles.columns, below)}>
            <RichText blocks={body} />
            <Onward links={links} />
          </div>
        </div>
      )}
    </LoadedPage>
  );
}

/** The organisations that match, and the kinds to filter by. */
function Found({ filter }: { filter: OrganisationsWanted }) {
  const { t } = useTranslation(['about', 'content']);
  const query = useQuery(organisationsQuery(filter));
  const kinds = [undefined, ...organisationKinds];
  return (
    <>
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
    </>
  );
}
