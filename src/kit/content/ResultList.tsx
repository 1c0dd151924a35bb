import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Tiles } from '../art/Tiles.tsx';
import { stack } from '../theme/layout.css.ts';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import * as styles from './ContentPage.css.ts';
import { Loaded } from './Loaded.tsx';
import { useArrivalOnPage } from './use-arrival-on-page.ts';

interface ListPagesProps {
  /** The list's position, as the server returns it. */
  meta: { page: number; pages: number };
  /** The address of a page; undefined asks for the first. */
  href: (page: number | undefined) => string;
}

/** The pages of a list. */
function ListPages({ meta: { page, pages }, href }: ListPagesProps) {
  const { t } = useTranslation(['content', 'common']);
  return (
    <Pagination
      page={page}
      pages={pages}
      href={(page) => href(page === 1 ? undefined : page)}
      labels={{
        nav: t('content:pages'),
        previous: t('common:previous'),
        next: t('common:next'),
        page: (page) => t('content:page', { page }),
      }}
    />
  );
}

/** The results of a list: one page of them, or all. */
export interface Results<Item> {
  items: readonly Item[];
  meta: { page: number; pages: number; total: number };
}

export interface Empty {
  title: string;
  body: string;
  /** Link to the whole list. */
  link: { href: string; label: string };
}

interface Props<Item> {
  query: UseQueryResult<Results<Item>>;
  /** The number of results in words. */
  found: (count: number) => string;
  /** The address of a page of the list; undefined asks for the first. */
  href: (page: number | undefined) => string;
  /** Shown if there are no results. */
  empty: Empty;
  children: (items: readonly Item[], page: number) => ReactNode;
}

/** The number of results, one page of them, and links to the other pages. */
export function ResultList<Item>({ query, found, href, empty, children }: Props<Item>) {
  const { data, isPlaceholderData } = query;
  const wordsOf = (total: number) => (total === 0 ? empty.title : found(total));
  return (
    <>
      <LiveRegion text={data && !isPlaceholderData && wordsOf(data.meta.total)} />
      <Loaded query={query} parts={['medium', 'tiles', 'heading', 'long', 'long', 'medium']}>
        {({ items, meta }) =>
          items.length === 0 && meta.total > 0 ? (
            <PastTheEnd words={wordsOf(meta.total)} pages={meta.pages} href={href} />
          ) : items.length === 0 ? (
            <Nothing {...empty} />
          ) : (
            <Found words={wordsOf(meta.total)} page={meta.page} isStale={isPlaceholderData}>
              {children(items, meta.page)}
              <ListPages meta={meta} href={href} />
            </Found>
          )
        }
      </Loaded>
    </>
  );
}

interface FoundProps {
  words: string;
  page: number;
  /** True while the shown results are those of the previous query and the next ones are loading. */
  isStale: boolean;
  children: ReactNode;
}

function Found({ words, page, isStale, children }: FoundProps) {
  const count = useRef<HTMLHeadingElement>(null);
  useArrivalOnPage(page, count);
  return (
    <section className={stack.m}>
      <h2 ref={count} className={styles.count} tabIndex={-1}>
        {words}
      </h2>
      <div className={classNames(stack.l, isStale && styles.waiting)} aria-busy={isStale}>
        {children}
      </div>
    </section>
  );
}

interface PastTheEndProps {
  words: string;
  pages: number;
  href: Props<unknown>['href'];
}

/** A page that the list no longer has: the last one that it has, in its place. */
function PastTheEnd({ words, pages, href }: PastTheEndProps) {
  const { t } = useTranslation('content');
  return (
    <EmptyState title={words}>
      <LinkButton variant="line" href={href(pages === 1 ? undefined : pages)}>
        {t('page', { page: pages })}
      </LinkButton>
    </EmptyState>
  );
}

function Nothing({ title, body, link }: Empty) {
  return (
    <EmptyState title={title} art={<Tiles seed="empty" cols={1} rows={1} />}>
      <p>{body}</p>
      <LinkButton variant="line" href={link.href}>
        {link.label}
      </LinkButton>
    </EmptyState>
  );
}
