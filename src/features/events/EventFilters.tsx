import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths, type EventFilter } from '../../kit/paths.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { eventTypesQuery } from './events.queries.ts';

/** Searches the listed events. */
export function EventSearch({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events');
  const [, navigate] = useLocation();
  return (
    <SearchForm
      label={t('list.search')}
      submit={t('list.submit')}
      words={filter.search}
      onSearch={(search) => navigate(paths.events({ ...filter, search, page: undefined }))}
    />
  );
}

/** Narrows the list to one kind of event. */
export function EventKinds({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events');
  const { data: types = [] } = useQuery(eventTypesQuery);
  const kinds = [{ id: undefined, name: t('list.allKinds') }, ...types];
  const links = kinds.map(({ id, name }) => ({
    href: paths.events({ ...filter, type: id, page: undefined }),
    label: name,
    current: filter.type === id,
  }));
  return <FilterLinks label={t('list.type')} links={links} />;
}
