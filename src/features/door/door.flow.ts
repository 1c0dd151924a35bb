import { doorMachine } from '../../../machines/door/door.machine.ts';
import type { DoorProblem } from '../../../machines/door/door.types.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { InsecureHost } from '../../kit/browser/leave-for.ts';
import { pause } from '../../kit/clock/wait.ts';
import { type ActorsOf, createFlow } from '../../kit/flow/create-flow.tsx';
import { watchSession } from '../../kit/flow/facts.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import type { DoorDevice } from './door-device.ts';

/** A device at the door. */
export const door = createFlow<typeof doorMachine, { device: DoorDevice }>({
  machine: doorMachine,
  steps: ['door'],
  addressOf: () => null,
});

export const { useCan, useFact, useGiven, useIsBusy, useSend } = door;

const refusalOf = refusalsBy<DoorProblem['code']>({ codes: {}, statuses: { 403: 'notAllowed', 404: 'gone' } });
const asking = fromRequestWith((error): DoorProblem => refusalOf(error));
/** Work on the device: what fails besides calls is its storage. */
const keeping = fromRequestWith((error): DoorProblem =>
  error instanceof ApiError || error instanceof InsecureHost ? refusalOf(error) : { code: 'notKept', fields: {} },
);

/** Between two turns of sending and fetching, unless something is to be sent. */
const REST_MS = 4000;

/** Resolves when something is to be sent, the network is back, or the rest is over. What could not be sent before waits for these two. */
async function awaitTurn(device: DoorDevice, signal: AbortSignal): Promise<void> {
  if (device.hasUnsent) return;
  const woken = new AbortController();
  const wake = () => woken.abort();
  const unsubscribe = device.subscribe(() => {
    if (device.hasUnsent) wake();
  });
  addEventListener('online', wake, { signal: woken.signal });
  try {
    await pause(REST_MS, AbortSignal.any([signal, woken.signal]));
  } catch (reason) {
    if (signal.aborted) throw reason;
  } finally {
    unsubscribe();
    wake();
  }
}

/** The effects of the chart in the browser. */
export function createDoorActors(device: DoorDevice): ActorsOf<typeof doorMachine> {
  return {
    openList: keeping<{ door: string | null }, { occurrence: string }>(async () => ({ door: await device.open() })),
    nameDoor: keeping<{ door: string }, { occurrence: string; name: string }>(async ({ name }) => {
      await device.rename(name);
      return { door: name };
    }),
    judge: keeping((wanted: { code: string } | { ticket: string }) => device.judge(wanted)),
    undoEntry: keeping<void, { scan: string; ticket: string }>(({ scan, ticket }) => device.undo(scan, ticket)),
    sendScans: asking(async (_, signal) => ({ refused: await device.sync(signal) })),
    awaitTurn: keeping<void>((_, signal) => awaitTurn(device, signal)),
    watchSession,
  } satisfies ActorsOf<typeof doorMachine>;
}
