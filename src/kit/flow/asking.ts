import { fromPromise } from 'xstate';
import { ApiError } from '../api/api-error.ts';
import { InsecureHost } from '../browser/leave-for.ts';
import { session } from '../session/session.ts';

/** Why a call was refused, in a chart's words. */
export interface Refusal<Code extends string> {
  code: Code | 'signedOut' | 'insecureHost' | 'away';
  /** The server's messages, by the contract's name of each field. */
  fields: Record<string, string[]>;
}

/** The chart's word for each of the server's error codes, and for statuses that come with none of them. */
interface Vocabulary<Code extends string> {
  codes: Readonly<Record<string, Code>>;
  statuses?: Readonly<Partial<Record<number, Code>>>;
}

/** The name of a complaint that is about no field: no form has such a field, so it stands above the form. */
const WHOLE = 'body';

const never = new Promise<never>(() => undefined);

/** Translates what a call rejects with. Whatever does not say more means that the server could not be asked. */
export function refusalsBy<Code extends string>({ codes, statuses = {} }: Vocabulary<Code>) {
  return (error: unknown): Refusal<Code> => {
    if (error instanceof InsecureHost) return { code: 'insecureHost', fields: {} };
    if (!(error instanceof ApiError)) return { code: 'away', fields: {} };
    const { status, body } = error;
    if (status === 401) return { code: 'signedOut', fields: {} };
    const known = codes[body?.code ?? ''] ?? statuses[status];
    if (known !== undefined) return { code: known, fields: body?.errors ?? {} };
    return { code: 'away', fields: body ? { [WHOLE]: [body.message] } : {} };
  };
}

/**
 * Makes the effects of a chart, each of which asks the portal and rejects with the chart's own word for what went wrong. A token that is
 * refused once is refused always: then this tab is signed out. An effect that was stopped never answers: React may stop a page's actors and
 * start the same ones again, and an answer to the first question would pass for one to the second.
 */
export function askingWith(refusalOf: (error: unknown) => { code: string }) {
  return <Output, Input = void>(ask: (input: Input, signal: AbortSignal) => Promise<Output>) =>
    fromPromise<Output, Input>(({ input, signal }) =>
      ask(input, signal).then(
        (output) => (signal.aborted ? never : output),
        (error: unknown) => {
          if (signal.aborted) return never;
          const refusal = refusalOf(error);
          if (refusal.code === 'signedOut') session.signOut();
          return Promise.reject(refusal);
        },
      ),
    );
}
