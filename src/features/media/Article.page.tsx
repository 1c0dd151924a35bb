import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { EntryWall } from '../../kit/content/Entries.tsx';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { articleQuery, type News } from './news.queries.ts';
import { PieceFacts } from './PieceFacts.tsx';
import { ReadingView } from './ReadingView.tsx';
import { loadArticle } from './media.load.ts';

export const load = loadArticle;

/** A piece of news: /media/news/:slug */
export default function ArticlePage() {
  const { t } = useTranslation('shell');
  const { slug = '' } = useParams();
  const query = useQuery(articleQuery(slug));
  return (
    <>
      <PageTitle page={query.data?.title ?? t('pages.news')} />
      <LoadedPage query={query} title={t('pages.news')}>
        {(news) => (
          <ReadingView piece={news}>
            <Related news={news.related} />
          </ReadingView>
        )}
      </LoadedPage>
    </>
  );
}

function Related({ news }: { news: News['related'] }) {
  const { t } = useTranslation('media');
  const entries = news.map((each) => ({
    href: paths.article(each.slug),
    title: each.title,
    summary: each.summary,
    facts: <PieceFacts piece={each} show={['category']} />,
    art: each.art,
  }));
  return (
    <section className={stack.m}>
      <h2>{t('news.more')}</h2>
      {entries.length > 0 && <EntryWall entries={entries} />}
      <MoreLink href={paths.news()}>{t('news.all')}</MoreLink>
    </section>
  );
}
