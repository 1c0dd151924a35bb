import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import type { Draft } from './answer-store.ts';
import { aboutOf, type AnswerProps, EventsField } from './EventsField.tsx';
import * as styles from './rar.css.ts';
import type { RarValue } from './rar.queries.ts';
import { questionId } from './ReportProgress.tsx';
import { wholeNumberIn } from '../../kit/forms/whole-number.ts';
import { useCaret } from '../../kit/forms/use-caret.ts';

/** A value that says that there was nothing this year. */
const isNothing = (value: RarValue): boolean => typeof value === 'object' && value !== null && 'nothing' in value;

/** The number that a text means; null for none, undefined where it can't be told. */
const numberIn = (text: string): number | null | undefined => (text.trim() === '' ? null : wholeNumberIn(text));

function NumberField({ question, value, draft, error, disabled, onChange }: AnswerProps) {
  const { t } = useTranslation('rar');
  const [typed, setTyped] = useState('');
  // `meant` was there before the typing began: it stands while the text is wrong, because the beginning of a number is another number.
  const [own, setOwn] = useState({ meant: value, written: value });
  if (own.written !== value) setOwn({ meant: value, written: value });
  const isWrong = typeof draft === 'string';
  const standing = typeof value === 'number' ? String(value) : '';
  const write = (text: string) => {
    const number = numberIn(text);
    const next = number === undefined ? own.meant : number;
    setTyped(text);
    setOwn({ ...own, written: next });
    onChange(next, number === undefined ? text : undefined);
  };
  return (
    <TextInput
      id={questionId(question)}
      label={
        question.unit === null ? question.label : t('write.numberOf', { label: question.label, unit: question.unit })
      }
      hint={question.hint ?? undefined}
      error={isWrong ? t('write.wholeNumber') : error}
      width="short"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={isWrong ? draft : numberIn(typed) === value ? typed : standing}
      onFocus={() => setOwn({ ...own, meant: value })}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

function TextField({ question, value, error, disabled, onChange }: AnswerProps) {
  const { t } = useTranslation('rar');
  const typed = typeof value === 'string' ? value : '';
  const { field, remember, onTyped } = useCaret(typed);
  const left = question.most - typed.length;
  return (
    <>
      <TextArea
        id={questionId(question)}
        label={question.label}
        hint={question.hint ?? undefined}
        error={left < 0 ? t('write.tooLong', { count: -left }) : error}
        rows={question.most > 300 ? 7 : 2}
        disabled={disabled}
        value={typed}
        ref={field}
        onSelect={remember}
        onChange={({ currentTarget }) => {
          onTyped(currentTarget.value);
          onChange(currentTarget.value === '' ? null : currentTarget.value);
        }}
      />
      {left >= 0 && left < Math.min(200, question.most / 4) && <p>{t('write.left', { count: left })}</p>}
    </>
  );
}

function ChoiceField({ question, value, error, disabled, onChange }: AnswerProps) {
  return (
    <RadioCards
      id={questionId(question)}
      name={question.slug}
      label={question.label}
      hint={question.hint ?? undefined}
      error={error}
      chosen={typeof value === 'string' ? value : null}
      onChoose={onChange}
      options={question.options.map(({ slug, label }) => ({ value: slug, title: label, disabled }))}
    />
  );
}

/** The control that answers a question; files are beside it. */
function Control(props: AnswerProps) {
  switch (props.question.kind) {
    case 'number':
      return <NumberField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'events':
      return <EventsField {...props} />;
    case 'evidence':
      return (
        <h2 className={styles.label} id={questionId(props.question)}>
          {props.question.label}
        </h2>
      );
    default:
      return <TextField {...props} />;
  }
}

/** A question with its control, or with the answer that there was nothing. */
export function QuestionField(props: AnswerProps) {
  const { t } = useTranslation('rar');
  const { question, value, draft, disabled, onChange } = props;
  // What "nothing" replaced comes back as it was.
  const [replaced, setReplaced] = useState<{ value: RarValue; draft: Draft | undefined }>();
  const hasNothing = isNothing(value);
  return (
    <>
      {hasNothing ? (
        <h2 className={styles.label} id={questionId(question)}>
          {question.label}
        </h2>
      ) : (
        <Control {...props} />
      )}
      {question.may_be_nothing && (
        <Checkbox
          label={t('write.nothing')}
          name={`${question.slug}-nothing`}
          about={aboutOf(question)}
          checked={hasNothing}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            if (currentTarget.checked) {
              setReplaced({ value, draft });
              onChange({ nothing: true });
            } else onChange(replaced?.value ?? null, replaced?.draft);
          }}
        />
      )}
    </>
  );
}
