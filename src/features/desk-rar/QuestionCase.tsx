import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { PreviewFile } from '../../kit/documents/PreviewFile.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { between, maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import {
  fetchEvidence,
  type RarCase,
  type RarCaseQuestion,
  useAward,
  useScore,
  useSettleAppeal,
} from './desk-rar.queries.ts';

interface Props {
  report: RarCase;
  question: RarCaseQuestion;
}

interface ScoreProps extends Props {
  score: ReturnType<typeof useScore>['mutateAsync'];
}

interface AwardProps extends Props {
  award: ReturnType<typeof useAward>['mutateAsync'];
}

/** The evidence of an answer, to be saved and looked at. */
function Evidence({ report, question }: Props) {
  const { t } = useTranslation(['deskRar', 'documents']);
  const [seen, setSeen] = useState<RarCaseQuestion['files'][number]>();
  if (question.files.length === 0) return <p className={styles.detail}>{t('noEvidence')}</p>;
  return (
    <>
      <ul>
        {question.files.map((file) => (
          <li key={file.id} className={styles.ways}>
            {file.name}
            <Button variant="quiet" onClick={() => setSeen(file)}>
              {t('documents:preview')}
              <VisuallyHidden> {file.name}</VisuallyHidden>
            </Button>
            <SaveButton
              variant="quiet"
              name={file.name}
              fetchFile={() => fetchEvidence(report.id, file.id)}
              of={file.name}
              busy={t('opening')}
            >
              {t('documents:download')}
            </SaveButton>
          </li>
        ))}
      </ul>
      {seen !== undefined && (
        <PreviewFile
          id={seen.id}
          name={seen.name}
          mediaType={seen.media_type}
          fetchFile={() => fetchEvidence(report.id, seen.id)}
          onClose={() => setSeen(undefined)}
        />
      )}
    </>
  );
}

/** The reader's own points. */
function ScoreForm({ report, question, score }: ScoreProps) {
  const { t } = useTranslation('deskRar');
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    id: `desk-rar-score-${report.id}-${question.slug}`,
    fields: {
      points: { label: t('yourPoints'), rules: [required, between(0, question.most)] },
      note: { label: t('note'), rules: [maxLength(1000)] },
    },
    initial: {
      points: String(question.own_score?.points ?? ''),
      note: question.own_score?.note ?? '',
    },
    onSubmit: async ({ points, note }) => {
      setIsSaved(false);
      await score({ points: Number(points), ...(note !== '' && { note }) });
      setIsSaved(true);
    },
  });
  return (
    <Form form={form} submit={t('score')} variant="line" ways={<output>{isSaved && t('scored')}</output>}>
      <TextInput
        {...form.field('points')}
        hint={t('most', { count: question.most })}
        inputMode="numeric"
        width="short"
        maxLength={4}
      />
      <TextArea {...form.field('note')} rows={2} maxLength={1000} />
    </Form>
  );
}

/** The points that the readers agreed on after differing. */
function AwardForm({ report, question, award }: AwardProps) {
  const { t } = useTranslation('deskRar');
  const form = useForm({
    id: `desk-rar-award-${report.id}-${question.slug}`,
    fields: {
      points: { label: t('agreed'), rules: [required, between(0, question.most)] },
      reason: { label: t('reason'), rules: [required, maxLength(1000)] },
    },
    onSubmit: ({ points, reason }) => award({ points: Number(points), reason }),
  });
  return (
    <Form form={form} submit={t('award')} variant="line">
      <TextInput {...form.field('points')} inputMode="numeric" width="short" maxLength={4} />
      <TextArea {...form.field('reason')} hint={t('reasonHint')} rows={2} maxLength={1000} />
    </Form>
  );
}

