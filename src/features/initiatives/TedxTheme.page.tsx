import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { page, reading, rest, text } from '../../kit/content/ContentPage.css.ts';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { Onward } from '../../kit/content/Onward.tsx';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { themeQuery } from './initiatives.queries.ts';
import { Talks } from './Talks.tsx';
import { loadTheme } from './initiatives.load.ts';

/** Reads the page's data. */
export const load = loadTheme;

/** The theme of a conference, with its talks: /initiatives/tedx-conferences/:slug */
export default function TedxThemePage() {
  const { t } = useTranslation(['initiatives', 'shell']);
  const { slug = '' } = useParams();
  const query = useQuery(themeQuery(slug));
  return (
    <>
      <PageTitle page={query.data?.name ?? t('shell:pages.tedx')} />
      <LoadedPage query={query} title={t('shell:pages.tedx')}>
        {(theme) => (
          <div className={page}>
            <div className={reading}>
              <PageHead title={theme.name} lead={theme.summary} art={theme.art} meta={theme.year} />
              <div className={text}>
                <RichText blocks={theme.body} />
              </div>
              <div className={rest}>
                <Onward links={[{ label: t('tedx.themes'), href: paths.tedx() }]} />
              </div>
            </div>
            <Talks talks={theme.talks} />
          </div>
        )}
      </LoadedPage>
    </>
  );
}
