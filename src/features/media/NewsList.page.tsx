import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { list } from '../../kit/content/ContentPage.css.ts';
import { EntryRows, Feature } from '../../kit/content/Entries.tsx';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { listFilterOf } from '../../kit/content/list-filter.ts';
import { ListHead } from '../../kit/content/ListHead.tsx';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { newsCategoriesQuery, newsQuery, type NewsSummary } from './news.queries.ts';
import { PieceFacts } from './PieceFacts.tsx';
import { loadNews } from './media.load.ts';

export const load = loadNews;

const entryOf = (news: NewsSummary) => ({
  href: paths.article(news.slug),
  title: news.title,
  summary: news.summary,
  facts: <PieceFacts piece={news} show={['category']} />,
  art: news.art,
});

/** The list of news: /media/news?page=&category=&search= */
export default function NewsListPage() {
  const { t } = useTranslation(['media', 'content', 'shell']);
  const [, navigate] = useLocation();
  const filter = listFilterOf(useSearch());
  const query = useQuery(newsQuery(filter));
  const { data: categories = [] } = useQuery(newsCategoriesQuery);
  const kinds = [{ id: undefined, name: t('content:all') }, ...categories];
  const empty = { title: t('news.none'), body: t('noneBody'), link: { href: paths.news(), label: t('news.all') } };
  return (
    <div className={list}>
      <ListHead
        title={t('shell:pages.news')}
        about={t('news.lead')}
        label={t('news.search')}
        submit={t('content:search')}
        words={filter.search}
        onSearch={(search) => navigate(paths.news({ ...filter, search, page: undefined }))}
      />
      <FilterLinks
        label={t('news.kind')}
        links={kinds.map(({ id, name }) => ({
          href: paths.news({ ...filter, category: id, page: undefined }),
          label: name,
          current: filter.category === id,
        }))}
      />
      <ResultList
        query={query}
        found={(count) => t('news.found', { count })}
        href={(page) => paths.news({ ...filter, page })}
        empty={empty}
      >
        {(items, page) => <NewsPage news={items} isFront={page === 1 && filter.search === undefined} />}
      </ResultList>
    </div>
  );
}

/** A page of the news; the front page shows the latest large. */
function NewsPage({ news, isFront }: { news: readonly NewsSummary[]; isFront: boolean }) {
  const entries = news.map(entryOf);
  const [latest, ...rest] = entries;
  if (!isFront || !latest) return <EntryRows entries={entries} />;
  return (
    <>
      <Feature entry={latest} />
      {rest.length > 0 && <EntryRows entries={rest} />}
    </>
  );
}
