import { NewsTeaser } from '../home/NewsTeaser.tsx';
import { useLatestNews } from '../media/latest.ts';

/** The news on the home page. */
export const LatestNews = () => <NewsTeaser news={useLatestNews()} />;
