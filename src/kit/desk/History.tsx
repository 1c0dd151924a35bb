import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { useMomentWords } from '../i18n/dates.ts';
import { stack } from '../theme/layout.css.ts';
import * as styles from './Desk.css.ts';

type Passage = components['schemas']['DeskChange'];

interface Props {
  passages: readonly Passage[];
  /** Words for the events of the case; an event without any is shown by its name. */
  words: Readonly<Record<string, string>>;
  /** True for what is known by its day alone, whose time means nothing. */
  isOfDay?: (passage: Passage) => boolean;
}

/** The events of a case, the oldest first. */
export function History({ passages, words, isOfDay }: Props) {
  const { t } = useTranslation('desk');
  const moment = useMomentWords();
  if (passages.length === 0) return null;
  return (
    <section className={stack.s}>
      <h2>{t('history')}</h2>
      <ol className={styles.history}>
        {passages.map((passage, position) => {
          const { event, at, by, note } = passage;
          const { short, time } = moment(at);
          const when = isOfDay?.(passage) ? short : t('when', { date: short, time });
          return (
            <li key={position}>
              {words[event] ?? event}{' '}
              <span className={styles.detail}>{by === null ? when : t('whenBy', { date: short, time, name: by })}</span>
              {note !== null && <p>{note}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
