import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { FilterLinks } from '../content/FilterLinks.tsx';
import { type Empty, ResultList, type Results } from '../content/ResultList.tsx';
import { SearchForm } from '../content/SearchForm.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { CaseHead } from './CaseHead.tsx';
import * as styles from './Desk.css.ts';
import { type DeskEntry, DeskEntries } from './DeskEntries.tsx';
import { deskPaths } from './desk-paths.ts';
import { DeskRoom } from './DeskRoom.tsx';

/** A page's position and filter, as its address has them. */
interface Filter {
  page?: number | undefined;
  search?: string | undefined;
}

interface Choices<Wanted, Name extends keyof Wanted> {
  /** The part of the filter that is chosen. */
  name: Name;
  /** Name of the choice: 'State'. */
  label: string;
  /** Shown as a link each. The first is the one that the address leaves out. */
  choices: readonly NonNullable<Wanted[Name]>[];
  labelOf: (choice: NonNullable<Wanted[Name]>) => string;
}

interface ListProps<Item, Wanted, Key extends QueryKey> {
  query: UseQueryOptions<Results<Item>, Error, Results<Item>, Key>;
  wanted: Wanted;
  /** The queue's address with a filter. */
  href: (wanted: Wanted) => string;
  /** The number of results in words. */
  found: (count: number) => string;
  /** Shown if there are no results, unless a filtered queue was searched; links to the desk unless it says otherwise. */
  empty: Omit<Empty, 'link'> & Partial<Pick<Empty, 'link'>>;
  renderEntry: (item: Item) => DeskEntry;
}

interface Props<Item, Wanted, Key extends QueryKey, Name extends keyof Wanted> extends ListProps<Item, Wanted, Key> {
  title: string;
  /** The queue's parent, if that is not the desk. */
  back?: { href: string; label: string };
  /** Shown between the title and the search. */
  above?: ReactNode;
  /** Name of the search field; missing where there is nothing to search for. */
  search?: string;
  filter?: Choices<Wanted, Name>;
  /** Shown below the queue. */
  children?: ReactNode;
}

/** A room's list of cases, a page at a time, with its search and its filter. */
export function DeskQueue<Item, Wanted extends Filter, Key extends QueryKey, Name extends keyof Wanted = never>({
  title,
  back,
  above,
  search,
  filter,
  children,
  ...list
}: Props<Item, Wanted, Key, Name>) {
  const { t } = useTranslation(['content', 'desk']);
  const [, navigate] = useLocation();
  const { wanted, href } = list;
  const unsearched = { ...wanted, search: undefined, page: undefined };
  const notFound = {
    title: t('desk:search.none'),
    body: t('desk:search.noneBody'),
    link: { href: href(unsearched), label: t('desk:search.clear') },
  };
  const [first] = filter?.choices ?? [];
  return (
    <DeskRoom>
      <div className={styles.page}>
        {back ? (
          <CaseHead back={back} title={title} />
        ) : (
          <>
            <PageTitle page={title} />
            <h1>{title}</h1>
          </>
        )}
        {above}
        {search !== undefined && (
          <SearchForm
            label={search}
            submit={t('content:search')}
            words={wanted.search}
            onSearch={(words) => navigate(href({ ...unsearched, search: words }))}
          />
        )}
        {filter && (
          <FilterLinks
            label={filter.label}
            links={filter.choices.map((choice) => ({
              href: href({ ...wanted, [filter.name]: choice === first ? undefined : choice, page: undefined }),
              label: filter.labelOf(choice),
              current: (wanted[filter.name] ?? first) === choice,
            }))}
          />
        )}
        <QueueList {...list} empty={filter && wanted.search !== undefined ? notFound : list.empty} />
        {children}
      </div>
    </DeskRoom>
  );
}

function QueueList<Item, Wanted, Key extends QueryKey>({
  query,
  wanted,
  href,
  found,
  empty,
  renderEntry,
}: ListProps<Item, Wanted, Key>) {
  const { t } = useTranslation('desk');
  return (
    <ResultList
      query={useQuery(query)}
      found={found}
      href={(page) => href({ ...wanted, page })}
      empty={{ link: { href: deskPaths.home(), label: t('title') }, ...empty }}
    >
      {(items) => <DeskEntries entries={items.map(renderEntry)} />}
    </ResultList>
  );
}
