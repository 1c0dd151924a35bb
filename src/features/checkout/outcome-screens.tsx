import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useChosenOccurrence, useEvent, useHeldBooking, useIsExchange } from './checkout.queries.ts';
import { Notice } from './Notice.tsx';
import { useCan, useFact, useSend } from './checkout.flow.ts';
import { NoSuchDate } from './closed-screens.tsx';
import { isGone } from './checkout.calls.ts';
import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { type PaymentPage, PaymentSteps } from '../../kit/payment/PaymentSteps.tsx';

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

/** The same, or goes to the bookings, which say how this one ended. */
function AgainOrBookings({ label }: { label: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <>
      <Again label={label} />
      <LinkButton variant="quiet" href={paths.bookings()}>
        {t('done.bookings')}
      </LinkButton>
    </>
  );
}

/** Places that were to take the place of a booking are no longer held: that booking is as it was. */
export function OldBookingStands({ lead, heading }: { lead?: string; heading?: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice
      lead={[lead, t('exchange.stands')].filter(Boolean).join(' ')}
      {...(heading !== undefined && { heading })}
      actions={
        <LinkButton variant="act" href={paths.bookings()}>
          {t('done.bookings')}
        </LinkButton>
      }
    />
  );
}

/** The hold ended before the payment. */
export function Expired() {
  const { t } = useTranslation(['checkout', 'common']);
  const isExchange = useIsExchange();
  return isExchange ? (
    <OldBookingStands />
  ) : (
    <Notice lead={t('expired.lead')} actions={<Again label={t('expired.again')} />} />
  );
}

/** The person released the places. */
export function Released() {
  const { t } = useTranslation(['checkout', 'common']);
  const isExchange = useIsExchange();
  return isExchange ? (
    <OldBookingStands />
  ) : (
    <Notice lead={t('released.lead')} actions={<Again label={t('released.again')} />} />
  );
}

/** Somebody else ended the booking: the union, or whoever had asked the person to pay. */
export function Withdrawn() {
  const { t } = useTranslation(['checkout', 'common']);
  const isExchange = useIsExchange();
  if (isExchange) return <OldBookingStands />;
  return <Notice lead={t('withdrawn.lead')} actions={<AgainOrBookings label={t('withdrawn.again')} />} />;
}

/** The money is refunded: it came too late, or the booking was cancelled. */
export function Refunded() {
  const { t } = useTranslation(['checkout', 'common']);
  const booking = useHeldBooking();
  const isLate = booking === undefined || booking.outcome === 'paid_too_late';
  if (booking?.exchange) return <OldBookingStands lead={t('refunded.leadOther')} />;
  return (
    <Notice
      lead={t(isLate ? 'refunded.lead' : 'refunded.leadOther')}
      actions={<AgainOrBookings label={t('refunded.again')} />}
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

/** The date could not be loaded, or there is none at this address. */
export function OpenFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  const { data: event, error } = useEvent();
  const occurrence = useChosenOccurrence();
  if (isGone(error) || (event && !occurrence)) return <NoSuchDate />;
  return <FailedScreen lead={t('openFailed.lead')} />;
}

/** The counted places could not be held. */
export function HoldFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <FailedScreen
      lead={t('holdFailed.lead')}
      otherwise={{ label: t('holdFailed.change'), event: { type: 'step.open', step: 'tickets' } }}
    />
  );
}

/** The payment could not be opened. */
export function PayFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <FailedScreen
      lead={t('payFailed.lead')}
      otherwise={{ label: t('payFailed.back'), event: { type: 'step.open', step: 'check' } }}
    />
  );
}

/** The places could not be released. */
export function ReleaseFailed() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <FailedScreen
      lead={t('releaseFailed.lead')}
      otherwise={{ label: t('releaseFailed.back'), event: { type: 'start.again' } }}
    />
  );
}

interface Props {
  lead: string;
  /** A second way on beside trying again, if the chart has one. */
  otherwise?: { label: string; event: CheckoutEvent };
}

function Otherwise({ label, event }: NonNullable<Props['otherwise']>) {
  const send = useSend();
  const can = useCan(event);
  if (!can) return null;
  return (
    <Button variant="quiet" onClick={() => send(event)}>
      {label}
    </Button>
  );
}

/** The portal could not be reached. The choice is kept, and the request can be tried again. */
function FailedScreen({ lead, otherwise }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  return (
    <Notice
      lead={lead}
      actions={
        <>
          <Button onClick={() => send({ type: 'retry' })}>{t('common:tryAgain')}</Button>
          {otherwise && <Otherwise {...otherwise} />}
        </>
      }
    />
  );
}

/** The server opens the payment. */
export function Paying() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice lead={t('paying.lead')}>
      <Skeleton label={t('paying.busy')} parts={['medium']} />
    </Notice>
  );
}

/** The screens on which something is on its way. */
const unsettled: readonly PaymentPage['screen'][] = ['leaving', 'waiting'];

/** Those on which the payment has not begun. */
const unopened: readonly PaymentPage['screen'][] = ['insecureHost', 'leavingFailed'];

function PaymentNotice({ screen, heading, lead, actions }: PaymentPage) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice key={screen} heading={heading} lead={lead} actions={actions}>
      {unsettled.includes(screen) && <Skeleton label={t('common:loading')} parts={['medium']} />}
      {unopened.includes(screen) && <p>{t('payment.held')}</p>}
    </Notice>
  );
}

/** The open payment, until the server knows how it ended; the answers can be looked at meanwhile. */
export function Payment() {
  const { t } = useTranslation('checkout');
  const send = useSend();
  const payment = useFact(({ children }) => children.payment);
  const back = (
    <Button variant="quiet" onClick={() => send({ type: 'step.open', step: 'check' })}>
      {t('payment.back')}
    </Button>
  );
  return payment && <PaymentSteps payment={payment} Page={PaymentNotice} ways={back} />;
}
