import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import * as styles from './Home.css.ts';
import type { Today } from './today.ts';

/** The days until a fund opens or closes, as huge as the sea is wide; how tickets are booked, if there is no such day. */
export function Deadline({ deadline }: { deadline: Today['deadline'] }) {
  const { t } = useTranslation('home');
  const dayWords = useDayWords();
  if (deadline === null)
    return (
      <div className={stack.s}>
        <h2>{t('ticketsTitle')}</h2>
        <p className={styles.seaText}>{t('ticketsBody')}</p>
      </div>
    );
  const { slug, name, kind, days: count, opens_on, closes_on } = deadline;
  const words = { opens: t('deadline.opens', { name, count }), closes: t('deadline.closes', { name, count }) };
  return (
    <div className={stack.s}>
      <h2>
        <a className={styles.seaLink} href={paths.fund(slug)}>
          {count === 0 ? t('deadline.today', { name }) : words[kind]}
        </a>
      </h2>
      <p className={styles.seaText}>
        {t('deadline.window', { from: dayWords(opens_on).date, to: dayWords(closes_on).date })}
      </p>
    </div>
  );
}
