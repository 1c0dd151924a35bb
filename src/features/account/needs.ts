import type { Profile } from '../../kit/person/profile.ts';
import type { Card } from './card.queries.ts';
import type { Booking, Complaint, Interview, RentalRequest, Ride, TogaRental } from './coming-up.queries.ts';
import type { AccountDetails } from '../../kit/details/details.queries.ts';
import type { Permit, Purchase } from './permit.queries.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** Something that waits for the person. */
export type Need =
  | { kind: 'deletion'; dueAt: string }
  | { kind: 'booking'; booking: Booking }
  | { kind: 'payment'; product: Purchase['product']; sum: string; purchase: string }
  | { kind: 'toga'; due: 'payment' | 'return' | 'missing'; rental: TogaRental }
  | { kind: 'ride'; wants: 'answer' | 'passenger'; ride: Ride }
  | { kind: 'rental'; due: 'draft' | 'asked_back' | 'to_pay' | 'due_back'; request: RentalRequest }
  | { kind: 'interview'; due: 'held' | 'soon'; interview: Interview }
  | { kind: 'complaint'; complaint: Complaint }
  | { kind: 'email'; address: string }
  | { kind: 'renewal'; endedOn: string | null }
  | { kind: 'details' };

/** The facts about the account; undefined if not loaded yet or if they do not apply to this person. */
export interface Facts {
  profile: Profile;
  details: AccountDetails | undefined;
  open: readonly Booking[] | undefined;
  permit: Permit | undefined;
  card: Card | undefined;
  togas: readonly TogaRental[] | undefined;
  rides: readonly Ride[] | undefined;
  rentals: readonly RentalRequest[] | undefined;
  interviews: readonly Interview[] | undefined;
  complaints: readonly Complaint[] | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

const payable = (purchase: Purchase | null | undefined): Need[] =>
  purchase?.url == null || (purchase.state !== 'open' && purchase.state !== 'declined')
    ? []
    : [{ kind: 'payment', product: purchase.product, sum: purchase.amount.formatted, purchase: purchase.id }];

/** A hold that is still to be paid, or a toga to bring back, even if the deposit is lost. */
const togaNeed = (rental: TogaRental): Need[] => {
  if (rental.expires_at !== null) return [{ kind: 'toga', due: 'payment', rental }];
  if (rental.state === 'missing') return [{ kind: 'toga', due: 'missing', rental }];
  return rental.state === 'collected' ? [{ kind: 'toga', due: 'return', rental }] : [];
};

/** A rental request that waits for the person or for their payment, or equipment that is due back. */
const rentalNeed = (request: RentalRequest): Need[] => {
  if (request.asked_by !== null) return [];
  const due = (['draft', 'asked_back', 'to_pay', 'due_back'] as const).find((state) => state === request.state);
  return due === undefined ? [] : [{ kind: 'rental', due, request }];
};

/** An interview whose slot is held and not booked, or one that begins within two days of `now`, in milliseconds. */
const interviewNeed = (interview: Interview, now: number): Need[] => {
  if (interview.expires_at !== null) return [{ kind: 'interview', due: 'held', interview }];
  const isSoon = interview.can_change && Date.parse(interview.start) - now < 2 * DAY_MS;
  return isSoon ? [{ kind: 'interview', due: 'soon', interview }] : [];
};

/** A ride that the person is invited to, or that lacks a passenger. */
const rideNeed = (ride: Ride): Need[] => {
  if (!ride.is_upcoming) return [];
  if (ride.is_driver) return ride.state === 'needs_passenger' ? [{ kind: 'ride', wants: 'passenger', ride }] : [];
  const isUnanswered = ride.riders.some(({ is_you, comes }) => is_you && !comes);
  return ride.can_answer && isUnanswered ? [{ kind: 'ride', wants: 'answer', ride }] : [];
};

function isIncomplete({ user_type }: Profile, { personal, contact, academic }: AccountDetails): boolean {
  return personal === null || contact === null || (academic === null && user_type !== 'organisation');
}

/** Returns the things that wait for the person, most urgent first. */
export function needsOf({
  profile,
  details,
  open = [],
  permit,
  card,
  togas = [],
  rides = [],
  rentals = [],
  interviews = [],
  complaints = [],
  now,
}: Facts): Need[] {
  const { deletion_due_at: dueAt } = profile;
  const needs: Need[] = [
    ...(dueAt === null ? [] : [{ kind: 'deletion', dueAt } as const]),
    ...open.map((booking) => ({ kind: 'booking', booking }) as const),
    ...payable(permit?.purchase),
    ...payable(card?.purchase),
    ...togas.flatMap(togaNeed),
    ...rides.flatMap(rideNeed),
    ...rentals.flatMap(rentalNeed),
    ...interviews.flatMap((interview) => interviewNeed(interview, now)),
    ...complaints
      .filter(({ new_messages }) => new_messages > 0)
      .map((complaint) => ({ kind: 'complaint', complaint }) as const),
  ];
  if (details?.pending_email != null) needs.push({ kind: 'email', address: details.pending_email });
  if (permit?.state === 'expired' && permit.can_apply) needs.push({ kind: 'renewal', endedOn: permit.valid_until });
  if (details && isIncomplete(profile, details)) needs.push({ kind: 'details' });
  return needs;
}
