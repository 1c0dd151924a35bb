import { fromPromise } from 'xstate';
import { ApiError } from '../api/api-error.ts';
import { InsecureHost } from '../browser/leave-for.ts';
import { session } from '../session/session.ts';

/** The reason for which a call was refused, in a chart's terms. */
export interface Refusal<Code extends string> {
  code: Code | 'signedOut' | 'insecureHost' | 'away';
  /** The server's messages, by the contract's name of each field. */
  fields: Record<string, string[]>;
}

/** The chart's code for each of the server's error codes, and for statuses without one of them. */
interface Vocabulary<Code extends string> {
  codes: Readonly<Record<string, Code>>;
  statuses?: Readonly<Partial<Record<number, Code>>>;
}

/** The key of a message about no field: no form has a field of that name, so it appears above the form. */
const WHOLE = 'body';

const never = new Promise<never>(() => undefined);

/** Translates the error of a call. Any error without a code of its own means that the server was not reached. */
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
 * Makes the effects of a chart, each of which calls the portal and rejects with the chart's own code for the error. A token refused once
 * will always be refused: this tab then signs out. A stopped effect never settles: React may stop a page's actors and start the same
 * ones again, and a response to the first call would be taken for one to the second.
 */
export function fromRequestWith(refusalOf: (error: unknown) => { code: string }) {
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
