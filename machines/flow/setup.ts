import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';

const missing = (name: string) => new Error(`\`${name}\` actor must be provided`);

/** Placeholder for a call that the app provides. */
export function mustBeProvided<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(missing(name)));
}

/** Placeholder for a watch that the app provides: it runs beside the flow and sends events to the chart. */
export function mustWatch<Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw missing(name);
  });
}

/** True if a child chart has ended like this; no other event has such an output. */
export const endedWith = (event: unknown, end: string): boolean =>
  (event as { output?: { end?: string } }).output?.end === end;

/** Functions that read the refusals of a chart's calls, in the chart's own type; no other event has one. */
export function refusalsAs<Failure extends { code: string }>() {
  const failureOf = (event: unknown) => (event as { error?: Failure }).error;
  const failedWith = (event: unknown, ...codes: Failure['code'][]): boolean => {
    const code = failureOf(event)?.code;
    return code !== undefined && codes.includes(code);
  };
  return { failureOf, failedWith };
}
