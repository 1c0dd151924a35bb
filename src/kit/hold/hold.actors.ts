import type { HoldFacts, holdMachine } from '../../../machines/hold/hold.machine.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { waitUntil } from '../clock/wait.ts';
import type { ActorsOf } from '../flow/create-flow.tsx';
import { fromRequestWith, refusalsBy } from '../flow/from-request.ts';
import { poll } from '../flow/poll.ts';

interface Environment {
  clock: ServerClock;
  /** Asks the portal for the hold as it is now. */
  read: (id: string, signal: AbortSignal) => Promise<HoldFacts>;
  /** Asks the portal for more time. */
  extend: (id: string) => Promise<HoldFacts>;
}

/** The time before the end of a hold at which more time is offered. */
const warningMs = 120_000;

const fromRequest = fromRequestWith(
  refusalsBy<'noMoreTime' | 'holdEnded'>({
    codes: {
      no_more_time: 'noMoreTime',
      hold_ended: 'holdEnded',
      not_in_this_state: 'holdEnded',
      already_paid: 'holdEnded',
    },
    statuses: { 404: 'holdEnded' },
  }),
);

/** The effects of a hold in the browser. After the deadline, the server is polled until it has either ended the hold or extended it. */
export function createHoldActors({ clock, read, extend }: Environment) {
  return {
    waitForWarning: fromRequest<void, { expiresAt: string }>(({ expiresAt }, signal) =>
      waitUntil(Date.parse(expiresAt) - warningMs, clock, signal),
    ),
    waitForExpiry: fromRequest<HoldFacts, { id: string; expiresAt: string }>(async ({ id, expiresAt }, signal) => {
      await waitUntil(Date.parse(expiresAt), clock, signal);
      return poll(async () => {
        const facts = await read(id, signal);
        return facts.expiresAt === null || Date.parse(facts.expiresAt) > clock.now() ? facts : undefined;
      }, signal);
    }),
    extendHold: fromRequest<HoldFacts, { id: string }>(({ id }) => extend(id)),
  } satisfies ActorsOf<typeof holdMachine>;
}
