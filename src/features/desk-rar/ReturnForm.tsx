import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { maxLength, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { useTabDraft } from '../../kit/forms/use-tab-draft.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { labelOf, questionsOf, type RarCase, type useChangeReport } from './desk-rar.queries.ts';

interface AskProps {
  report: RarCase;
  onAdded: (question: string, reason: string) => void;
}

/** The ids of what is typed here: what is being added, what is on the list, and the day by which it is wanted. */
export const returnFormsOf = ({ id }: RarCase) => ({
  adding: `desk-rar-return-${id}`,
  listed: `desk-rar-requests-${id}`,
  until: `desk-rar-until-${id}`,
});

/** One thing that is missing. */
function AskForm({ report, onAdded }: AskProps) {
  const { t } = useTranslation('deskRar');
  const id = returnFormsOf(report).adding;
  const form = useForm({
    id,
    fields: {
      question: { label: t('return.question'), rules: [required] },
      reason: { label: t('return.reason'), rules: [required, maxLength(1000)] },
    },
    onSubmit: async ({ question, reason }) => {
      // Before the next form reads it.
      forgetDraft(sessionStorage, id);
      onAdded(question, reason);
    },
  });
  return (
    <Form form={form} submit={t('return.add')} variant="line">
      <Select
        {...form.field('question')}
        placeholder={t('return.choose')}
        options={questionsOf(report).map(({ slug, label }) => ({ value: slug, label }))}
      />
      <TextArea {...form.field('reason')} hint={t('return.reasonHint')} rows={3} maxLength={1000} />
    </Form>
  );
}

/** The reasons by question, kept in this tab until they are sent. */
function useRequests(report: RarCase) {
  const { draft: reasons, put, forget } = useTabDraft(returnFormsOf(report).listed);
  return {
    requests: Object.entries(reasons).map(([question, reason]) => ({ question, reason })),
    add: (question: string, reason: string) => put({ ...reasons, [question]: reason }),
    drop: (question: string) => {
      const { [question]: _, ...others } = reasons;
      put(others);
    },
    forget,
  };
}

interface ReturnProps {
  report: RarCase;
  /** Held by the page: it tells of a refusal after which there is no form any more. */
  changing: ReturnType<typeof useChangeReport>;
  onDone: () => void;
}

/** Collects what is missing, question by question, and then returns the report once. */
export function ReturnForm({ report, changing, onDone }: ReturnProps) {
  const { t } = useTranslation(['deskRar', 'desk', 'common']);
  const dayWords = useDayWords();
  const { requests, add, drop, forget } = useRequests(report);
  const [added, setAdded] = useState(0);
  const day = useTabDraft(returnFormsOf(report).until);
  const until = day.draft['until'] ?? report.earliest_return;
  const send = () =>
    changing.mutate(
      { event: 'report.return', requests, until },
      {
        onSuccess: () => {
          forget();
          day.forget();
          onDone();
        },
      },
    );
  return (
    <section className={stack.m}>
      <h2>{t('return.title')}</h2>
      <p>{t('return.lead')}</p>
      <Failure error={changing.error} />
      {requests.length > 0 && (
        <SummaryList
          answers={requests.map(({ question, reason }) => ({
            label: labelOf(report, question),
            value: reason,
            change: { label: t('return.drop'), onSelect: () => drop(question) },
          }))}
        />
      )}
      <AskForm
        key={added}
        report={report}
        onAdded={(question, reason) => {
          add(question, reason);
          setAdded(added + 1);
        }}
      />
      <TextInput
        label={t('return.until')}
        hint={t('return.untilHint', { day: dayWords(report.earliest_return).long })}
        type="date"
        width="medium"
        min={report.earliest_return}
        value={until}
        onChange={({ currentTarget }) => day.put({ until: currentTarget.value })}
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
