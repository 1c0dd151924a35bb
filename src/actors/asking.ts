import { fromPromise } from 'xstate';

const never = new Promise<never>(() => undefined);

/**
 * Makes the effects of a chart, each of which asks the portal and rejects with the chart's own word for what went wrong. One that was stopped
 * never answers: React may stop a page's actors and start the same ones again, and an answer to the first question would pass for one to the second.
 */
export function askingWith(toFailure: (error: unknown) => unknown) {
  return <Output, Input = void>(ask: (input: Input, signal: AbortSignal) => Promise<Output>) =>
    fromPromise<Output, Input>(({ input, signal }) =>
      ask(input, signal).then(
        (output) => (signal.aborted ? never : output),
        (error: unknown) => (signal.aborted ? never : Promise.reject(toFailure(error))),
      ),
    );
}
