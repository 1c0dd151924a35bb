import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { AnswerField } from '../../kit/forms/AnswerField.tsx';
import { forgetDraft, readDraft } from '../../kit/forms/draft.ts';
import { useSessionEnd } from '../../kit/forms/use-session-end.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { useRenameAttendee, type Attendee } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { Failure } from '../../kit/content/Failure.tsx';

const nameParts = ['first_name', 'last_name'] as const;

type Part = (typeof nameParts)[number] | 'email';
type Errors = Readonly<Record<string, string | undefined>>;

/** The id under which the form is kept when the session ends. */
export const renameFormOf = ({ id }: Attendee): string => `rename-${id}`;

/** The name of the field that answers a question, in the draft and in the server's messages. */
const answerField = (question: string): string => `answers.${question}`;

interface Place {
  attendee: Attendee;
  /** True if the event requires every attendee's name. A ticket that has a name can never lose it. */
  namesRequired: boolean;
}

interface Props extends Place {
  bookingId: string;
  /** Also called if nothing was changed. */
  onClose: () => void;
}

/** Returns the server's messages about the fields, by field name; empty if it refused nothing or something else. */
function refusalsOf(error: Error | null): Errors {
  const errors = (error instanceof ApiError && error.body?.errors) || {};
  const entries = Object.entries(errors).filter(([field]) => field.startsWith('attendees.0.'));
  return Object.fromEntries(entries.map(([field, texts]) => [field.replace('attendees.0.', ''), texts[0]]));
}

const trimmed = ({ first_name, last_name, email }: Record<Part, string>) => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  email: email.trim(),
});

/** The name and the answers as they are being typed: those of the place at first, and kept if the session ends. */
function useTyped(attendee: Attendee) {
  const formId = renameFormOf(attendee);
  const [kept] = useState(() => readDraft(sessionStorage, formId));
  const [names, setNames] = useState<Record<Part, string>>({
    first_name: kept['first_name'] ?? attendee.first_name ?? '',
    last_name: kept['last_name'] ?? attendee.last_name ?? '',
    email: kept['email'] ?? attendee.email ?? '',
  });
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries(attendee.questions.map(({ id, answer }) => [id, kept[answerField(id)] ?? answer ?? ''])),
  );
  useSessionEnd(formId, () => {
    const answered = Object.entries(answers).map(([id, answer]) => [answerField(id), answer]);
    return { draft: { ...names, ...Object.fromEntries(answered) }, lost: [] };
  });
  return {
    names,
    answers,
    put: (part: Part, text: string) => setNames({ ...names, [part]: text }),
    answer: (question: string, text: string) => setAnswers({ ...answers, [question]: text }),
    forget: () => forgetDraft(sessionStorage, formId),
  };
}

/** The fields that are empty and must not be, in their order on the page. */
function missingIn({ names, answers }: Pick<ReturnType<typeof useTyped>, 'names' | 'answers'>, place: Place): string[] {
  const { attendee, namesRequired } = place;
  const typed = trimmed(names);
  const isNameNeeded = namesRequired || attendee.first_name !== null || typed.first_name + typed.last_name !== '';
  return [
    ...(isNameNeeded ? nameParts.filter((part) => typed[part] === '') : []),
    ...attendee.questions
      .filter((question) => question.required && answers[question.id]?.trim() === '')
      .map((question) => answerField(question.id)),
  ];
}

/** Changes the name and the answers of a place. */
export function RenameForm({ bookingId, attendee, namesRequired, onClose }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const { mutate, isPending, error } = useRenameAttendee(bookingId);
  const { names, answers, put, answer, forget } = useTyped(attendee);
  const close = () => {
    forget();
    onClose();
  };
  const [missing, setMissing] = useState<readonly string[]>([]);
  const refusals = refusalsOf(error);
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const first = idOf('first_name');
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  const focusOn = (wrong: string | undefined) =>
    wrong === undefined ? undefined : document.getElementById(idOf(wrong))?.focus();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const empty = missingIn({ names, answers }, { attendee, namesRequired });
    setMissing(empty);
    if (empty[0] !== undefined) return focusOn(empty[0]);
    const { first_name, last_name, email } = trimmed(names);
    const orNull = (text: string) => (text === '' ? null : text);
    mutate(
      { id: attendee.id, first_name: orNull(first_name), last_name: orNull(last_name), email: orNull(email), answers },
      { onSuccess: close, onError: (refusal) => focusOn(Object.keys(refusalsOf(refusal))[0]) },
    );
  };
  const errorOf = (field: string, missingText: string) => (missing.includes(field) ? missingText : refusals[field]);
  const field = (part: Part) => ({
    id: idOf(part),
    label: t(`name.${part}`),
    value: names[part],
    onChange: (event: { target: { value: string } }) => put(part, event.target.value),
    autoComplete: 'off',
  });
  return (
    <form className={styles.rename} noValidate onSubmit={submit}>
      {Object.keys(refusals).length === 0 && <Failure error={error} />}
      <div className={styles.pair}>
        {nameParts.map((part) => (
          <TextInput key={part} {...field(part)} maxLength={100} error={errorOf(part, t(`name.${part}_missing`))} />
        ))}
      </div>
      {attendee.questions.map((question) => (
        <AnswerField
          key={question.id}
          id={idOf(answerField(question.id))}
          question={question}
          label={question.required ? question.label : t('name.answer_optional', { question: question.label })}
          placeholder={t('name.answer_choose')}
          value={answers[question.id] ?? ''}
          error={errorOf(answerField(question.id), t('name.answer_missing'))}
          onChange={(text) => answer(question.id, text)}
        />
      ))}
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        hint={t('name.email_hint')}
        error={refusals['email']}
      />
      {attendee.first_name !== null && attendee.code !== null && <p>{t('name.replaces')}</p>}
      <div className={styles.actions}>
        <Button type="submit" busy={isPending ? t('name.saving') : undefined}>
          {t('name.save')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
