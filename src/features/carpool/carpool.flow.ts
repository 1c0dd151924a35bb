import type { QueryClient } from '@tanstack/react-query';
import { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import { carpoolSteps, type CarpoolFailure, type CarpoolStep } from '../../../machines/carpool/carpool.types.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { type ActorsOf, createFlow } from '../../kit/flow/create-flow.tsx';
import { watchSession } from '../../kit/flow/facts.ts';
import { paths } from '../../kit/paths.ts';

/** Booking a space for a shared ride, each step at its own address. */
export const carpool = createFlow<typeof carpoolMachine>({
  machine: carpoolMachine,
  steps: carpoolSteps,
  addressOf: ({ screen, step }) => (addressless.has(screen) ? null : paths.carpoolBook(step)),
});

const addressless: ReadonlySet<string> = new Set(['opening', 'openFailed', 'signedOut', 'noPermit', 'noDates']);

export const { TryAgain, useCan, useFact, useIsBusy, useMeta, useSend } = carpool;

export const stepAt = (segment: string | undefined): CarpoolStep | null =>
  carpoolSteps.find((step) => step === segment) ?? null;

/** The server's codes, in the chart's terms. */
const codes = {
  no_parking: 'noSpaces',
  booking_closed: 'tooLate',
  already_riding: 'alreadyRiding',
  space_taken: 'spaceTaken',
  passenger_rides: 'passengerGone',
  passenger_unavailable: 'passengerGone',
  car_full: 'carFull',
  permit_needed: 'noPermit',
  message_not_accepted: 'notAccepted',
} as const satisfies Record<string, CarpoolFailure['code']>;

const asking = fromRequestWith(refusalsBy<CarpoolFailure['code']>({ codes }));

/** The effects of the chart in the browser. */
export function createCarpoolActors(queries: QueryClient): ActorsOf<typeof carpoolMachine> {
  return {
    readStanding: asking(async (_, signal) => {
      const asked = { ...keepPlace, signal };
      const [permit, dates, message] = await Promise.all([
        api.GET('/parking-permit/status', asked),
        api.GET('/carpool/upcoming-available-parking/all', asked),
        api.GET('/carpool/message', asked),
      ]);
      queries.setQueryData(['carpool', 'dates'], dataOf(dates));
      queries.setQueryData(['carpool', 'message'], dataOf(message));
      return {
        hasPermit: dataOf(permit).state === 'valid',
        hasDates: dataOf(dates).length > 0,
        hasAccepted: dataOf(message).accepted,
        mostPassengers: dataOf(message).most_passengers,
      };
    }),
    checkDate: asking<void, { date: string }>(async ({ date }, signal) => {
      const { free } = dataOf(
        await api.POST('/carpool/available-parking/all', { ...keepPlace, body: { date }, signal }),
      );
      queries.setQueryData(['carpool', 'parking', date], free);
      if (free.length === 0) throw new ApiError(409, { code: 'no_parking', message: '' });
    }),
    acceptRules: asking<void>(async () => {
      queries.setQueryData(['carpool', 'message'], dataOf(await api.PUT('/carpool/message', keepPlace)));
    }),
    bookCarpool: asking<{ carpoolId: string }, { date: string; space: string; passengers: string[] }>(async (body) => {
      const ride = dataOf(await api.POST('/carpool/book', { ...keepPlace, body }));
      void queries.invalidateQueries({ queryKey: ['me', 'carpools'] });
      return { carpoolId: ride.id };
    }),
    watchSession,
  };
}
