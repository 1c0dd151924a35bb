import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line, Names } from '../../../machines/checkout/choice.ts';
import { keepDraft, readDraft } from '../../kit/forms/draft.ts';
import { ErrorSummary } from '../../kit/ui/ErrorSummary.tsx';
import { ActionButton, StepLayout } from './StepLayout.tsx';
import {
  type Asked,
  draftOfNames,
  fieldId,
  type FieldProblem,
  namesAtFirst,
  type PlaceField,
  problemsOfNames,
  trimmed,
  valueOf,
  withValue,
} from './attendee-form.ts';
import { draftIdOf } from './checkout.storage.ts';
import * as styles from './checkout.css.ts';
import { useHeldBooking, useTickets, useIsExchange } from './checkout.queries.ts';
import { seatLabel } from './seat-labels.ts';
import { useCan, useFact, useGiven, useSend } from './checkout.flow.ts';
import { AnswerField, type Question } from '../../kit/forms/AnswerField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';

const formId = 'attendees';

/** Written once, when Continue is pressed: the summary and the field say the same. */
type WordedProblem = FieldProblem & { fieldId: string; text: string };

/** Returns functions that name a place: its seat or its number, and in full with its kind of ticket. */
function usePlaceLabel() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: tickets = [] } = useTickets();
  const short = ({ seat }: Line, place: number) =>
    seat ? t('attendees.legendSeat', { seat: seatLabel(seat) }) : t('attendees.legend', { number: place + 1 });
  const full = (line: Line, place: number) =>
    [short(line, place), tickets.find(({ id }) => id === line.ticketId)?.name].filter(Boolean).join(', ');
  return { short, full };
}

function useOwnNames(): Names | null {
  const { profile } = useGiven();
  return profile && { firstName: profile.first_name, lastName: profile.last_name, email: '', answers: {} };
}

/** Returns the event's requirements for each attendee, by place. */
function useAsked(lines: Line[]): Asked[] {
  const booking = useHeldBooking();
  return lines.map(({ attendeeId }) => ({
    namesRequired: booking?.names_required ?? false,
    questions: booking?.attendees.find(({ id }) => id === attendeeId)?.questions ?? [],
  }));
}

const isSamePerson = (a: Names, b: Names) => a.firstName === b.firstName && a.lastName === b.lastName;

/** The names typed so far, kept on this device until they are saved. */
function useTypedNames(lines: Line[], own: Names | null) {
  const { profile } = useGiven();
  const occurrenceId = useFact(({ context }) => context.occurrenceId ?? '');
  const draftId = draftIdOf({ accountId: profile?.id ?? '', occurrenceId });
  const [names, setNames] = useState(() => namesAtFirst(lines, own, readDraft(sessionStorage, draftId)));
  const type = (next: Names[]) => {
    setNames(next);
    keepDraft(sessionStorage, draftId, draftOfNames(lines, next));
  };
  return [names, type] as const;
}

/** Says why the names were not saved; takes the focus, so that it is noticed from anywhere on the page. */
function NotSaved() {
  const { t } = useTranslation(['checkout', 'common']);
  const hasFailed = useFact((snapshot) => snapshot.matches({ step: { flow: { namingAttendees: 'failed' } } }));
  const isRefused = useFact(({ context }) => context.problem === 'namesRefused');
  if (hasFailed) return <ErrorSummary title={t('attendees.failedTitle')} errors={[{ text: t('attendees.failed') }]} />;
  if (!isRefused) return null;
  return <ErrorSummary title={t('problem.namesRefused.title')} errors={[{ text: t('problem.namesRefused.body') }]} />;
}

/** The form of all places: what was typed, what is wrong with it, and how often it was sent. */
function useNamesForm(lines: Line[], asked: Asked[], own: Names | null) {
  const { t } = useTranslation('checkout');
  const send = useSend();
  const canEdit = useCan({ type: 'attendees.change' });
  const placeWords = usePlaceLabel();
  const [names, type] = useTypedNames(lines, own);
  const [problems, setProblems] = useState<WordedProblem[]>([]);
  const [tries, setTries] = useState(0);

  const wordsOf = ({ place, field, problem, characters = '' }: FieldProblem) => {
    const line = lines[place];
    const question = asked[place]?.questions.find(({ id }) => field === `answers.${id}`)?.label ?? '';
    return t(`attendees.${problem}`, { place: line ? placeWords.short(line, place) : '', question, characters });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsOfNames(names, asked);
    setTries(tries + 1);
    setProblems(found.map((each) => ({ ...each, fieldId: fieldId(each.place, each.field), text: wordsOf(each) })));
    if (found.length === 0) send({ type: 'attendees.confirm', attendees: trimmed(names) });
  };
  const change = (place: number, next: Names) => {
    // A retry would send the earlier names, so any change ends it.
    if (canEdit) send({ type: 'attendees.change' });
    type(names.with(place, next));
  };
  return { names, problems, tries, submit, change };
}

