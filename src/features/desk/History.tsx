import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import * as styles from './Desk.css.ts';

/** What happened to a case, the oldest first. */
export function History({ passages }: { passages: readonly components['schemas']['Passage'][] }) {
  const { t } = useTranslation('desk');
  const moment = useMomentWords();
  if (passages.length === 0) return null;
  return (
    <section className={stack.s}>
      <h2>{t('history')}</h2>
      <ol className={styles.history}>
        {passages.map(({ event, at, by, note }) => {
          const { short, time } = moment(at);
          const key = isKnown(event) ? keys[event] : undefined;
          return (
            <li key={`${at}${event}`}>
              {key === undefined ? event : t(key)}{' '}
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

const keys = {
  'payment.receive': 'events.paid',
  'permit.approve': 'events.approved',
  'permit.decline': 'events.declined',
  'application.resend': 'events.resent',
} as const;

const isKnown = (event: string): event is keyof typeof keys => Object.hasOwn(keys, event);
