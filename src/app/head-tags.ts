import { cardImage } from '../kit/content/card-image.ts';
import type { Card, PageWords } from '../kit/content/describe.ts';
import { languages, type Language } from '../kit/i18n/languages.ts';
import type { Union } from '../kit/union/union.ts';
import { canonicalPath } from './canonical.ts';

/** Open Graph's codes for the languages. */
const locales: Record<Language, string> = { en: 'en_GB', mt: 'mt_MT' };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const tag = (attribute: 'name' | 'property') => (name: string, content: string | number) =>
  `<meta ${attribute}="${name}" content="${escaped(String(content))}"/>`;
const named = tag('name');
const property = tag('property');

// In HTML only `<` can end a script element; JSON allows it to be escaped.
const script = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The page's address and language. */
interface Place {
  path: string;
  /** The query, without its question mark. */
  search: string;
  language: Language;
  union: Pick<Union, 'name' | 'origin'>;
}

/** The head's tags that describe a page; `portalCard` is for pages without a card of their own. */
export function headTags(words: PageWords, portalCard: Card, { path, search, language, union }: Place): string {
  const { title, description, kind = 'website', card, data } = words;
  const image = card ? cardImage(path, language, card) : cardImage('/', language, portalCard);
  return [
    named('description', description),
    property('og:title', title),
    property('og:description', description),
    property('og:type', kind),
    property('og:site_name', union.name),
    property('og:url', union.origin + canonicalPath(path, search)),
    property('og:locale', locales[language]),
    ...languages.flatMap((other) => (other === language ? [] : property('og:locale:alternate', locales[other]))),
    property('og:image', union.origin + image.path),
    property('og:image:alt', image.alt),
    property('og:image:width', image.width),
    property('og:image:height', image.height),
    named('twitter:card', 'summary_large_image'),
    data ? script(data) : '',
  ].join('');
}