/** The attendees' step: the fields of each place in turn. */
export function AttendeesStep() {
  const { t } = useTranslation('checkout');
  const send = useSend();
  const lines = useFact(({ context }) => context.lines);
  const isSeated = useFact(({ context }) => context.seated);
  const isExchange = useIsExchange();
  const isEditable = useFact((snapshot) => snapshot.hasTag('editable'));
  const isSaving = useFact((snapshot) => snapshot.matches({ step: { flow: { namingAttendees: 'saving' } } }));
  const own = useOwnNames();
  const placeWords = usePlaceLabel();
  const asked = useAsked(lines);
  const { names, problems, tries, submit, change } = useNamesForm(lines, asked, own);
  const isOptional = asked.every(({ namesRequired }) => !namesRequired);

  return (
    <StepLayout
      lead={isOptional ? t('attendees.leadOptional') : t('attendees.lead')}
      hasErrors={problems.length > 0}
      {...(!(isExchange && !isSeated) && {
        back: {
          label: isSeated ? t('attendees.backToSeats') : t('attendees.backToTickets'),
          onPress: () => send({ type: 'step.open', step: isSeated ? 'seats' : 'tickets' }),
        },
      })}
      action={
        <ActionButton
          form={formId}
          disabled={!isEditable && !isSaving}
          busy={isSaving ? t('attendees.saving') : undefined}
        >
          {t('attendees.submit')}
        </ActionButton>
      }
    >
      {problems.length > 0 ? (
        <ErrorSummary key={tries} title={t('attendees.problems', { count: problems.length })} errors={problems} />
      ) : (
        <NotSaved />
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {lines.map((line, place) => {
          const typed = names[place] ?? { firstName: '', lastName: '', email: '', answers: {} };
          const mine = problems.filter((found) => found.place === place);
          return (
            <AttendeePlace
              key={line.attendeeId ?? place}
              place={place}
              name={placeWords.full(line, place)}
              names={typed}
              questions={asked[place]?.questions ?? []}
              errors={Object.fromEntries(mine.map((found) => [found.field, found.text]))}
              onChange={(next) => change(place, next)}
              own={own && names.some((each) => isSamePerson(each, own)) ? null : own}
            />
          );
        })}
      </form>
    </StepLayout>
  );
}

interface PlaceProps {
  place: number;
  /** 'Seat G9, Student'. */
  name: string;
  names: Names;
  questions: readonly Question[];
  errors: Partial<Record<PlaceField, string>>;
  onChange: (names: Names) => void;
  /** The signed-in person's names, if they can be filled in with one press. */
  own: Names | null;
}

/** The attendee's fields for one place. */
function AttendeePlace({ place, name, names, questions, errors, onChange, own }: PlaceProps) {
  const { t } = useTranslation(['checkout', 'common']);
  // The button disappears once pressed: the focus moves to the field that it filled in.
  const fillInOwn = () => {
    if (own) onChange({ ...own, answers: names.answers });
    document.getElementById(fieldId(place, 'firstName'))?.focus();
  };
  const field = (of: PlaceField) => ({ id: fieldId(place, of), value: valueOf(names, of), error: errors[of] });
  const nameField = (of: 'firstName' | 'lastName' | 'email') => ({
    ...field(of),
    label: t(`attendees.${of}`),
    onChange: (event: { target: { value: string } }) => onChange(withValue(names, of, event.target.value)),
  });
  return (
    <fieldset className={styles.place}>
      <legend>
        <span className={styles.placeHead}>
          <span className={styles.placeName}>{name}</span>
          {own && (
            <span className={styles.ways}>
              <Button variant="quiet" onClick={fillInOwn}>
                {t('attendees.itsMe')}
              </Button>
            </span>
          )}
        </span>
      </legend>
      <div className={styles.pair}>
        <TextInput {...nameField('firstName')} autoComplete="off" />
        <TextInput {...nameField('lastName')} autoComplete="off" />
      </div>
      {questions.map((question) => {
        const of: PlaceField = `answers.${question.id}`;
        return (
          <AnswerField
            key={question.id}
            {...field(of)}
            question={question}
            label={question.required ? question.label : t('attendees.answerOptional', { question: question.label })}
            placeholder={t('attendees.answerChoose')}
            onChange={(answer) => onChange(withValue(names, of, answer))}
          />
        );
      })}
      <TextInput
        {...nameField('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t('attendees.emailHint')}
      />
    </fieldset>
  );
}
