import { purchaseOf } from '../../../machines/registration/progress.ts';
import type { Exploration } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import type { Gesture } from '../../paths/replay.ts';
import { heading } from '../../support/checkout-pages.ts';
import { INSECURE_HOST, moveTo } from '../walking/window.ts';
import { connect } from './connect.ts';
import { optionalSteps } from './statuses.ts';
import { outputOf, refusalOf } from './outcome.ts';
import { contextBefore, type Visit } from './visit.ts';

const declinedCard = '4000000000000002';

const isInsecure = (step: Arc) => refusalOf(step) === 'insecureHost';

/** What leads to the payment provider: where the path says so, from a host that cards are not spoken of at. */
export const towardsProvider =
  (press: Gesture<Visit>): Gesture<Visit> =>
  async (visit, step, coming) => {
    if (coming.slice(0, 2).some(isInsecure)) await moveTo(visit.page, INSECURE_HOST);
    await press(visit, step, coming);
  };

/** Waits for the provider's page, unless the path says that it is never visited. */
export async function seeProvider({ page }: Visit, [next]: readonly Arc[]): Promise<void> {
  if (!next || !isInsecure(next)) await heading(page, 'Pay by test card');
}

/** Ends a payment while the page waits to hear of it. */
export const watchPurchaseOf =
  (exploration: Exploration): Gesture<Visit> =>
  async (visit, step) => {
    const { world } = visit;
    const { status } = contextBefore(exploration, step);
    const wanted = optionalSteps.find((each) => purchaseOf(status, each)?.state === 'open');
    if (wanted === undefined) throw new Error('Nothing is to be paid where a payment is watched.');
    await connect(visit, step);
    switch (outputOf(step, 'watchPurchase')?.kind) {
      case 'paid':
        return world.pay(wanted);
      case 'declined':
        return world.pay(wanted, declinedCard);
      case 'over':
        return world.skipElsewhere(wanted);
      default:
    }
  };
