import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedName } from '../../machines/checkout/lines.ts';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useRenameAttendee, type Attendee } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { Failure } from './Failure.tsx';

type Part = 'first_name' | 'last_name';

const parts: readonly Part[] = ['first_name', 'last_name'];

const textOf = (form: FormData, part: Part): string => {
  const value = form.get(part);
  return typeof value === 'string' ? value.trim() : '';
};

interface Props {
  bookingId: string;
  attendee: Attendee;
  /** Called with nothing changed as well. */
  onClose: () => void;
}

/** Another name for a place. */
export function RenameForm({ bookingId, attendee, onClose }: Props) {
  const { t } = useTranslation(['bookings', 'common']);
  const { mutate, isPending, error } = useRenameAttendee(bookingId);
  const [missing, setMissing] = useState<readonly Part[]>([]);
  const id = useId();
  const idOf = (part: Part) => `${id}-${part}`;
  const first = `${id}-first_name`;
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const names = { first_name: textOf(form, 'first_name'), last_name: textOf(form, 'last_name') };
    const empty = parts.filter((part) => names[part] === '');
    setMissing(empty);
    const [wrong] = empty;
    if (wrong === undefined) mutate({ id: attendee.id, ...names }, { onSuccess: onClose });
    else document.getElementById(idOf(wrong))?.focus();
  };
  return (
    <form className={styles.rename} noValidate onSubmit={submit}>
      <Failure error={error} />
      <div className={styles.pair}>
        {parts.map((part) => (
          <TextInput
            key={part}
            id={idOf(part)}
            name={part}
            label={t(`name.${part}`)}
            error={missing.includes(part) ? t(`name.${part}_missing`) : undefined}
            defaultValue={typedName(attendee[part])}
            maxLength={100}
            autoComplete="off"
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isPending ? t('name.saving') : undefined}>
          {t('name.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
