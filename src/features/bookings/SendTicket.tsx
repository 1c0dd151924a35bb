import { useTranslation } from 'react-i18next';
import { emailAddress, required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { muted, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import type { Attendee } from './bookings.queries.ts';
import * as styles from './Bookings.css.ts';
import { useSendTicket, useTakeTicketBack } from './transfers.queries.ts';

interface FormProps {
  bookingId: string;
  ticket: Attendee;
  /** Called with the address once the link is on its way. */
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks for the email address to send a ticket to. */
export function SendTicketForm({ bookingId, ticket, onSent, onClose }: FormProps) {
  const { t } = useTranslation(['transfers', 'common']);
  const { mutateAsync } = useSendTicket(bookingId, ticket.id);
  const form = useForm({
    id: `send-${ticket.id}`,
    fields: { email: { label: t('send.email'), rules: [required, emailAddress] } },
    onSubmit: async ({ email }) => {
      await mutateAsync(email);
      onSent(email);
    },
  });
  return (
    <div className={styles.rename}>
      <p>{t('send.lead')}</p>
      <Form form={form} submit={t('send.submit')} busy={t('send.busy')}>
        <TextInput {...form.field('email')} type="email" inputMode="email" autoComplete="off" />
      </Form>
      <div>
        <Button variant="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}

interface OnItsWayProps {
  bookingId: string;
  transfer: NonNullable<Attendee['transfer']>;
  /** The ticket's seat, or its kind and name. */
  which: string;
  onTakenBack: () => void;
}

/** Says where a ticket was sent, and takes it back. */
export function OnItsWay({ bookingId, transfer: { id, email }, which, onTakenBack }: OnItsWayProps) {
  const { t } = useTranslation('transfers');
  const { mutateAsync, isPending, error } = useTakeTicketBack(bookingId);
  // With a callback of `mutate` nobody would be told: once the list has been read again, this is gone.
  const takeBack = () => void mutateAsync(id).then(onTakenBack, () => undefined);
  return (
    <div className={stack.s}>
      <Failure error={error} />
      <p className={muted}>{email === null ? t('send.onItsWayUnknown') : t('send.onItsWay', { email })}</p>
      <div>
        <Button variant="line" busy={isPending ? t('send.takingBack') : undefined} onClick={takeBack}>
          <span>
            {t('send.takeBack')}
            <VisuallyHidden>, {which}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </div>
  );
}
