import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutInput, CheckoutScreen } from '../../../machines/checkout/checkout.types.ts';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { AttendeesStep } from './AttendeesStep.tsx';
import { checkout, type Profile, useActor } from './checkout.flow.ts';
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
import { HoldFailed, OpenFailed, PayFailed, ReleaseFailed } from './failed-screens.tsx';
import { LazySeatsStep } from './lazy-seats.ts';
import { OccurrenceStep } from './OccurrenceStep.tsx';
import { Busy, Expired, Refunded, Released } from './over-screens.tsx';
import { PaidScreen } from './PaidScreen.tsx';
import { Paying, Payment } from './PaymentScreens.tsx';
import type { Start } from './resume.ts';
import { TicketsStep } from './TicketsStep.tsx';
import { useKeptChoice } from './use-kept-choice.ts';

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
export function Checkout({ input, start, profile, startOver, children }: Props) {
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
