import { NewsTeaser } from '../features/home/NewsTeaser.tsx';
import { useLatestNews } from '../features/media/latest.ts';

/** The news on the home page. */
export const LatestNews = () => <NewsTeaser news={useLatestNews()} />;
