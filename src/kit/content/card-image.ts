import type { Language } from '../i18n/languages.ts';
import type { Card } from './describe.ts';

/** A social card's size in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The picture that a link to a page is shown with. */
export interface CardImage {
  /** Path and query. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** The card of the page at `path`, in a language; its `alt` is the text written on it. */
export const cardImage = (path: string, language: Language, { title, date, lines }: Card): CardImage => ({
  path: `${path === '/' ? '' : path}/card.png?locale=${language}`,
  alt: [title, ...(date === undefined ? [] : [date]), ...lines].join(' · '),
  ...cardSize,
});
