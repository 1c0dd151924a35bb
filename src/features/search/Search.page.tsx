import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import type { Load } from '../../kit/api/load.ts';
import { list } from '../../kit/content/ContentPage.css.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { type SiteSearch, paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { FoundList } from './FoundList.tsx';
import { kindNamed, kinds } from './kinds.ts';
import { field } from './Search.css.ts';
import { councilIdsQuery, foundQuery } from './search.queries.ts';

/** Reads the search from the query string of the page. */
export function wantedOf(search: string): SiteSearch {
  const query = new URLSearchParams(search);
  return { q: wordsIn(query, 'q'), kind: kindNamed(query.get('kind') ?? undefined), page: pageIn(query) };
}

/** Links to the most wanted pages, shown before a search. */
function Suggestions() {
  const { t } = useTranslation(['search', 'shell']);
  const links = [
    { href: paths.events(), label: t('shell:pages.events') },
    { href: paths.parkingPermit(), label: t('shell:pages.parkingPermit') },
    { href: paths.kokkaFondi(), label: t('shell:pages.kokkaFondi') },
    { href: paths.studentOrganisations(), label: t('shell:pages.studentOrganisations') },
    { href: paths.contact(), label: t('shell:pages.contact') },
  ];
  return (
    <section className={stack.s}>
      <h2>{t('often')}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <MoreLink href={href}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reads the results for the search in the page's address. */
export const load: Load = async (queries, { search }) => {
  const wanted = wantedOf(search);
  if (wanted.q === undefined) return;
  const { items } = await queries.fetchQuery(foundQuery(wanted));
  if (items.some(({ kind }) => kind === 'person')) await queries.fetchQuery(councilIdsQuery);
};

/** Searches the whole site: /search?q=&kind=&page= */
export default function SearchPage() {
  const { t } = useTranslation(['search', 'content', 'shell']);
  const [, navigate] = useLocation();
  const wanted = wantedOf(useSearch());
  const { q, kind } = wanted;
  return (
    <div className={list}>
      <h1>{t('shell:pages.search')}</h1>
      <div className={field}>
        <SearchForm
          label={t('label')}
          submit={t('content:search')}
          name="q"
          words={q}
          variant="act"
          onSearch={(words) => navigate(paths.search({ ...wanted, q: words, page: undefined }))}
        />
      </div>
      {q === undefined ? (
        <Suggestions />
      ) : (
        <>
          <FilterLinks
            label={t('kind')}
            links={[undefined, ...kinds].map((only) => ({
              href: paths.search({ q, kind: only }),
              label: only === undefined ? t('content:all') : t(`kinds.${only}`),
              current: only === kind,
            }))}
          />
          <FoundList wanted={wanted} />
        </>
      )}
    </div>
  );
}
