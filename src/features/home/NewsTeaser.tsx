import { useTranslation } from 'react-i18next';
import { Vignette } from '../../kit/art/Vignette.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { section, wrap } from '../../kit/theme/layout.css.ts';
import { arrow } from '../../kit/ui/arrow.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './NewsTeaser.css.ts';

/** A piece of news as the home page shows it. */
interface LatestNews {
  href: string;
  title: string;
  summary: string;
  /** ISO 8601 with an offset. */
  publishedAt: string;
  /** The category's name. */
  kind: string;
  /** The seed and scene of its drawing. */
  art: { seed: string; scene: string | null };
}

/** The latest news: the first with its drawing, the others as lines beside it. */
export function NewsTeaser({ news: [latest, ...others] }: { news: readonly LatestNews[] }) {
  const { t } = useTranslation(['home', 'shell']);
  if (!latest) return null;
  return (
    <section className={classNames(section, wrap, styles.root)}>
      <div className={styles.head}>
        <h2>{t('shell:pages.news')}</h2>
        <MoreLink href={paths.news()}>{t('allNews')}</MoreLink>
      </div>
      <div className={styles.columns}>
        <article className={styles.latest}>
          <div className={styles.art}>
            <Vignette {...latest.art} />
          </div>
          <h3 className={styles.title}>
            <a className={styles.link} href={latest.href}>
              {withItsNoun(latest.title)}
            </a>
          </h3>
          <p className={styles.summary}>{withItsNoun(latest.summary)}</p>
          <Facts news={latest} />
        </article>
        <ul className={styles.lines}>
          {others.map((news) => (
            <li key={news.href} className={styles.line}>
              <h3 className={styles.lineTitle}>
                <a className={styles.link} href={news.href}>
                  {withItsNoun(news.title)}
                </a>
              </h3>
              <Facts news={news} />
              <span className={classNames(arrow, styles.onward)} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Facts({ news: { publishedAt, kind } }: { news: LatestNews }) {
  const { date } = useMomentWords()(publishedAt);
  return (
    <p className={styles.facts}>
      <time dateTime={publishedAt}>{date}</time>
      <span>{kind}</span>
    </p>
  );
}
