import type { ComponentType } from 'react';
import { AttendeesStep } from './AttendeesStep.tsx';
import { CheckStep } from './CheckStep.tsx';
import {
  BookingsClosed,
  BookingsNotOpen,
  Cancelled,
  FullyBooked,
  LoginRequired,
  SignedOut,
} from './closed-screens.tsx';
import { HoldFailed, OpenFailed, PayFailed, ReleaseFailed, WatchFailed } from './failed-screens.tsx';
import { LazySeatsStep } from './lazy-seats.ts';
import { OccurrenceStep } from './OccurrenceStep.tsx';
import { Busy, Expired, Refunded, Released } from './over-screens.tsx';
import { PaidScreen } from './PaidScreen.tsx';
import { AwaitingPayment, InsecureHost, Paying } from './PaymentScreens.tsx';
import type { ScreenName } from './screen.ts';
import { TicketsStep } from './TicketsStep.tsx';

/** What is shown under each heading of the chart. */
export const screens: Readonly<Record<ScreenName, ComponentType>> = {
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
  insecureHost: InsecureHost,
  awaiting: AwaitingPayment,
  watchFailed: WatchFailed,
  releasing: Busy,
  releaseFailed: ReleaseFailed,
  released: Released,
  expired: Expired,
  paid: PaidScreen,
  refunded: Refunded,
};
