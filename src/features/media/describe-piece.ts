import { cardImage } from '../../kit/content/card-image.ts';
import { type Card, type Describe, type Reading, descriptionOf, runningText } from '../../kit/content/describe.ts';
import { momentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { articleQuery, type News } from './news.queries.ts';
import { publicationQuery } from './publications.queries.ts';

const cardOf = ({ title, art, category, published_at }: News, { language }: Reading): Card => ({
  art,
  title,
  lines: [category.name, momentWords(published_at, language).date],
});

function dataOf(news: News, card: Card, { language, union: { name, origin } }: Reading) {
  const path = paths.article(news.slug);
  const publisher = { '@type': 'Organization', name, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary,
    datePublished: news.published_at,
    author: { '@type': 'Person', name: news.author },
    publisher,
    image: [origin + cardImage(path, language, card).path],
    inLanguage: language,
    mainEntityOfPage: origin + path,
  };
}

/** A piece of news. */
export const describeArticle: Describe = (reading) => {
  const { queries, params, language } = reading;
  const news = queries.getQueryData(articleQuery(params['slug'] ?? '').queryKey);
  if (!news) return undefined;
  const { title, summary, body } = news;
  const card = cardOf(news, reading);
  const description = descriptionOf(summary, runningText(body), language);
  return { title, description, kind: 'article', card, data: dataOf(news, card, reading) };
};

/** A publication of any kind. */
export const describePublication: Describe = ({ queries, params, language }) => {
  const publication = queries.getQueryData(publicationQuery(params['slug'] ?? '').queryKey);
  if (!publication) return undefined;
  const { title, summary, body } = publication;
  return { title, description: descriptionOf(summary, runningText(body), language), kind: 'article' };
};
