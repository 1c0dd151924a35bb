import { useTranslation } from 'react-i18next';
import { Portrait } from '../../kit/art/Portrait.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import type { TedxTheme } from './initiatives.queries.ts';
import * as styles from './Talks.css.ts';

/** The speakers and their subjects. */
export function Talks({ talks }: Pick<TedxTheme, 'talks'>) {
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
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.speaker}>{speaker}</p>
                <p className={styles.about}>{about}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
