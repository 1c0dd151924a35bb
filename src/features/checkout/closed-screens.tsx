import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { LogIn } from '../../kit/flow/StepFrame.tsx';
import { paths } from '../../kit/paths.ts';
import { ticketPaths } from '../../kit/session/ticket-paths.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { keepPlace } from '../../kit/session/kept-place.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useChosenOccurrence, useEvent } from './checkout.queries.ts';
import { Notice } from './Notice.tsx';
import { useCan, useFact, useSend } from './checkout.flow.ts';

function OtherDate() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const can = useCan({ type: 'step.open', step: 'occurrence' });
  const hasOthers = (useEvent().data?.occurrences.length ?? 0) > 1;
  if (!can || !hasOthers) return null;
  return (
    <Button variant="line" onClick={() => send({ type: 'step.open', step: 'occurrence' })}>
      {t('tickets.changeDate')}
    </Button>
  );
}

/** The ways on from a date that cannot be booked. */
function WaysOut() {
  const { t } = useTranslation(['checkout', 'common']);
  const slug = useFact(({ context }) => context.eventSlug);
  return (
    <>
      <OtherDate />
      <LinkButton variant="line" href={paths.event(slug)}>
        {t('done.event')}
      </LinkButton>
      <LinkButton variant="quiet" href={paths.events()}>
        {t('done.events')}
      </LinkButton>
    </>
  );
}

/** The address names an event or a date that does not exist. */
export function NoSuchDate() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Notice
      isAboutEvent={false}
      heading={t('noSuchDate.heading')}
      lead={t('noSuchDate.lead')}
      actions={<LinkButton href={paths.events()}>{t('done.events')}</LinkButton>}
    />
  );
}

/** The event has been cancelled. */
export function Cancelled() {
  const { t } = useTranslation(['checkout', 'common']);
  return <Notice lead={t('cancelled.lead')} actions={<WaysOut />} />;
}

/** Booking has closed. */
export function BookingsClosed() {
  const { t } = useTranslation(['checkout', 'common']);
  return <Notice lead={t('bookingsClosed.lead')} actions={<WaysOut />} />;
}

/** Booking has not opened yet; says when it does. */
export function BookingsNotOpen() {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useMomentWords();
  const opensAt = useChosenOccurrence()?.bookings_open_at;
  const opens = opensAt ? words(opensAt) : undefined;
  const lead = opens
    ? t('bookingsNotOpen.leadFrom', { date: opens.long, time: opens.time })
    : t('bookingsNotOpen.lead');
  return <Notice lead={lead} actions={<WaysOut />} />;
}

function WaitingList() {
  const { t } = useTranslation('checkout');
  const slug = useFact(({ context }) => context.eventSlug);
  const occurrence = useChosenOccurrence();
  if (occurrence === undefined) return null;
  return <LinkButton href={ticketPaths.waitingList(slug, occurrence.id)}>{t('fullyBooked.waitingList')}</LinkButton>;
}

/** Every place is taken; what comes free goes to those on the waiting list. */
export function FullyBooked() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const lookAgain = (
    <Button variant="line" onClick={() => send({ type: 'retry' })}>
      {t('fullyBooked.again')}
    </Button>
  );
  return (
    <Notice
      lead={t('fullyBooked.lead')}
      actions={
        <>
          <WaitingList />
          {lookAgain}
          <WaysOut />
        </>
      }
    />
  );
}

/** Places are held for people who are logged in; the choice waits for them. */
export function LoginRequired() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const canGoBack = useCan({ type: 'step.open', step: 'tickets' });
  const [here] = useLocation();
  useEffect(() => keepPlace(sessionStorage, here), [here]);
  return (
    <Notice
      lead={t('loginRequired.lead')}
      actions={
        <>
          <LogIn>{t('loginRequired.login')}</LogIn>
          <LinkButton variant="line" href={paths.register()}>
            {t('loginRequired.register')}
          </LinkButton>
          {canGoBack && (
            <Button variant="quiet" onClick={() => send({ type: 'step.open', step: 'tickets' })}>
              {t('holdFailed.change')}
            </Button>
          )}
          <OtherDate />
        </>
      }
    />
  );
}

/** The session ended during the checkout; the choice is kept. */
export function SignedOut() {
  const { t } = useTranslation(['checkout', 'common']);
  return <Notice lead={t('signedOut.lead')} actions={<LogIn>{t('signedOut.login')}</LogIn>} />;
}
