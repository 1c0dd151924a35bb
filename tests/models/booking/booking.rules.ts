import { eventually, never, type Ownership, type Rule, tagged } from 'xstate-paths';

/** The promises of a booking, whatever happens to it. */
export const rules: Rule<never>[] = [
  never('places are held by what is over', ({ hasTag }) => hasTag('holdsPlaces') && hasTag('isOver')),
  never(
    'a booking is neither open, nor set aside, nor bought, nor over',
    (at) => !at.hasTag('isOpen') && !at.hasTag('isSetAside') && !at.isIn('paid') && !at.hasTag('isOver'),
  ),
  eventually('a refund that is due is made', {
    once: ({ isIn }) => isIn('refund_pending'),
    later: ({ isIn }) => isIn('refunded'),
  }),
  eventually('whoever waits for a payment can be rid of it', {
    once: ({ isIn }) => isIn('awaiting_payment'),
    later: ({ hasTag, isIn }) => hasTag('isOver') || isIn('paid'),
  }),
  eventually('what is set aside comes to be somebody’s, or is over', {
    once: ({ isIn }) => isIn('set_aside'),
    later: ({ hasTag, isIn }) => isIn('paid') || hasTag('isOver'),
  }),
  ...tagged({
    holdsPlaces: ['held', 'set_aside', 'awaiting_payment', 'paid'],
    isOpen: ['held', 'awaiting_payment'],
    isSetAside: ['set_aside'],
    isBeingPaid: ['awaiting_payment'],
    isBought: ['paid'],
    isOver: ['expired', 'cancelled', 'exchanged', 'refund_pending', 'refunded'],
    isLapsed: ['expired'],
    isExchanged: ['exchanged'],
    owesRefund: ['refund_pending'],
    isRefunded: ['refunded'],
  }),
];

export const ownership: Ownership = { says: 'a seat has one owner', while: ({ hasTag }) => hasTag('holdsPlaces') };
