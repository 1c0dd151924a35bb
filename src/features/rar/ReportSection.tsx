import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { type AnswerStore, type Entries, type Entry, entryIn } from './answer-store.ts';
import { AnswerWords, EarlierAnswers, Offered } from './AnswerWords.tsx';
import { clearOfBar } from '../../kit/browser/clear-of-bar.ts';
import { isTooLate, Unsent } from './Deadline.tsx';
import { aboutOf } from './EventsField.tsx';
import { EvidenceField } from './Evidence.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { QuestionField } from './QuestionField.tsx';
import * as styles from './rar.css.ts';
import type { RarQuestion, RarReport, RarSection, RarValue, ReportPlace } from './rar.queries.ts';
import { questionId, SaveStatus, sectionPath } from './ReportProgress.tsx';
import { useAnswers, useOthersHere, useUploads } from './on-device.ts';

/** This officer's answer beside the one that another saved meanwhile: one of them is chosen. */
function Conflict({ question, entry, store }: { question: RarQuestion; entry: Entry; store: AnswerStore }) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const { theirs } = entry;
  if (entry.status !== 'conflict' || theirs === undefined) return null;
  const name = theirs.written_by ?? t('conflict.somebody');
  const time = theirs.written_at === null ? '' : moment(theirs.written_at).time;
  return (
    <Banner tone="bad" role="alert" title={t('conflict.title')}>
      {/* It may be read out while somebody writes at another question. */}
      <VisuallyHidden>{question.label}</VisuallyHidden>
      <div className={styles.versions}>
        <div className={styles.version}>
          <strong>{t('conflict.mine')}</strong>
          <AnswerWords question={question} value={entry.value} />
          <Button variant="line" onClick={() => store.resolve(question.slug, 'mine')}>
            {t('conflict.keepMine')}
          </Button>
        </div>
        <div className={styles.version}>
          <strong>{t('conflict.theirs', { name, time })}</strong>
          <AnswerWords question={question} value={theirs.value} />
          <Button variant="line" onClick={() => store.resolve(question.slug, 'theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}

interface AskedProps {
  place: ReportPlace;
  report: RarReport;
  question: RarQuestion;
  entries: Entries;
  store: AnswerStore;
  uploads: ReturnType<typeof useUploads>;
}

/** One question with all that belongs to its answer. */
function Asked({ place, report, question, entries, store, uploads }: AskedProps) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const entry = entryIn(entries, question.slug);
  const answer = report.answers.find((each) => each.question === question.slug);
  const box = useFocusHome<HTMLDivElement>(`[id="${questionId(question)}"]`);
  const isLocked = report.summary.state === 'returned' && question.asked === null;
  const { before } = question;
  const wantsFiles = question.evidence !== 'none' || question.kind === 'evidence';
  const takeOver = (value: RarValue) => store.write(question.slug, value);
  return (
    <div className={styles.question} ref={box} data-question={question.slug}>
      <span id={aboutOf(question)} hidden>
        {question.label}
      </span>
      {question.asked !== null && <Banner title={t('returned.asked')}>{question.asked}</Banner>}
      <QuestionField
        question={question}
        year={report.summary.year}
        value={entry.value}
        error={entry.status === 'refused' ? entry.message : undefined}
        disabled={isLocked}
        draft={entry.draft}
        onChange={(value, draft) => store.write(question.slug, value, draft)}
      />
      <Conflict question={question} entry={entry} store={store} />
      {entry.status === 'saved' && answer !== undefined && answer.written_at !== null && answer.written_by !== null && (
        <p className={styles.note}>
          {t('write.by', {
            name: answer.written_by,
            date: moment(answer.written_at).short,
            time: moment(answer.written_at).time,
          })}
        </p>
      )}
      {before !== null && question.kind !== 'events' && !isLocked && (
        <details>
          <summary>{t('write.before', { year: report.summary.year - 1 })}</summary>
          <Offered question={question} value={before} onTake={() => takeOver(before)} />
        </details>
      )}
      {answer !== undefined && answer.revision > 1 && (
        <EarlierAnswers
          place={place}
          question={question}
          revision={answer.revision}
          onTake={isLocked ? undefined : takeOver}
        />
      )}
      {wantsFiles && !(isLocked && (answer?.files ?? []).length === 0) && (
        <EvidenceField
          place={place}
          question={question}
          uploads={uploads}
          files={answer?.files ?? []}
          labelOf={(slug) =>
            report.sections.flatMap(({ questions }) => questions).find((each) => each.slug === slug)?.label ?? slug
          }
          all={report.answers
            .flatMap(({ files }) => files)
            .filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at)}
          disabled={isLocked}
        />
      )}
      <p className={styles.note}>{t('write.most', { count: question.most_points })}</p>
    </div>
  );
}

function Section({ place, report, section }: { place: ReportPlace; report: RarReport; section: RarSection }) {
  const { t } = useTranslation('rar');
  const { store, entries } = useAnswers(place, report);
  const uploads = useUploads(place);
  const [at, setAt] = useState<string | null>(null);
  const here = useOthersHere(place, report, at);
  const page = useRef<HTMLDivElement>(null);
  const conflicts = [...entries.values()].filter(({ status }) => status === 'conflict').length;
  useEffect(() => {
    // The two answers may have opened above the field that somebody writes in.
    const focus = document.activeElement;
    if (conflicts > 0 && focus !== null && page.current?.contains(focus))
      clearOfBar(focus, page.current.querySelector(`.${styles.status}`));
  }, [conflicts]);
  const number = report.sections.indexOf(section) + 1;
  const next = report.sections[number];
  return (
    <div
      ref={page}
      className={styles.section}
      onFocus={({ target, currentTarget }) => {
        setAt(target.closest<HTMLElement>('[data-question]')?.dataset['question'] ?? at);
        clearOfBar(target, currentTarget.querySelector(`.${styles.status}`));
      }}
    >
      <PageTitle page={section.title} />
      <p>
        <a href={paths.rarCurrent('report')}>{t('write.back')}</a>
      </p>
      <h1>{section.title}</h1>
      <Lead>{section.lead}</Lead>
      <p className={styles.note}>
        {t('write.sectionMost', { number, all: report.sections.length, count: section.most })}
      </p>
      {report.summary.state === 'returned' && <p>{t('returned.only')}</p>}
      {section.questions.map((question) => (
        <Asked key={question.slug} {...{ place, report, question, entries, store, uploads }} />
      ))}
      <SaveStatus place={place} entries={entries} here={here} report={report} at={section} />
      <div className={row}>
        {next && <LinkButton href={sectionPath(next.slug)}>{t('write.next', { title: next.title })}</LinkButton>}
        <LinkButton variant={next ? 'quiet' : 'primary'} href={paths.rarCurrent('report')}>
          {t('write.back')}
        </LinkButton>
      </div>
    </div>
  );
}

/** One section of a report, written together: /rar/current/report/{section} */
export function ReportSection({ place, report, slug }: { place: ReportPlace; report: RarReport; slug: string }) {
  const { t } = useTranslation('rar');
  const section = report.sections.find((each) => each.slug === slug);
  if (section === undefined) throw new ApiError(404, undefined);
  if (report.summary.can_write) return <Section key={slug} {...{ place, report, section }} />;
  return (
    <div className={styles.section}>
      <PageTitle page={section.title} />
      <h1>{section.title}</h1>
      {isTooLate(report.summary) ? (
        <>
          <Unsent closesAt={report.summary.closes_at} />
          <p>
            <a href={paths.rarCurrent('report')}>{t('write.toReport')}</a>
          </p>
        </>
      ) : (
        <Banner title={t('write.noMore')}>
          <a href={paths.rarCurrent('report')}>{t('write.toReport')}</a>
        </Banner>
      )}
      <LeftBehind place={place} report={report} />
    </div>
  );
}
