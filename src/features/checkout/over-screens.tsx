import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useHeldBooking } from './checkout.queries.ts';
import { Notice } from './Notice.tsx';
import { useFact, useSend } from './checkout.flow.ts';

/** Starts a new choice, or goes back to the event. */
function Again({ label }: { label: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const slug = useFact(({ context }) => context.eventSlug);
  return (
    <>
      <Button variant="act" onClick={() => send({ type: 'start.again' })}>
        {label}
      </Button>
      <LinkButton variant="quiet" href={paths.event(slug)}>
        {t('done.event')}
      </LinkButton>
    </>
  );
}

/** The hold ended before the payment. */
export function Expired() {
  const { t } = useTranslation(['checkout', 'common']);
  return <Notice lead={t('expired.lead')} actions={<Again label={t('expired.again')} />} />;
}

/** The person released the places. */
export function Released() {
  const { t } = useTranslation(['checkout', 'common']);
  return <Notice lead={t('released.lead')} actions={<Again label={t('released.again')} />} />;
}

/** The money is refunded: it came too late, or the booking was cancelled. */
export function Refunded() {
  const { t } = useTranslation(['checkout', 'common']);
  const booking = useHeldBooking();
  const isLate = booking === undefined || booking.outcome === 'paid_too_late';
  return (
    <Notice
      lead={t(isLate ? 'refunded.lead' : 'refunded.leadOther')}
      actions={
        <>
          <Again label={t('refunded.again')} />
          <LinkButton variant="quiet" href={paths.bookings()}>
            {t('done.bookings')}
          </LinkButton>
        </>
      }
    />
  );
}

/** A request is under way before there is anything to show. */
export function Busy() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice>
      <Skeleton label={t('common:loading')} parts={['long', 'medium', 'tiles']} />
    </Notice>
  );
}
