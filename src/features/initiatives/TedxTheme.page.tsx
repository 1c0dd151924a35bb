import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Portrait } from '../../kit/art/Portrait.tsx';
import { page, reading, rest, text } from '../../kit/content/ContentPage.css.ts';
import { LoadedPage } from '../../kit/content/LoadedPage.tsx';
import { Onward } from '../../kit/content/Onward.tsx';
import { PageHead } from '../../kit/content/PageHead.tsx';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { RichText } from '../../kit/ui/RichText.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { loadTheme } from './initiatives.load.ts';
import { type TedxTheme, themeQuery } from './initiatives.queries.ts';
import * as styles from './Talks.css.ts';

/** The speakers and their subjects. */
function Talks({ talks }: Pick<TedxTheme, 'talks'>) {
  const { t } = useTranslation('initiatives');
  if (talks.length === 0) return null;
  return (
    <section className={stack.m}>
      <h2>{t('tedx.talks')}</h2>
      <ul className={styles.talks}>
        {talks.map(({ speaker, about, title, portrait }) => (
          <li key={title}>
            <article className={styles.talk}>
              <div className={styles.portrait}>
                <Portrait seed={portrait} />
              </div>
              <div className={styles.words}>
                <h3 className={styles.title}>{withItsNoun(title)}</h3>
                <p className={styles.speaker}>{speaker}</p>
                <p className={styles.about}>{withItsNoun(about)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
