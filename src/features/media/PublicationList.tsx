import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { list } from '../../kit/content/ContentPage.css.ts';
import { EntryRows, EntryWall } from '../../kit/content/Entries.tsx';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { listFilterOf } from '../../kit/content/list-filter.ts';
import { ListHead } from '../../kit/content/ListHead.tsx';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { type ListFilter, paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { PieceFacts } from './PieceFacts.tsx';
import {
  type PublicationKind,
  type PublicationSummary,
  publicationKindsQuery,
  publicationYearsQuery,
  publicationsQuery,
} from './publications.queries.ts';

interface PublicationFiltersProps {
  filter: ListFilter;
  hrefOf: (filter: ListFilter) => string;
}

/** Narrows the publications to one kind. */
function KindLinks({ filter, hrefOf }: PublicationFiltersProps) {
  const { t } = useTranslation(['media', 'content']);
  const { data = [] } = useQuery(publicationKindsQuery);
  const kinds = [{ id: undefined, name: t('content:all') }, ...data.filter(({ count }) => count > 0)];
  const links = kinds.map(({ id, name }) => ({
    href: hrefOf({ ...filter, category: id, year: undefined, page: undefined }),
    label: name,
    current: filter.category === id,
  }));
  return <FilterLinks label={t('publications.kind')} links={links} />;
}

/** Narrows the publications to those of one year; renders nothing if there is one year only. */
function YearLinks({ filter, hrefOf }: PublicationFiltersProps) {
  const { t } = useTranslation('media');
  const { data = [] } = useQuery(publicationYearsQuery(filter.category));
  if (data.length < 2) return null;
  const years = [undefined, ...data];
  const links = years.map((year) => ({
    href: hrefOf({ ...filter, year, page: undefined }),
    label: year === undefined ? t('publications.allYears') : String(year),
    current: filter.year === year,
  }));
  return <FilterLinks label={t('publications.year')} links={links} />;
}

interface Props {
  title: string;
  about: string;
  /** Only publications of this kind; without it the reader chooses. */
  kind?: PublicationKind;
  /** Lines to read, or posters to look at. */
  look: 'rows' | 'wall';
  hrefOf: (filter: ListFilter) => string;
}

/** Publications of the union, by year. */
export function PublicationList({ title, about, kind, look, hrefOf }: Props) {
  const { t } = useTranslation(['media', 'content']);
  const [, navigate] = useLocation();
  const asked = listFilterOf(useSearch());
  const filter = { ...asked, category: kind ?? asked.category };
  const hrefFor = (next: ListFilter) => hrefOf(kind === undefined ? next : { ...next, category: undefined });
  const query = useQuery(publicationsQuery(filter));
  const empty = {
    title: t('publications.none'),
    body: t('noneBody'),
    link: { href: hrefOf({}), label: t('publications.all') },
  };
  return (
    <div className={list}>
      <ListHead
        title={title}
        about={about}
        label={t('publications.search')}
        submit={t('content:search')}
        words={filter.search}
        onSearch={(search) => navigate(hrefFor({ ...filter, search, page: undefined }))}
      />
      <div className={stack.s}>
        {kind === undefined && <KindLinks filter={filter} hrefOf={hrefFor} />}
        <YearLinks filter={filter} hrefOf={hrefFor} />
      </div>
      <ResultList
        query={query}
        found={(count) => t('publications.found', { count })}
        href={(page) => hrefFor({ ...filter, page })}
        empty={empty}
      >
        {(items) => <Publications items={items} look={look} showsKind={filter.category === undefined} />}
      </ResultList>
    </div>
  );
}

interface PublicationsProps {
  items: readonly PublicationSummary[];
  look: Props['look'];
  showsKind: boolean;
}

function Publications({ items, look, showsKind }: PublicationsProps) {
  const entries = items.map((item) => ({
    href: paths.publication(item.slug),
    title: item.title,
    summary: item.summary,
    facts: <PieceFacts piece={item} show={[showsKind ? 'category' : 'author']} />,
    art: item.art,
  }));
  return look === 'wall' ? <EntryWall entries={entries} /> : <EntryRows entries={entries} />;
}
