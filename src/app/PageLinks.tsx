import { useLocation, useSearch } from 'wouter';
import { isLanguage, languages } from '../kit/i18n/languages.ts';
import { useUnion } from '../kit/union/union.ts';
import { canonicalPath } from './canonical.ts';

/** For search engines, and for browsers that share the page: its canonical address, and that of each language. */
export function PageLinks() {
  const { origin } = useUnion();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <link rel="canonical" href={origin + canonicalPath(path, search)} />
      {['x-default', ...languages].map((tag) => (
        <link
          key={tag}
          rel="alternate"
          hrefLang={tag}
          href={origin + canonicalPath(path, search, isLanguage(tag) ? tag : '')}
        />
      ))}
    </>
  );
}
