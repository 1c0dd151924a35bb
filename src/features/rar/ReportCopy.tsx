import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { errorMessage } from '../../kit/api/api-error.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { lead, row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import { FileList } from './Evidence.tsx';
import * as styles from './rar.css.ts';
import { fetchReportPdf, type RarReport, type ReportPlace, useReportStep } from './rar.queries.ts';

/** Takes the report back, until the deadline. */
function Withdraw({ place }: { place: ReportPlace }) {
  const { t } = useTranslation('rar');
  const { withdraw } = useReportStep(place.organisation);
  return (
    <Banner>
      <p>{t('sent.canWithdraw')}</p>
      {withdraw.isError && <p role="alert">{errorMessage(withdraw.error) ?? t('sent.notWithdrawn')}</p>}
      <div className={styles.act}>
        <Button
          variant="line"
          busy={withdraw.isPending ? t('sent.withdrawing') : undefined}
          onClick={() => withdraw.mutate(place.report)}
        >
          {t('sent.withdraw')}
        </Button>
      </div>
    </Banner>
  );
}

interface Props {
  place: ReportPlace;
  report: RarReport;
  /** Before the answers. */
  children?: ReactNode;
}

/** A report as it was sent, to be read, printed and kept: every answer and every file, and what has happened to it. */
export function ReportCopy({ place, report, children }: Props) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const { summary, sections, answers, history } = report;
  const at = (iso: string) => t('sent.at', { date: moment(iso).date, time: moment(iso).time });
  return (
    <div className={styles.section}>
      <h1>{t('list.title', { year: summary.year })}</h1>
      <p className={lead}>{t(`report.${summary.state}`)}</p>
      {children}
      {summary.submitted_at !== null && <p>{t('sent.when', { when: at(summary.submitted_at) })}</p>}
      {summary.resubmitted_at !== null && <p>{t('sent.again', { when: at(summary.resubmitted_at) })}</p>}
      <div className={row}>
        <SaveButton variant="line" name={`rar-${summary.year}.pdf`} fetchFile={() => fetchReportPdf(place)}>
          {t('pdf')}
        </SaveButton>
      </div>
      {summary.can_withdraw && <Withdraw place={place} />}
      {sections.map((section) => (
        <section key={section.slug} className={styles.question}>
          <h2>{section.title}</h2>
          <SummaryList
            answers={section.questions.map((question) => {
              const answer = answers.find((each) => each.question === question.slug);
              const files = answer?.files ?? [];
              const isOnlyFiles = question.kind === 'evidence' && files.length > 0;
              return {
                label: question.label,
                value: (
                  <>
                    {!isOnlyFiles && <AnswerWords question={question} value={answer?.value ?? null} />}
                    <FileList place={place} question={question} files={files} />
                  </>
                ),
              };
            })}
          />
        </section>
      ))}
      <section className={styles.question}>
        <h2>{t('history.title')}</h2>
        <ol>
          {history.map(({ event, at: when, by }) => (
            <li key={`${event} ${when}`}>
              {t(`history.${eventKey(event)}`)}, {at(when)}
              {by !== null && ` (${by})`}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const told = new Map([
  ['report.open', 'opened'],
  ['report.submit', 'submitted'],
  ['report.withdraw', 'withdrawn'],
  ['report.close', 'closed'],
  ['review.begin', 'review'],
  ['report.return', 'returned'],
  ['return.lapse', 'lapsed'],
  ['results.publish', 'published'],
  ['appeal.make', 'appealed'],
  ['appeal.settle', 'appealSettled'],
  ['appeals.close', 'settled'],
] as const);

/** The name of an event's text. */
const eventKey = (event: string) => [...told].find(([name]) => name === event)?.[1] ?? 'changed';