/** An appeal, decided by a member of staff who gave the report no points. */
function Appeal({ report, question }: Props) {
  const { t } = useTranslation('deskRar');
  const settling = useSettleAppeal(report.id);
  const { appeal } = question;
  const form = useForm({
    id: `desk-rar-appeal-${report.id}-${question.slug}`,
    fields: {
      points: { label: t('agreed'), rules: [required, between(0, question.most)] },
      answer: { label: t('reason'), rules: [required, maxLength(2000)] },
    },
    onSubmit: async ({ points, answer }) =>
      appeal === null ? undefined : settling.mutateAsync({ appeal: appeal.id, points: Number(points), answer }),
  });
  if (appeal === null) return null;
  return (
    <div className={stack.s}>
      <Banner tone="warn" title={t('appeal', { points: appeal.points_before })}>
        <p>{appeal.text}</p>
      </Banner>
      {appeal.points_after !== null && <Failure error={settling.error} />}
      {appeal.points_after === null && report.has_scored && <p className={styles.detail}>{t('appealByOthers')}</p>}
      {appeal.points_after === null && !report.has_scored && (
        <Form form={form} submit={t('settleAppeal')} variant="line">
          <TextInput {...form.field('points')} inputMode="numeric" width="short" maxLength={4} />
          <TextArea {...form.field('answer')} hint={t('reasonHint')} rows={3} maxLength={2000} />
        </Form>
      )}
    </div>
  );
}

/** The answer and its evidence. */
function Answer({ report, question }: Props) {
  const { t } = useTranslation('deskRar');
  const dayWords = useDayWords();
  const { label, answer, rows, files } = question;
  return (
    <div className={stack.s}>
      <h3>{label}</h3>
      {(answer !== null || rows.length > 0 || files.length === 0) && (
        <p className={styles.written}>
          {answer ?? (rows.length > 0 ? t('rows', { count: rows.length }) : t('noAnswer'))}
        </p>
      )}
      {rows.length > 0 && (
        <Table
          caption={label}
          captionHidden
          columns={[{ label: t('event') }, { label: t('day') }, { label: t('people'), align: 'end' }]}
          rows={rows.map(({ title, date, people }, index) => ({
            key: `${date}${index}`,
            cells: [title, dayWords(date).date, people],
          }))}
        />
      )}
      <Evidence report={report} question={question} />
    </div>
  );
}

/** The points so far: by the rules, as awarded, after an appeal, and those of each reader. */
function Points({ question }: Pick<Props, 'question'>) {
  const { t } = useTranslation('deskRar');
  const { estimate, open, most, scores, award, appeal } = question;
  const isSettled = appeal !== null && appeal.points_after !== null;
  return (
    <>
      <p>{open > 0 ? t('judged', { count: open }) : t('estimate', { points: estimate, most })}</p>
      {award !== null && (
        <p>
          <strong>{t('stands', { points: award.points, most })}</strong>
          {award.reason !== '' && !isSettled && <span className={styles.written}> {award.reason}</span>}
        </p>
      )}
      {isSettled && (
        <p>
          {t(appeal.points_before === appeal.points_after ? 'afterAppealSame' : 'afterAppeal', {
            before: appeal.points_before,
            after: appeal.points_after,
          })}{' '}
          <span className={styles.written}>{appeal.answer}</span>
        </p>
      )}
      {isSettled && award !== null && award.reason !== '' && (
        <p className={styles.detail}>{t('beforeAppeal', { reason: award.reason })}</p>
      )}
      {scores.length > 0 && (
        <ul>
          {scores.map(({ points, note, by }, index) => (
            <li key={`${by}${index}`}>
              {t('scoreBy', { points, name: by ?? t('someone') })}
              {note !== null && <p className={styles.detail}>{note}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One question: its answer and evidence beside the points that the rules, the readers and the award give. */
export function QuestionCase({ report, question }: Props) {
  const { t } = useTranslation('deskRar');
  const { scores, differs } = question;
  const scoring = useScore(report.id, question.slug);
  const awarding = useAward(report.id, question.slug);
  const missing = report.readers - scores.length;
  const mayAward = differs && question.own_score !== null && report.may_score && missing <= 0;
  return (
    <article className={styles.part}>
      <Answer report={report} question={question} />
      <div className={stack.s}>
        <Points question={question} />
        {report.may_score && <ScoreForm report={report} question={question} score={scoring.mutateAsync} />}
        {!report.may_score && <Failure error={scoring.error} />}
        {!mayAward && <Failure error={awarding.error} />}
        {differs && (
          <Banner tone="warn" title={t('differs')}>
            <p>{missing > 0 ? t('differsWait', { count: missing }) : t('differsBody')}</p>
          </Banner>
        )}
        {mayAward && <AwardForm report={report} question={question} award={awarding.mutateAsync} />}
        <Appeal report={report} question={question} />
      </div>
    </article>
  );
}
