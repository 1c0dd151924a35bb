import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskCase } from '../../kit/desk/DeskCase.tsx';
import { History } from '../../kit/desk/History.tsx';
import { useOpenForm } from '../../kit/forms/use-open-form.ts';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { labelOf, questionsOf, type RarCase, rarCaseQuery, useChangeReport } from './desk-rar.queries.ts';
import { QuestionCase } from './QuestionCase.tsx';
import { ReturnForm, returnFormsOf } from './ReturnForm.tsx';

/** The steps that the chart allows now, as buttons. */
function Acts({ report }: { report: RarCase }) {
  const { t } = useTranslation(['deskRar', 'desk', 'common']);
  const [opened, open] = useOpenForm(returnFormsOf(report));
  const changing = useChangeReport(report.id);
  // It may be gone while the form is open: somebody else may have been quicker.
  const canReturn = report.events.includes('report.return');
  const home = useFocusHome<HTMLDivElement>('h2, button');
  if (opened !== undefined && canReturn)
    return (
      <div ref={home}>
        <ReturnForm report={report} changing={changing} onDone={() => open(undefined)} />
      </div>
    );
  const act = (event: RarCase['events'][number]) => {
    if (event !== 'report.return') return changing.mutate({ event });
    changing.reset();
    return open('listed');
  };
  return (
    <div ref={home} className={stack.m}>
      <LiveRegion text={changing.isSuccess ? t(`states.${report.state}`) : ''} />
      <Failure error={changing.error} />
      {report.events.length > 0 && (
        <div className={styles.ways}>
          {report.events.map((event) => (
            <Button
              key={event}
              variant={event === 'report.settle' ? 'act' : 'line'}
              busy={changing.isPending && changing.variables.event === event ? t('desk:saving') : undefined}
              onClick={() => act(event)}
            >
              {t(`acts.${event}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Case({ report }: { report: RarCase }) {
  const { t } = useTranslation('deskRar');
  const moment = useMomentWords();
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  const questions = questionsOf(report);
  const counted = questions.filter(({ own_score }) => own_score !== null).length;
  return (
    <div className={styles.page}>
      <CaseHead
        back={{ href: deskPaths.rar({ year: String(report.year) }), label: t('title') }}
        title={t('caseTitle', { name: report.organisation.name, year: report.year })}
        badge={<Badge tone="busy">{t(`states.${report.state}`)}</Badge>}
      />
      <Acts report={report} />
      <SummaryList
        answers={[
          report.submitted_at !== null && { label: t('sentAt'), value: at(report.submitted_at) },
          report.resubmitted_at !== null && { label: t('sentAgainAt'), value: at(report.resubmitted_at) },
          { label: t('points'), value: t('of', { count: report.points, total: report.most }) },
          { label: t('counted'), value: t('of', { count: counted, total: questions.length }) },
          report.returned_until !== null &&
            report.state === 'returned' && {
              label: t('return.until'),
              value: at(minuteBefore(report.returned_until)),
            },
          ...report.requests.map(({ question, reason }) => ({
            label: t('return.asked', { question: labelOf(report, question) }),
            value: reason,
          })),
        ]}
      />
      {report.sections.map((section) => (
        <section key={section.slug} className={stack.m}>
          <h2>{t('sectionPoints', { title: section.title, points: section.points, most: section.most })}</h2>
          {section.questions.map((question) => (
            <QuestionCase key={question.slug} report={report} question={question} />
          ))}
        </section>
      ))}
      <History
        passages={report.history}
        words={{
          'report.open': t('events.open'),
          'report.submit': t('events.submit'),
          'report.withdraw': t('events.withdraw'),
          'report.close': t('events.close'),
          'review.begin': t('events.review'),
          'report.return': t('events.return'),
          'return.lapse': t('events.lapse'),
          'report.settle': t('events.settle'),
          'report.reopen': t('events.reopen'),
          'results.publish': t('events.publish'),
          'appeal.make': t('events.appeal'),
          'appeal.settle': t('events.appealSettled'),
          'appeals.close': t('events.appealsClosed'),
          'score.give': t('events.score'),
          'points.award': t('events.award'),
        }}
      />
    </div>
  );
}

/** One report: answers beside their evidence and points: /desk/rar/:report */
export default function DeskRarReportPage() {
  const { report = '' } = useParams();
  return <DeskCase query={rarCaseQuery(report)}>{(data) => <Case report={data} />}</DeskCase>;
}
