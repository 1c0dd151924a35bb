import { INSECURE_HOST } from '../../browser.ts';
import type { Arc, Gesture } from 'xstate-paths';
import { heading } from '../../support/checkout-pages.ts';
import type { Visit } from './visit.ts';
import { moveTo } from '../walking/window.ts';
import { refusalOf } from './outcome.ts';

const isRefused = (step: Arc) => refusalOf(step) === 'insecureHost';

/** Wraps a gesture that leads to the payment provider: if the path says so, it starts from an insecure host, where cards are refused. */
export const towardsProvider =
  (press: Gesture<Visit>): Gesture<Visit> =>
  async (visit, step, coming) => {
    if (coming.slice(0, 2).some(isRefused)) await moveTo(visit.page, INSECURE_HOST);
    await press(visit, step, coming);
  };

/** Waits for the provider's page, unless the path says that it is never visited. */
export async function seeProvider({ page }: Visit, [next]: readonly Arc[]): Promise<void> {
  if (!next || !isRefused(next)) await heading(page, 'Pay by test card');
}
