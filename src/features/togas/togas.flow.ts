import type { QueryClient } from '@tanstack/react-query';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { togaPieces } from '../../../machines/toga/rules.ts';
import { togaMachine } from '../../../machines/toga/toga.machine.ts';
import {
  type Chosen,
  type Failure,
  type Rental,
  type TogaDetails,
  type TogaStep,
  togaSteps,
} from '../../../machines/toga/toga.types.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { hearTimeOf, serverClock } from '../../kit/clock/portal-clock.ts';
import { waitUntil } from '../../kit/clock/wait.ts';
import { type ActorsOf, createFlow } from '../../kit/flow/create-flow.tsx';
import { watchSession } from '../../kit/flow/facts.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { paths } from '../../kit/paths.ts';
import { createPaymentActors, standingOfPayment } from '../../kit/payment/payment.actors.ts';
import { fittingDatesQuery, myTogasQuery } from './togas.queries.ts';

const segments: Record<TogaStep, string> = {
  pieces: '',
  fitting: 'fitting',
  details: 'personal-details',
  check: 'check',
  payment: 'payment',
};

/** Returns the step at a part of the address; null if it names none. */
export const stepAt = (segment: string): TogaStep | null =>
  togaSteps.find((step) => segments[step] === segment) ?? null;

/** Renting a toga, each step at its own address; a payment, or a state without a step, leaves the address the same. */
export const togas = createFlow({
  machine: togaMachine,
  steps: togaSteps,
  addressOf: ({ screen, step }) => (screen === step && step !== 'payment' ? paths.bookToga(segments[step]) : null),
});

export const { BackTo, TryAgain, useCan, useFact, useIsBusy, useMeta, useSend } = togas;

/** The form's key in this tab's storage, which keeps the draft until the rental is paid: a slot can be lost before. */
export const detailsForm = 'toga-details';

const KEY = 'toga:chosen';

/** Keeps a choice that is not held yet for a reload of this tab; removes it once it is held. */
export function keepChosen(kept: Pick<Storage, 'setItem' | 'removeItem'>, { pieces, occurrence }: Chosen): void {
  try {
    if (pieces.length === 0) kept.removeItem(KEY);
    else kept.setItem(KEY, JSON.stringify({ pieces, occurrence }));
  } catch {
    // Private browsing or a full disk: nothing depends on it.
  }
}

/** Returns the choice made earlier in this tab. */
export function readChosen(kept: Pick<Storage, 'getItem'>): Chosen {
  const none: Chosen = { pieces: [], occurrence: null };
  try {
    const found: unknown = JSON.parse(kept.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null || !('pieces' in found) || !Array.isArray(found.pieces))
      return none;
    const names: readonly unknown[] = found.pieces;
    const occurrence = 'occurrence' in found && typeof found.occurrence === 'string' ? found.occurrence : null;
    return { pieces: togaPieces.filter((piece) => names.includes(piece)), occurrence };
  } catch {
    return none;
  }
}

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
        return heard(await api.POST('/toga-fitting/book', { ...keepPlace, body }));
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
