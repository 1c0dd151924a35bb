import type { CheckoutContext } from '../../../machines/checkout/checkout.types.ts';
import { eventually, never, type Rule, type Sight } from 'xstate-paths';

type At = Sight<CheckoutContext>;

const isOver = ({ hasTag }: At) => hasTag('over');

/** The promises of the checkout, whatever people, the server and the clock do. */
export const rules: Rule<CheckoutContext>[] = [
  never('paid without places', ({ isIn, context }) => isIn('flow.paid') && context.booking?.standing !== 'paid'),
  never(
    'refunded while places are kept',
    ({ isIn, context }) => isIn('flow.refunded') && context.booking?.standing !== 'refunded',
  ),
  never('paying for what is not held', ({ isIn, context }) => isIn('paying.starting') && context.booking === null),
  never('a hold that runs without places', ({ isIn, context }) => isIn('hold.held') && context.booking === null),
  eventually('the checkout can always come to an end', { later: isOver }),
  eventually('after an end, one can begin again', {
    once: isOver,
    later: ({ isIn }) => isIn('choosingTickets'),
  }),
];
