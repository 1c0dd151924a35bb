import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { EntryWall } from '../../kit/content/Entries.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { TextPage } from '../../kit/content/TextPage.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { themesQuery } from './initiatives.queries.ts';
import { TedxEvents } from './TedxEvents.tsx';
import { loadTedx } from './initiatives.load.ts';

export const load = loadTedx;

/** The next conferences and the past ones: /initiatives/tedx-conferences */
export default function TedxConferencesPage() {
  const { t } = useTranslation(['initiatives', 'shell']);
  const query = useQuery(themesQuery);
  return (
    <TextPage slug="tedx-conferences" title={t('shell:pages.tedx')}>
      <TedxEvents />
      <section className={stack.m}>
        <h2>{t('tedx.themes')}</h2>
        <Loaded query={query}>
          {(themes) => (
            <EntryWall
              entries={themes.map(({ slug, name, summary, year, art }) => ({
                href: paths.tedxTheme(slug),
                title: name,
                summary,
                facts: year,
                art,
              }))}
            />
          )}
        </Loaded>
      </section>
    </TextPage>
  );
}
