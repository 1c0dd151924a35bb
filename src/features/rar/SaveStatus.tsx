import { useTranslation } from 'react-i18next';
import { useConnection } from '../../kit/browser/connection.ts';
import { type AnswerStatus, type Entries, statusOf } from './answer-store.ts';
import * as styles from './rar.css.ts';
import type { RarReport } from './rar.queries.ts';

interface Props {
  entries: Entries;
  here: readonly { name: string; question: string | null }[];
  report: RarReport;
}

const words = {
  saved: 'saved',
  saving: 'saving',
  unsent: 'saving',
  conflict: 'conflict',
  refused: 'refused',
} as const satisfies Record<AnswerStatus, string>;

/** How the answers stand with the server, and who else is here at which question. */
export function SaveStatus({ entries, here, report }: Props) {
  const { t } = useTranslation('rar');
  const isOffline = useConnection() === 'offline';
  const status = statusOf(entries);
  const labelOf = (slug: string | null) =>
    report.sections.flatMap(({ questions }) => questions).find((question) => question.slug === slug)?.label;
  return (
    <div>
      <output className={styles.status}>
        {isOffline && status !== 'saved' ? t('status.offline') : t(`status.${words[status]}`)}
      </output>
      {here.map(({ name, question }, at) => (
        <p key={`${name}${at}`} className={styles.note}>
          {labelOf(question) === undefined
            ? t('status.here', { name })
            : t('status.hereAt', { name, question: labelOf(question) })}
        </p>
      ))}
    </div>
  );
}
