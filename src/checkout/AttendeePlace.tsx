import { useTranslation } from 'react-i18next';
import type { Names } from '../../machines/checkout/lines.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { fieldId, type NameField } from './attendee-form.ts';
import * as styles from './checkout.css.ts';

interface Props {
  place: number;
  /** 'Seat G9, Student'. */
  name: string;
  names: Names;
  errors: Partial<Record<NameField, string>>;
  onChange: (names: Names) => void;
  /** The signed-in person's names, where they may be used with one press. */
  own: Names | null;
}

/** Who comes on one place. */
export function AttendeePlace({ place, name, names, errors, onChange, own }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  // The button goes away once it was pressed: the focus goes on to what it filled in.
  const fillInOwn = () => {
    if (own) onChange(own);
    document.getElementById(fieldId(place, 'firstName'))?.focus();
  };
  const field = (of: NameField) => ({
    id: fieldId(place, of),
    label: t(`attendees.${of}`),
    value: names[of],
    error: errors[of],
    onChange: (event: { target: { value: string } }) => onChange({ ...names, [of]: event.target.value }),
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
        <TextInput {...field('firstName')} autoComplete="off" />
        <TextInput {...field('lastName')} autoComplete="off" />
      </div>
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t('attendees.emailHint')}
      />
    </fieldset>
  );
}
