import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'wouter';
import type { CheckoutStep } from '../../../machines/checkout/checkout.types.ts';
import { LogIn } from '../../kit/flow/StepFrame.tsx';
import { paths } from '../../kit/paths.ts';
import { useSession } from '../../kit/session/session.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { Lead } from '../../kit/ui/Lead.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { checkout, segmentOf, useActor, useFact } from './checkout.flow.ts';
import { CheckoutEntry } from './Checkout.page.tsx';
import * as styles from './checkout.css.ts';
import { bookingQuery } from './checkout.queries.ts';
import { isGone, isSignedOut } from './checkout.calls.ts';

function Message({ name, children }: { name: 'signedOutReturn' | 'notFound' | 'failed'; children: ReactNode }) {
  const { t } = useTranslation(['checkout', 'common']);
  const heading = t(`restore.${name}.heading`);
  return (
    <div className={styles.notice}>
      <PageTitle page={heading} />
      <h1 tabIndex={-1}>{heading}</h1>
      <Lead>{t(`restore.${name}.lead`)}</Lead>
      <div className={row}>{children}</div>
    </div>
  );
}

function NoSuchBooking() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Message name="notFound">
      <LinkButton href={paths.bookings()}>{t('done.bookings')}</LinkButton>
      <LinkButton variant="quiet" href={paths.events()}>
        {t('done.events')}
      </LinkButton>
    </Message>
  );
}

/** The steps shown at the payment provider's return addresses. */
const shownOnReturn: readonly CheckoutStep[] = ['check', 'payment', 'done'];

/** Leaves the payment provider's return page once the person goes back to a step before the payment. */
function ReturnAddress() {
  const actor = useActor();
  const [, navigate] = useLocation();
  const step = useFact((snapshot) =>
    snapshot.hasTag('busy') || snapshot.matches({ step: 'signedOut' }) ? null : checkout.metaOf(snapshot).step,
  );
  const leave = useEffectEvent((to: CheckoutStep) => {
    const { eventSlug, occurrenceId } = actor.getSnapshot().context;
    if (occurrenceId !== null) navigate(paths.book(eventSlug, occurrenceId, segmentOf(to)));
  });
  useEffect(() => {
    if (step !== null && !shownOnReturn.includes(step)) leave(step);
  }, [step]);
  return null;
}

/** The checkout again, after the payment provider: /payment/success?booking=… or /payment/cancel?booking=…. Only the server knows how the payment ended. */
export default function PaymentReturnPage() {
  const { t } = useTranslation(['checkout', 'common']);
  const [here] = useLocation();
  const from = here === paths.paymentCancel() ? 'cancel' : 'success';
  const [params] = useSearchParams();
  const bookingId = params.get('booking') ?? '';
  const { state } = useSession();
  const [turn, startOver] = useReducer((before: number) => before + 1, 0);
  const {
    data: booking,
    error,
    refetch,
  } = useQuery({
    ...bookingQuery(bookingId),
    enabled: state === 'signedIn' && bookingId !== '',
    retry: false,
  });
  if (booking)
    return (
      <CheckoutEntry
        key={`${booking.id} ${turn}`}
        input={{
          eventSlug: booking.event.slug,
          occurrenceId: booking.occurrence.id,
          returned: { bookingId: booking.id, from },
        }}
        startOver={startOver}
      >
        <ReturnAddress />
      </CheckoutEntry>
    );
  if (state === 'signedOut' || isSignedOut(error))
    return (
      <Message name="signedOutReturn">
        <LogIn />
      </Message>
    );
  if (bookingId === '' || isGone(error)) return <NoSuchBooking />;
  if (error)
    return (
      <Message name="failed">
        <Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>
      </Message>
    );
  return (
    <div className={styles.notice}>
      <Skeleton label={t('common:loading')} />
    </div>
  );
}
