import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutMeta } from '../../machines/checkout/checkout.types.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

const depth = (id: string) => id.split('.').length;

/** What the innermost active state of the `step` region says of itself. */
function metaOf(snapshot: CheckoutSnapshot): CheckoutMeta {
  const [innermost] = Object.entries(snapshot.getMeta() as Record<string, CheckoutMeta | undefined>)
    .filter(([id]) => id.startsWith('checkout.step'))
    .sort(([a], [b]) => depth(b) - depth(a));
  const meta = innermost?.[1];
  if (!meta) throw new Error('A state of the checkout has no meta: give it a step and a heading.');
  return meta;
}

/** Every screen of the checkout, by the name in the heading of the chart's states. */
export const screenNames = [
  'opening',
  'openFailed',
  'occurrence',
  'loginRequired',
  'signedOut',
  'cancelled',
  'bookingsClosed',
  'bookingsNotOpen',
  'fullyBooked',
  'tickets',
  'holdFailed',
  'seats',
  'attendees',
  'check',
  'paying',
  'payFailed',
  'insecureHost',
  'awaiting',
  'watchFailed',
  'releasing',
  'releaseFailed',
  'released',
  'expired',
  'paid',
  'refunded',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** The screen of the state's heading: `seats` for `checkout:seats.heading`. */
export function screenOf(snapshot: CheckoutSnapshot): ScreenName {
  const { heading } = metaOf(snapshot);
  const name = screenNames.find((each) => heading === `checkout:${each}.heading`);
  if (name === undefined)
    throw new Error(`The checkout has no screen for the heading ${heading}: add it to screen.ts.`);
  return name;
}

export const stepOf = (snapshot: CheckoutSnapshot): CheckoutMeta['step'] => metaOf(snapshot).step;
