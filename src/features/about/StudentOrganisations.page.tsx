import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { Tiles } from '../../kit/art/Tiles.tsx';
import * as styles from '../../kit/content/ContentPage.css.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { Onward } from '../../kit/content/Onward.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { ListHead } from '../../kit/content/ListHead.tsx';
import { paths } from '../../kit/paths.ts';
import { row, small, stack } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { RichText } from '../../kit/ui/RichText.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { loadOrganisations } from './about.load.ts';
import { organisationKinds, organisationsAskedFor } from './organisation-kinds.ts';
import * as wall from './Organisations.css.ts';
import { type OrganisationsWanted, type StudentOrganisation, organisationsQuery } from './people.queries.ts';

/** Student organisations, each with its own tiles. */
function OrganisationWall({ organisations }: { organisations: readonly StudentOrganisation[] }) {
  return (
    <ul className={wall.wall}>
      {organisations.map((organisation) => (
        <li key={organisation.id} id={organisation.id}>
          <Organisation organisation={organisation} />
        </li>
      ))}
    </ul>
  );
}

function Organisation({ organisation }: { organisation: StudentOrganisation }) {
  const { t } = useTranslation('about');
  const { name, kind_name, summary, founded, meets, email, website, art } = organisation;
  return (
    <article className={wall.organisation}>
      <div className={wall.floor}>
        <Tiles seed={art.seed} cols={2} rows={2} />
      </div>
      <div className={stack.s}>
        <h3 className={wall.name}>{withItsNoun(name)}</h3>
        <p className={wall.kind}>{withItsNoun(t('organisations.since', { kind: kind_name, year: founded }))}</p>
        <p>{withItsNoun(summary)}</p>
        {meets !== null && <p className={small}>{withItsNoun(meets)}</p>}
        <p className={classNames(row, small)}>
          <a href={`mailto:${email}`}>{email}</a>
          {website !== null && <a href={website}>{t('organisations.website')}</a>}
        </p>
      </div>
    </article>
  );
}

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
          <ListHead
            title={title}
            about={lead}
            label={t('organisations.search')}
            submit={t('content:search')}
            words={filter.search}
            onSearch={(search) => navigate(paths.studentOrganisations({ ...filter, search }))}
          />
          <Found filter={filter} />
          <div className={classNames(styles.columns, wall.below)}>
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
