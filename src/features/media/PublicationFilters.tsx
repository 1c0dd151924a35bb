import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from '../../kit/paths.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { publicationKindsQuery, publicationYearsQuery } from './publications.queries.ts';

interface Props {
  filter: ListFilter;
  hrefOf: (filter: ListFilter) => string;
}

/** Narrows the publications to one kind. */
export function KindLinks({ filter, hrefOf }: Props) {
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
export function YearLinks({ filter, hrefOf }: Props) {
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
