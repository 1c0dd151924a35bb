import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { list } from '../../kit/content/ContentPage.css.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { FoundList } from './FoundList.tsx';
import { kinds } from './kinds.ts';
import { field } from './Search.css.ts';
import { Suggestions } from './Suggestions.tsx';
import { wantedOf } from './wanted.ts';
import { loadSearch } from './search.load.ts';

/** Reads the page's data. */
export const load = loadSearch;

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
