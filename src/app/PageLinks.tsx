import { useLocation, useSearch } from 'wouter';
import { languages } from '../i18n/languages.ts';
import { useUnion } from '../union/union.ts';

/** What of a query makes another page of it; the rest only looks at the same one in another way. */
const tellingPage = (search: string) => {
  const page = new URLSearchParams(search).get('page');
  return page === null ? '' : `?page=${encodeURIComponent(page)}`;
};

/** For search engines: the one address of the page, and where it stands in each language. */
export function PageLinks() {
  const { origin } = useUnion();
  const [path] = useLocation();
  const query = tellingPage(useSearch());
  const address = `${origin}${path}${query}`;
  const inLanguage = (language: string) => `${address}${query === '' ? '?' : '&'}locale=${language}`;
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}
