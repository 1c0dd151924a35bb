import type { QueryClient } from '@tanstack/react-query';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { togaMachine } from '../../../machines/toga/toga.machine.ts';
import type { Chosen, Failure, Rental, TogaDetails } from '../../../machines/toga/toga.types.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { hearTimeOf, serverClock } from '../../kit/clock/portal-clock.ts';
import { waitUntil } from '../../kit/clock/wait.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import type { ActorsOf } from '../../kit/flow/create-flow.tsx';
import { watchSession } from '../../kit/flow/facts.ts';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { createPaymentActors, standingOfPayment } from '../../kit/payment/payment.actors.ts';
import { detailsForm } from './togas.flow.ts';
import { fittingDatesQuery, myTogasQuery } from './togas.queries.ts';

type Order = { pieces: Chosen['pieces']; occurrence: string; details: TogaDetails };

/** The server's codes, in the chart's terms. */
const codes = {
  fitting_full: 'slotGone',
  fitting_over: 'slotGone',
  toga_rented: 'rented',
  togas_closed: 'closed',
  hold_ended: 'holdOver',
  toga_payment_open: 'outdated',
  not_in_this_state: 'outdated',
  already_paid: 'outdated',
  not_found: 'outdated',
} as const satisfies Record<string, Failure['code']>;

const fromRequest = fromRequestWith(refusalsBy<Failure['code']>({ codes, statuses: { 422: 'invalid' } }));

/** Returns the graduate's unpaid hold; null if there is none. */
async function readOpen(signal: AbortSignal): Promise<Rental | null> {
  const mine = dataOf(await api.GET('/toga-fitting/rentals', { ...keepPlace, signal }));
  return mine.find(({ expires_at }) => expires_at !== null) ?? null;
}

/** Returns one of the graduate's rentals; null for an address that somebody made up. */
async function readOne(rental: string, signal: AbortSignal): Promise<Rental | null> {
  try {
    return dataOf(
      await api.GET('/toga-fitting/rentals/{rental}', { ...keepPlace, params: { path: { rental } }, signal }),
    );
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The effects of the chart in the browser: each calls the portal and answers in the chart's terms. */
export function createTogaActors(queries: QueryClient) {
  const pathTo = (rental: string) => ({ ...keepPlace, params: { path: { rental } } });
  const heard = (answer: { data?: { data: Rental } | undefined; response: Response }): Rental => {
    hearTimeOf(answer.response);
    void queries.invalidateQueries({ queryKey: myTogasQuery.queryKey });
    return dataOf(answer);
  };
  /** Slots are taken from one moment to the next: they are fetched again after each write. */
  const forgetSlots = () => queries.invalidateQueries({ queryKey: fittingDatesQuery.queryKey });

  return {
    readStanding: fromRequest<{ isEnabled: boolean; rental: Rental | null }, { rental: string | null }>(
      async ({ rental }, signal) => {
        const status = await api.GET('/toga/status', { ...keepPlace, signal });
        hearTimeOf(status.response);
        const isEnabled = dataOf(status).enabled;
        return { isEnabled, rental: rental === null ? await readOpen(signal) : await readOne(rental, signal) };
      },
    ),
    bookFitting: fromRequest<Rental, Order>(async ({ details, pieces, occurrence }) => {
      try {
        const body = { ...details, pieces: [...pieces], occurrence };
        const rental = heard(await api.POST('/toga-fitting/book', { ...keepPlace, body }));
        forgetDraft(sessionStorage, detailsForm);
        return rental;
      } finally {
        void forgetSlots();
      }
    }),
    payTogaRental: fromRequest<Rental, { rental: string }>(async ({ rental }) =>
      heard(
        await api.POST('/toga-fitting/rentals/{rental}/pay', {
          ...pathTo(rental),
          body: { no_refund_accepted: true },
        }),
      ),
    ),
    cancelTogaRental: fromRequest<void, { rental: string }>(async ({ rental }) => {
      heard(await api.DELETE('/toga-fitting/rentals/{rental}', pathTo(rental)));
      void forgetSlots();
    }),
    waitForExpiry: fromRequest<void, { expiresAt: string }>(({ expiresAt }, signal) =>
      waitUntil(Date.parse(expiresAt), serverClock, signal),
    ),
    payment: paymentMachine.provide({ actors: createPaymentActors(standingOfPayment) }),
    watchSession,
  } satisfies ActorsOf<typeof togaMachine>;
}
