import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { Failure } from '../../../machines/checkout/checkout.types.ts';
import type { Arc } from '../../paths/graph.ts';
import { errorOf, outputsOf } from '../walking/outcome.ts';

/** The code of a refusal; null where the call is answered. */
export const refusalOf = (step: Arc): Failure['code'] | null => (errorOf(step) as Failure | undefined)?.code ?? null;

/** What a call is answered with; undefined where it is refused. */
export const outputOf = outputsOf<typeof checkoutMachine>();
