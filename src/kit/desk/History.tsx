import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { useMomentWords } from '../i18n/dates.ts';
import { stack } from '../theme/layout.css.ts';
import * as styles from './Desk.css.ts';

interface Props {
  passages: readonly components['schemas']['Passage'][];
  /** Words for the events of the case; an event without any is shown by its name. */
  words: Readonly<Record<string, string>>;
}

/** The events of a case, the oldest first. */
export function History({ passages, words }: Props) {
  const { t } = useTranslation('desk');
  const moment = useMomentWords();
  if (passages.length === 0) return null;
  return (
    <section className={stack.s}>
      <h2>{t('history')}</h2>
      <ol className={styles.history}>
        {passages.map(({ event, at, by, note }) => {
          const { short, time } = moment(at);
          return (
            <li key={`${at}${event}`}>
              {words[event] ?? event}{' '}
              <span className={styles.detail}>
                {by === null ? t('when', { date: short, time }) : t('whenBy', { date: short, time, name: by })}
              </span>
              {note !== null && <p>{note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
