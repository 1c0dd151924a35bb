import { useTranslation } from 'react-i18next';
import type { Names } from '../../../machines/checkout/lines.ts';
import { AnswerField, type Question } from '../../kit/forms/AnswerField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { fieldId, type PlaceField, valueOf, withValue } from './attendee-form.ts';
import * as styles from './checkout.css.ts';

interface Props {
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
export function AttendeePlace({ place, name, names, questions, errors, onChange, own }: Props) {
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
