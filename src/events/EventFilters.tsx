import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths, type EventFilter } from '../app/paths.ts';
import { Button } from '../ui/Button.tsx';
import { FilterLinks } from '../content/FilterLinks.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import * as styles from './EventList.css.ts';
import { eventTypesQuery } from './events.queries.ts';

/** Looks for words among the events that the list shows. */
export function EventSearch({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events');
  const [, navigate] = useLocation();
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    const search = typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined;
    navigate(paths.events({ ...filter, search, page: undefined }));
  };
  return (
    <search>
      <form key={filter.search} className={styles.search} onSubmit={look}>
        <TextInput
          label={t('list.search')}
          name="search"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filter.search}
        />
        <Button type="submit" variant="line">
          {t('list.submit')}
        </Button>
      </form>
    </search>
  );
}

/** Shows one kind of event only. */
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
