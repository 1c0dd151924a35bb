import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import {
  Figures,
  type Missing,
  SaveStatus,
  progressOf,
  questionPath,
  sectionPath,
  Unsettled,
} from './ReportProgress.tsx';
import { type Entries, statusOf } from './answer-store.ts';
import { Countdown, useLastMinute } from './Countdown.tsx';
import { OnTheirWay } from './Evidence.tsx';
import { Focused } from '../../kit/flow/Focused.tsx';
import { askedIn, Requests, SendUnchanged, unchangedIn } from './Returned.tsx';
import * as styles from './rar.css.ts';
import { type RarReport, type ReportPlace, reportQuery, useReportStep } from './rar.queries.ts';
import { useAnswers, useOthersHere, useUploads } from './on-device.ts';

type Progress = ReturnType<typeof progressOf>;

const tones: Record<Progress['states'][number], BadgeTone> = {
  complete: 'ok',
  in_progress: 'busy',
  not_started: 'plain',
  returned: 'stop',
};

/** Everything that is missing, each with the way to its question. */
function Problems({ missing, role }: { missing: readonly Missing[]; role?: 'alert' }) {
  const { t } = useTranslation('rar');
  return (
    <Banner tone="bad" {...(role && { role })} title={t('send.incomplete', { count: missing.length })}>
      <ul className={styles.lines}>
        {missing.map(({ section, question }) => (
          <li key={question.slug}>
            <a href={questionPath(section, question)}>
              {section.title}: {question.label}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** In the tab's storage: the report that somebody tried to send while answers were missing. Its list comes back with the page. */
const listedKey = 'rar-missing';

interface SendProps {
  place: ReportPlace;
  missing: readonly Missing[];
  report: RarReport;
  entries: Entries;
  /** Files of this device are still on their way. */
  isUploading: boolean;
  isReturned: boolean;
}

/** Sends the whole report, once nothing is missing and all answers and files of this device have arrived. */
function Send({ place, missing, report, entries, isUploading, isReturned }: SendProps) {
  const { t } = useTranslation('rar');
  const { submit } = useReportStep(place.organisation);
  const queries = useQueryClient();
  const lastMinute = useLastMinute();
  const [tries, setTries] = useState(0);
  const [unchanged, setUnchanged] = useState<readonly Missing[]>();
  // Another officer may have written a moment ago.
  const checking = useMutation({
    mutationFn: async () => {
      if (!isReturned || unchangedIn(report).length === 0) return [];
      return unchangedIn(await queries.fetchQuery({ ...reportQuery(place), staleTime: 0 }));
    },
    onSuccess: (same) => (same.length > 0 ? setUnchanged(same) : submit.mutate(place.report)),
  });
  const status = statusOf(entries);
  const isSaved = status === 'saved' && !isUploading;
  const isUnsettled = status === 'conflict' || status === 'refused';
  return (
    <section className={styles.head} id="send">
      <h2 className={styles.part}>{t('send.title')}</h2>
      <p>{isReturned ? t('returned.send') : t('send.how', { until: lastMinute(report.summary.closes_at) })}</p>
      {tries === 0 && missing.length > 0 && sessionStorage.getItem(listedKey) === place.report && (
        <Problems missing={missing} />
      )}
      {tries > 0 && (
        <Focused key={tries}>
          {missing.length > 0 && <Problems missing={missing} role="alert" />}
          {isUnsettled && (
            <Banner tone="bad" role="alert" title={t('send.unsettled')}>
              <Unsettled entries={entries} report={report} />
            </Banner>
          )}
          {!isSaved && !isUnsettled && (
            <Banner tone="bad" role="alert">
              {t('send.unsaved')}
            </Banner>
          )}
        </Focused>
      )}
      {(submit.error ?? checking.error) !== null && (
        <Banner tone="bad" role="alert">
          {errorMessage(submit.error ?? checking.error) ?? t('send.failed')}
        </Banner>
      )}
      <div>
        <Button
          variant="act"
          busy={submit.isPending || checking.isPending ? t('send.busy') : undefined}
          onClick={() => {
            if (missing.length > 0) sessionStorage.setItem(listedKey, place.report);
            if (missing.length > 0 || !isSaved) setTries(tries + 1);
            else checking.mutate();
          }}
        >
          {t('send.submit')}
        </Button>
        <SendUnchanged
          unchanged={unchanged}
          onClose={() => setUnchanged(undefined)}
          onSend={() => {
            setUnchanged(undefined);
            submit.mutate(place.report);
          }}
        />
      </div>
    </section>
  );
}

/** The report was taken back and counts only if it is sent again. It takes the focus if that happened just now. */
function TakenBack({ closesAt, isNews }: { closesAt: string; isNews: boolean }) {
  const { t } = useTranslation('rar');
  const lastMinute = useLastMinute();
  const told = (
    <Banner tone="warn" title={t('withdrawn.title')}>
      {t('withdrawn.how', { until: lastMinute(closesAt) })}
    </Banner>
  );
  return isNews ? <Focused>{told}</Focused> : told;
}

interface ProgressProps {
  report: RarReport;
  progress: Progress;
}

const completeIn = ({ states }: Progress): number => states.filter((state) => state === 'complete').length;

/** The time left, how far the report is in figures, and the way to the section that is next. */
function Standing({ report, progress }: ProgressProps) {
  const { t } = useTranslation('rar');
  const { summary, sections, answers } = report;
  const { states, missing, points, open, most } = progress;
  const isReturned = summary.state === 'returned';
  const next =
    sections[states.findIndex((state) => state === 'returned')] ??
    sections[states.findIndex((state) => state !== 'complete')];
  const files = new Set(answers.flatMap((answer) => answer.files.map(({ id }) => id))).size;
  const figures = [
    { label: t('list.sections'), value: t('list.ofWhole', { part: completeIn(progress), all: sections.length }) },
    { label: t('list.estimate'), value: t('list.ofWhole', { part: points, all: most }) },
    { label: t('list.open'), value: open },
    { label: t('list.files'), value: files },
  ];
  return (
    <aside className={styles.aside}>
      <Countdown due={(isReturned ? summary.returned_until : null) ?? summary.closes_at} isReturned={isReturned} />
      <Figures figures={figures} />
      {next && (
        <LinkButton variant={missing.length > 0 || isReturned ? 'act' : 'line'} wide href={sectionPath(next.slug)}>
          {t('list.goOn', { number: sections.indexOf(next) + 1 })}
        </LinkButton>
      )}
      {!next && (
        <LinkButton wide href="#send">
          {t('send.title')}
        </LinkButton>
      )}
    </aside>
  );
}

/** The sections under their parts, each with its state. */
function Tasks({ report: { parts, sections }, progress: { states } }: ProgressProps) {
  const { t } = useTranslation('rar');
  return parts.map((part) => (
    <section key={part.slug}>
      <h2 className={styles.part}>{part.title}</h2>
      <ol className={styles.tasks}>
        {sections.map((section, at) =>
          section.part === part.slug ? (
            <li key={section.slug} className={styles.task}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <a className={styles.taskLink} href={sectionPath(section.slug)}>
                {section.title}
              </a>
              <span className={styles.taskState}>
                <Badge tone={tones[states[at] ?? 'not_started']}>{t(`states.${states[at] ?? 'not_started'}`)}</Badge>
              </span>
            </li>
          ) : null,
        )}
      </ol>
    </section>
  ));
}

interface Props {
  place: ReportPlace;
  report: RarReport;
  /** It could not be written a moment ago. */
  wasFixed: boolean;
}

/** The sections of a report that is being written, each with how far it is, and what is left to do before it can be sent. */
export function TaskList({ place, report, wasFixed }: Props) {
  const { t } = useTranslation('rar');
  const { entries } = useAnswers(place, report);
  const uploads = useUploads(place);
  const here = useOthersHere(place, report, null);
  const progress = progressOf(report, entries);
  const { summary, sections } = report;
  const { missing } = progress;
  const complete = completeIn(progress);
  const isReturned = summary.state === 'returned';
  const leadOf = () => {
    if (isReturned) return t('returned.lead', { count: askedIn(report).length });
    if (complete === sections.length) return t('list.complete');
    return t('list.lead', { count: complete, all: sections.length });
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('list.title', { year: summary.year })}</h1>
        <Lead>{leadOf()}</Lead>
        {summary.state === 'withdrawn' && <TakenBack closesAt={summary.closes_at} isNews={wasFixed} />}
        {isReturned && <Requests report={report} />}
        <SaveStatus place={place} entries={entries} here={here} report={report} />
        <OnTheirWay uploads={uploads} />
      </div>
      <Standing report={report} progress={progress} />
      <div className={styles.body}>
        <Tasks report={report} progress={progress} />
        {missing.length > 0 && !isReturned && (
          <p className={styles.note}>{t('send.cannotStart', { count: missing.length })}</p>
        )}
        <Send
          place={place}
          missing={missing}
          report={report}
          entries={entries}
          isUploading={uploads.waiting.length > 0}
          isReturned={isReturned}
        />
      </div>
    </div>
  );
}
