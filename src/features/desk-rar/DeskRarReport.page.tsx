import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { Failure } from '../../kit/content/Failure.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { History } from '../../kit/desk/History.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type RarCase, rarCaseQuery, useChangeReport } from './desk-rar.queries.ts';
import { QuestionCase } from './QuestionCase.tsx';

/** Collects what is missing, question by question, and then returns the report once. */
function ReturnForm({ report, onDone }: { report: RarCase; onDone: () => void }) {
  const { t } = useTranslation(['deskRar', 'desk', 'common']);
  const dayWords = useDayWords();
  const [requests, setRequests] = useState<RarCase['requests']>([]);
  const [until, setUntil] = useState(report.earliest_return);
  const changing = useChangeReport(report.id);
  const questions = report.sections.flatMap((section) => section.questions);
  const labelOf = (slug: string) => questions.find((question) => question.slug === slug)?.label ?? slug;
  const form = useForm({
    id: `desk-rar-return-${report.id}`,
    fields: {
      question: { label: t('return.question'), rules: [required] },
      reason: { label: t('return.reason'), rules: [required] },
    },
    onSubmit: async ({ question, reason }) =>
      setRequests((before) => [...before.filter((each) => each.question !== question), { question, reason }]),
  });
  const send = () => changing.mutate({ event: 'report.return', requests, until }, { onSuccess: onDone });
  return (
    <section className={stack.m}>
      <h2>{t('return.title')}</h2>
      <p>{t('return.lead')}</p>
      <Failure error={changing.error} />
      {requests.length > 0 && (
        <SummaryList answers={requests.map(({ question, reason }) => ({ label: labelOf(question), value: reason }))} />
      )}
      <Form form={form} submit={t('return.add')} variant="line">
        <Select
          {...form.field('question')}
          placeholder={t('return.choose')}
          options={questions.map(({ slug, label }) => ({ value: slug, label }))}
        />
        <TextArea {...form.field('reason')} hint={t('return.reasonHint')} rows={3} maxLength={1000} />
      </Form>
      <TextInput
        label={t('return.until')}
        hint={t('return.untilHint', { day: dayWords(report.earliest_return).long })}
        type="date"
        width="medium"
        min={report.earliest_return}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
      <div className={styles.ways}>
        <Button
          variant="act"
          disabled={requests.length === 0}
          busy={changing.isPending ? t('desk:saving') : undefined}
          onClick={send}
        >
          {t('return.send')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('desk:cancel')}
        </Button>
      </div>
    </section>
  );
}

/** The steps that the chart allows now, as buttons. */
function Acts({ report }: { report: RarCase }) {
  const { t } = useTranslation(['deskRar', 'desk', 'common']);
  const [isReturning, setIsReturning] = useState(false);
  const changing = useChangeReport(report.id);
  if (isReturning) return <ReturnForm report={report} onDone={() => setIsReturning(false)} />;
  const act = (event: RarCase['events'][number]) =>
    event === 'report.return' ? setIsReturning(true) : changing.mutate({ event });
  return (
    <>
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
    </>
  );
}

function Case({ report }: { report: RarCase }) {
  const { t } = useTranslation('deskRar');
  const moment = useMomentWords();
  const at = (iso: string) => t('at', { date: moment(iso).long, time: moment(iso).time });
  const questions = report.sections.flatMap((section) => section.questions);
  const counted = questions.filter(({ own_score }) => own_score !== null).length;
  const labelOf = (slug: string) => questions.find((question) => question.slug === slug)?.label ?? slug;
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
          ...(report.submitted_at === null ? [] : [{ label: t('sentAt'), value: at(report.submitted_at) }]),
          { label: t('points'), value: t('of', { count: report.points, total: report.most }) },
          { label: t('counted'), value: t('of', { count: counted, total: questions.length }) },
          ...(report.returned_until === null
            ? []
            : [{ label: t('return.until'), value: at(minuteBefore(report.returned_until)) }]),
          ...report.requests.map(({ question, reason }) => ({
            label: t('return.asked', { question: labelOf(question) }),
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
        }}
      />
    </div>
  );
}

function ReportRoom() {
  const { report = '' } = useParams();
  const query = useQuery(rarCaseQuery(report));
  return <Loaded query={query}>{(data) => <Case report={data} />}</Loaded>;
}

/** One report: answers beside their evidence and points: /desk/rar/:report */
export default function DeskRarReportPage() {
  return (
    <DeskRoom>
      <ReportRoom />
    </DeskRoom>
  );
}
