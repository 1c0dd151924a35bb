import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../kit/forms/Form.tsx';
import { maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import * as styles from './rar.css.ts';
import { type RarResult, type RarResultQuestion, type ReportPlace, useAppeal } from './rar.queries.ts';

const LONGEST_TEXT = 2000;

interface Props {
  place: ReportPlace;
  result: RarResult;
}

/** An appeal that was made, and its answer once it is settled. */
function Made({ label, appeal }: { label: string; appeal: NonNullable<RarResultQuestion['appeal']> }) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const { text, made_at, points_before, points_after, answer } = appeal;
  const { date, time } = moment(made_at);
  return (
    <Banner tone={points_after === null ? 'warn' : 'info'} title={label}>
      <p>{t('appeals.sent', { when: t('sent.at', { date, time }) })}</p>
      <p className={styles.words}>{text}</p>
      {points_after === null ? (
        <p>{t('appeals.waits')}</p>
      ) : (
        <>
          <p>
            <strong>{t('appeals.settled', { before: points_before, after: points_after })}</strong>
          </p>
          <p className={styles.words}>{answer}</p>
        </>
      )}
    </Banner>
  );
}

/** A new appeal against the points of one of `questions`. */
function NewAppeal({
  place,
  questions,
  onSent,
}: Pick<Props, 'place'> & { questions: readonly RarResultQuestion[]; onSent: () => void }) {
  const { t } = useTranslation('rar');
  const appealing = useAppeal(place);
  const form = useForm({
    // Each appeal shortens the list: the next one begins with an empty draft.
    id: `rar-appeal-${place.report}-${questions.length}`,
    fields: {
      question: { label: t('appeals.question'), rules: [required] },
      text: { label: t('appeals.text'), rules: [required, maxLength(LONGEST_TEXT)] },
    },
    onSubmit: async ({ question, text }) => {
      await appealing.mutateAsync({ question, text });
      onSent();
    },
  });
  return (
    <Form form={form} submit={t('appeals.submit')}>
      <Select
        {...form.field('question')}
        placeholder={t('appeals.choose')}
        options={questions.map(({ slug, label, points, most }) => ({
          value: slug,
          label: t('appeals.option', { label, points, most }),
        }))}
      />
      <TextArea {...form.field('text')} hint={t('appeals.hint')} maxLength={LONGEST_TEXT} />
    </Form>
  );
}

/** The appeals against points: those made, with their answers, and a new one while the days of appeal last. */
export function Appeals({ place, result }: Props) {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  const title = useRef<HTMLHeadingElement>(null);
  const questions = result.sections.flatMap((section) => section.questions);
  const open = questions.filter(({ appeal }) => appeal === null);
  // The first moment that is too late: the last day ends a minute before it.
  const { date, time } = moment(minuteBefore(result.appeals_until));
  return (
    <section className={styles.question} id="appeals">
      <h2 ref={title} className={styles.part} tabIndex={-1}>
        {t('appeals.title')}
      </h2>
      <p>{t(result.can_appeal ? 'appeals.until' : 'appeals.over', { date, time })}</p>
      <div className={stack.s} aria-live="polite">
        {questions.map(
          ({ slug, label, appeal }) => appeal !== null && <Made key={slug} label={label} appeal={appeal} />,
        )}
      </div>
      {result.can_appeal && open.length > 0 && (
        <NewAppeal key={open.length} place={place} questions={open} onSent={() => title.current?.focus()} />
      )}
    </section>
  );
}
