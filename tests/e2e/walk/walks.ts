import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { HALL } from '../../models/checkout/checkout.fixtures.ts';
import { cover, explore } from 'xstate-paths';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';
import { avoided } from './avoided.ts';
import { walkModel } from './walk.model.ts';

/** Beyond this many configurations, choosing seats only repeats itself. */
const limit = 8000;
/** Steps after which a path may end. */
const length = 16;

/** The paths through the checkout: with unreserved places to every end of the payment, then the steps particular to a hall. */
export function walksOfCheckout(): { onField: Walk; inHall: Walk } {
  const walked = new Set<string>();
  const walk = (isWanted: (input: (typeof walkModel.inputs)[number]) => boolean, before: number): Walk => {
    const exploration = explore(checkoutMachine, { ...walkModel, inputs: walkModel.inputs.filter(isWanted), limit });
    const avoid = avoided(exploration);
    const { paths } = cover(exploration, { avoid });
    return { exploration, paths: inPieces(exploration, paths, { avoid, length, walked }), before };
  };
  const onField = walk(({ occurrenceId }) => occurrenceId !== HALL, 0);
  return { onField, inHall: walk(({ occurrenceId }) => occurrenceId === HALL, onField.paths.length) };
}
