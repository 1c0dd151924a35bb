import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line, Names } from '../../machines/checkout/lines.ts';
import { row } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { ActionButton } from './ActionButton.tsx';
import { fieldId, type FieldProblem, namesAtFirst, problemsOfNames, trimmed } from './attendee-form.ts';
import { AttendeePlace } from './AttendeePlace.tsx';
import * as styles from './checkout.css.ts';
import { useTickets } from './checkout.queries.ts';
import { seatLabel } from './seat-label.ts';
import { StepLayout } from './StepLayout.tsx';
import { useCan, useCheckout, useFact, useSend } from './use-checkout.ts';

const formId = 'attendees';

/** Worded once, when Continue is pressed: the summary and the field say the same. */
type WordedProblem = FieldProblem & { fieldId: string; text: string };

/** A place in words: its seat or its number, and in full with its kind of ticket. */
function usePlaceWords() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: tickets = [] } = useTickets();
  const short = ({ seat }: Line, place: number) =>
    seat ? t('attendees.legendSeat', { seat: seatLabel(seat) }) : t('attendees.legend', { number: place + 1 });
  const full = (line: Line, place: number) =>
    [short(line, place), tickets.find(({ id }) => id === line.ticketId)?.name].filter(Boolean).join(', ');
  return { short, full };
}

function useOwnNames(): Names | null {
  const { profile } = useCheckout();
  return profile && { firstName: profile.first_name, lastName: profile.last_name, email: '' };
}

const isSamePerson = (a: Names, b: Names) => a.firstName === b.firstName && a.lastName === b.lastName;

function SendingFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  return (
    <Banner tone="bad" role="alert" title={t('attendees.failed')}>
      <div className={row}>
        <Button variant="line" onClick={() => send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: 'attendees.change' })}>
          {t('attendees.edit')}
        </Button>
      </div>
    </Banner>
  );
}

/** Who comes, one place after the other. */
export function AttendeesStep() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const lines = useFact(({ context }) => context.lines);
  const isEditable = useFact((snapshot) => snapshot.hasTag('editable'));
  const isSaving = useFact((snapshot) => snapshot.matches({ step: { flow: { namingAttendees: 'saving' } } }));
  const hasFailed = useCan({ type: 'attendees.change' });
  const own = useOwnNames();
  const placeWords = usePlaceWords();
  const [names, setNames] = useState(() => namesAtFirst(lines, own));
  const [problems, setProblems] = useState<WordedProblem[]>([]);

  const wordsOf = ({ place, problem }: FieldProblem) => {
    const line = lines[place];
    return t(`attendees.${problem}`, { place: line ? placeWords.short(line, place) : '' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsOfNames(names);
    setProblems(found.map((each) => ({ ...each, fieldId: fieldId(each.place, each.field), text: wordsOf(each) })));
    if (found.length === 0) send({ type: 'attendees.confirm', attendees: trimmed(names) });
  };

  return (
    <StepLayout
      lead={t('attendees.lead')}
      hasErrors={problems.length > 0}
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
      {hasFailed && <SendingFailed />}
      {problems.length > 0 && (
        <ErrorSummary title={t('attendees.problems', { count: problems.length })} errors={problems} />
      )}
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {lines.map((line, place) => {
          const typed = names[place] ?? { firstName: '', lastName: '', email: '' };
          const mine = problems.filter((found) => found.place === place);
          return (
            <AttendeePlace
              key={line.attendeeId ?? place}
              place={place}
              name={placeWords.full(line, place)}
              names={typed}
              errors={Object.fromEntries(mine.map((found) => [found.field, found.text]))}
              onChange={(next) => setNames(names.with(place, next))}
              own={own && names.some((each) => isSamePerson(each, own)) ? null : own}
            />
          );
        })}
      </form>
    </StepLayout>
  );
}
