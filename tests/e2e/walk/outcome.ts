import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { Failure } from '../../../machines/checkout/checkout.types.ts';
import type { Arc } from 'xstate-paths';
import { errorOf, outputsOf } from '../walking/outcome.ts';

/** The code of a refusal; null if the call succeeds. */
export const refusalOf = (step: Arc): Failure['code'] | null => (errorOf(step) as Failure | undefined)?.code ?? null;

/** The output of a call; undefined if it is refused. */
export const outputOf = outputsOf<typeof checkoutMachine>();
