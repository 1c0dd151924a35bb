import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { CheckoutInput, CheckoutScreen } from '../../../machines/checkout/checkout.types.ts';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { AttendeesStep } from './AttendeesStep.tsx';
import {
  checkout,
  type CheckoutActor,
  isBeyondVisitors,
  type Profile,
  stepAt,
  useActor,
  useFact,
} from './checkout.flow.ts';
import { createCheckoutActors } from './checkout.actors.ts';
import { CheckStep } from './CheckStep.tsx';
import {
  BookingsClosed,
  BookingsNotOpen,
  Cancelled,
  FullyBooked,
  LoginRequired,
  SignedOut,
} from './closed-screens.tsx';
import {
  Busy,
  Expired,
  HoldFailed,
  OpenFailed,
  PayFailed,
  Paying,
  Payment,
  Refunded,
  Released,
  ReleaseFailed,
  Withdrawn,
} from './outcome-screens.tsx';
import { LazySeatsStep, OccurrenceStep, TicketsStep } from './TicketsStep.tsx';
import { PaidScreen } from './PaidScreen.tsx';
import { findStart, type Start } from './resume.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../kit/session/session.ts';
import * as styles from './checkout.css.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { clearCheckout, draftIdOf, isWorthSaving, saveCheckout, visitor } from './checkout.storage.ts';

const screens = {
  opening: Busy,
  openFailed: OpenFailed,
  occurrence: OccurrenceStep,
  loginRequired: LoginRequired,
  signedOut: SignedOut,
  cancelled: Cancelled,
  bookingsClosed: BookingsClosed,
  bookingsNotOpen: BookingsNotOpen,
  fullyBooked: FullyBooked,
  tickets: TicketsStep,
  holdFailed: HoldFailed,
  seats: LazySeatsStep,
  attendees: AttendeesStep,
  check: CheckStep,
  paying: Paying,
  payFailed: PayFailed,
  payment: Payment,
  releasing: Busy,
  releaseFailed: ReleaseFailed,
  released: Released,
  withdrawn: Withdrawn,
  expired: Expired,
  paid: PaidScreen,
  refunded: Refunded,
} satisfies Record<CheckoutScreen, ComponentType>;

interface Props {
  input: CheckoutInput;
  start: Start;
  profile: Profile | null;
  /** Starts the checkout again, for another person or another date. */
  startOver: () => void;
  children: ReactNode;
}

/** Keeps the choice on this device, beside the steps. */
function KeptChoice({ profile }: Pick<Props, 'profile'>) {
  useKeptChoice(useActor(), profile?.id);
  return null;
}

/** The running checkout. `start` and `input` say how it begins; later values of them do not matter. */
function Checkout({ input, start, profile, startOver, children }: Props) {
  const { t } = useTranslation('common');
  const returned = start.kind === 'afresh' && start.returned !== null ? start.returned : input.returned;
  return (
    <checkout.Flow
      input={{ ...input, returned }}
      actors={(queries) => createCheckoutActors({ queries, clock: serverClock, accountId: profile?.id, startOver })}
      screens={screens}
      fallback={<Skeleton label={t('loading')} parts={['heading', 'medium', 'tiles']} />}
      given={{ profile }}
      resumed={start.kind === 'resumed' ? { snapshot: start.snapshot, events: start.news } : undefined}
    >
      {children}
      <KeptChoice profile={profile} />
    </checkout.Flow>
  );
}

interface EntryProps {
  input: CheckoutInput;
  /** True at the address of a finished booking. */
  isAtEnd?: boolean;
  startOver: () => void;
  children: ReactNode;
}

/** Finds the person and their progress, then runs the checkout. Later changes of `input` do not matter: give another key. */
export function CheckoutEntry({ input, isAtEnd = false, startOver, children }: EntryProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const [first] = useState({ input, isAtEnd });
  const session = useSession();
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['checkout-start', useId()],
    queryFn: () => findStart(queries, first.input, first.isAtEnd),
    enabled: session.state !== 'unknown',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) throw error;
  if (!data)
    return (
      <div className={styles.notice}>
        <Skeleton label={t('common:loading')} parts={['heading', 'long', 'medium', 'tiles']} />
      </div>
    );
  return (
    <Checkout input={first.input} start={data.start} profile={data.profile} startOver={startOver}>
      {children}
    </Checkout>
  );
}

/** Keeps the choice on this device as it changes (a visitor's in this tab only); removes it once the booking is over and its page left. */
function useKeptChoice(actor: CheckoutActor, accountId: string | undefined): void {
  useEffect(() => {
    const storage = accountId === undefined ? sessionStorage : localStorage;
    const ownerOf = (occurrenceId: string) => ({ accountId: accountId ?? visitor, occurrenceId });
    const keep = (snapshot: ReturnType<CheckoutActor['getSnapshot']>) => {
      const { occurrenceId } = snapshot.context;
      if (occurrenceId === null) return;
      // Saved, or over: the typed text is no longer needed.
      if (snapshot.hasTag('over') || snapshot.matches({ step: { flow: 'checkingAnswers' } }))
        forgetDraft(sessionStorage, draftIdOf(ownerOf(occurrenceId)));
      if (isWorthSaving(snapshot))
        saveCheckout(storage, ownerOf(occurrenceId), actor.getPersistedSnapshot(), new Date());
    };
    keep(actor.getSnapshot());
    const subscription = actor.subscribe(keep);
    return () => {
      subscription.unsubscribe();
      const snapshot = actor.getSnapshot();
      const { occurrenceId } = snapshot.context;
      if (occurrenceId !== null && snapshot.hasTag('over')) clearCheckout(storage, ownerOf(occurrenceId));
    };
  }, [actor, accountId]);
}

/** Ties the checkout to the address of its page. */
function StepAddress({ onElsewhere }: { onElsewhere: () => void }) {
  const { occurrence = '', step: segment } = useParams();
  const step = stepAt(segment);
  const isElsewhere = useFact(({ context }) => step !== 'occurrence' && occurrence !== context.occurrenceId);
  return <checkout.StepAddress step={step} onElsewhere={isElsewhere ? onElsewhere : undefined} />;
}

/** Booking places at one date of an event: /media/events/:slug/book/:occurrence/:step? */
export default function CheckoutPage() {
  const { slug = '', occurrence = '', step } = useParams();
  const [turn, begin] = useReducer((before: number) => before + 1, 0);
  const startOver = useCallback(() => begin(), []);
  return (
    <CheckoutEntry
      key={`${slug} ${turn}`}
      input={{
        eventSlug: slug,
        occurrenceId: occurrence,
        returned: null,
        isBeyondVisitors: isBeyondVisitors(stepAt(step)),
      }}
      isAtEnd={stepAt(step) === 'done'}
      startOver={startOver}
    >
      <StepAddress onElsewhere={startOver} />
    </CheckoutEntry>
  );
}
