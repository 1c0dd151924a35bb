import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { ApiError, errorMessage } from '../../kit/api/api-error.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import { useLastMinute } from './Countdown.tsx';
import { FileList } from './Evidence.tsx';
import { Focused } from '../../kit/flow/Focused.tsx';
import * as styles from './rar.css.ts';
import { fetchReportPdf, type RarReport, type ReportPlace, useReportStep } from './rar.queries.ts';

/** Why a report wasn't taken back: as a rule its deadline has passed meanwhile, and it stays as it was sent. */
function NotTakenBack({ error }: { error: unknown }) {
  const { t } = useTranslation('rar');
  const isTooLate = error instanceof ApiError && error.status === 409;
  return (
    <Focused>
      <Banner tone="bad" role="alert" {...(isTooLate && { title: t('sent.tooLate') })}>
        {isTooLate ? t('sent.stays') : (errorMessage(error) ?? t('sent.notWithdrawn'))}
      </Banner>
    </Focused>
  );
}

/** Takes the report back until the deadline, after saying what that means. */
function Withdraw({ closesAt, isBusy, onWithdraw }: { closesAt: string; isBusy: boolean; onWithdraw: () => void }) {
  const { t } = useTranslation('rar');
  const lastMinute = useLastMinute();
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  return (
    <Banner>
      <p>{t('sent.canWithdraw', { until: lastMinute(closesAt) })}</p>
      <div className={styles.act}>
        <Button variant="line" busy={isBusy ? t('sent.withdrawing') : undefined} onClick={() => setAsking(true)}>
          {t('sent.withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={keep}
        title={t('sent.withdrawTitle')}
        confirm={t('sent.withdraw')}
        onConfirm={() => {
          keep();
          onWithdraw();
        }}
        keep={t('sent.keep')}
      >
        <p>{t('sent.withdrawBody', { until: lastMinute(closesAt) })}</p>
      </ConfirmDialog>
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
  const { withdraw } = useReportStep(place.organisation);
  const { summary, sections, answers, history } = report;
  const at = (iso: string) => t('sent.at', { date: moment(iso).date, time: moment(iso).time });
  return (
    <div className={styles.section}>
      <h1>{t('list.title', { year: summary.year })}</h1>
      <Lead>{t(`report.${summary.state}`)}</Lead>
      {children}
      {summary.submitted_at !== null && <p>{t('sent.when', { when: at(summary.submitted_at) })}</p>}
      {summary.resubmitted_at !== null && <p>{t('sent.again', { when: at(summary.resubmitted_at) })}</p>}
      <div className={row}>
        <SaveButton variant="line" name={`rar-${summary.year}.pdf`} fetchFile={() => fetchReportPdf(place)}>
          {t('pdf')}
        </SaveButton>
      </div>
      {withdraw.isError && <NotTakenBack error={withdraw.error} />}
      {summary.can_withdraw && (
        <Withdraw
          closesAt={summary.closes_at}
          isBusy={withdraw.isPending}
          onWithdraw={() => withdraw.mutate(place.report)}
        />
      )}
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
                    {!isOnlyFiles && (
                      <div className={styles.words}>
                        <AnswerWords question={question} value={answer?.value ?? null} />
                      </div>
                    )}
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
