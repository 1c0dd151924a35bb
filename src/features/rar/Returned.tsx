import { useTranslation } from 'react-i18next';
import { Banner } from '../../kit/ui/Banner.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import * as styles from './rar.css.ts';
import type { RarReport } from './rar.queries.ts';
import { type Missing as Place, questionPath } from './ReportProgress.tsx';

/** The questions that the readers ask about. */
export const askedIn = ({ sections }: Pick<RarReport, 'sections'>): Place[] =>
  sections.flatMap((section) =>
    section.questions.filter(({ asked }) => asked !== null).map((question) => ({ section, question })),
  );

/** Those of them that nobody has written to or added files to since the report came back. */
export function unchangedIn(report: RarReport): Place[] {
  const returned = report.history.find(({ event }) => event === 'report.return');
  if (returned === undefined) return [];
  return askedIn(report).filter(({ question }) => {
    const answer = report.answers.find((each) => each.question === question.slug);
    const changes = [answer?.written_at ?? '', ...(answer?.files ?? []).map(({ added_at }) => added_at)];
    return changes.every((change) => change < returned.at);
  });
}

/** The readers' requests, each with the way to its question. */
export function Requests({ report }: { report: RarReport }) {
  const { t } = useTranslation('rar');
  return (
    <Banner tone="warn" title={t('returned.title')}>
      <p>{t('returned.how')}</p>
      <ul className={styles.lines}>
        {askedIn(report).map(({ section, question }) => (
          <li key={question.slug}>
            <a href={questionPath(section, question)}>
              {section.title}: {question.label}
            </a>
            <p className={styles.words}>{question.asked}</p>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

interface Props {
  /** Undefined while nobody is asked. */
  unchanged: readonly Place[] | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Asks before the readers get the same answers again. */
export function SendUnchanged({ unchanged, onSend, onClose }: Props) {
  const { t } = useTranslation('rar');
  return (
    <ConfirmDialog
      open={unchanged !== undefined}
      onClose={onClose}
      title={t('returned.unchanged')}
      confirm={t('returned.sendUnchanged')}
      onConfirm={onSend}
      keep={t('returned.goOn')}
    >
      <p>{t('returned.unchangedHow')}</p>
      <ul className={styles.lines}>
        {unchanged?.map(({ question }) => (
          <li key={question.slug}>{question.label}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
