import { useLocation, useSearch } from 'wouter';
import { languages } from '../i18n/languages.ts';
import { useUnion } from '../union/union.ts';
import { canonicalPath, canonicalPathInAny } from './canonical.ts';

/** For search engines, and for browsers that share the page: its one address, and where it stands in each language. */
export function PageLinks() {
  const { origin } = useUnion();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <>
      <link rel="canonical" href={origin + canonicalPath(path, search)} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={origin + canonicalPath(path, search, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + canonicalPathInAny(path, search)} />
    </>
  );
}
