import { useQuery } from '@tanstack/react-query';
import { paths } from '../../kit/paths.ts';
import { latestQuery } from './latest.load.ts';

/** Returns the latest news, newest first; none while it loads or if it cannot be loaded. */
export function useLatestNews() {
  const { data } = useQuery(latestQuery);
  return (data?.items ?? []).map(({ slug, title, summary, published_at, category, art }) => ({
    href: paths.article(slug),
    title,
    summary,
    publishedAt: published_at,
    kind: category.name,
    art,
  }));
}
