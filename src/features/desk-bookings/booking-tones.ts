import type { BadgeTone } from '../../kit/ui/Badge.tsx';
import type { DeskBooking } from './desk-bookings.queries.ts';

const tones: Record<DeskBooking['state'], BadgeTone> = {
  held: 'busy',
  set_aside: 'busy',
  awaiting_payment: 'busy',
  paid: 'ok',
  exchanged: 'plain',
  expired: 'plain',
  cancelled: 'stop',
  refund_pending: 'low',
  refunded: 'plain',
};

export const toneOf = (state: DeskBooking['state']): BadgeTone => tones[state];
