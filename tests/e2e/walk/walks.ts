import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { HALL } from '../../models/checkout/checkout.fixtures.ts';
import { cover } from '../../paths/cover.ts';
import type { Path } from '../../paths/path-plan.ts';
import { type Exploration, explore } from '../../paths/explore.ts';
import { avoided } from './avoided.ts';
import { inPieces } from './pieces.ts';
import { walkModel } from './walk.model.ts';

export type Walk = { exploration: Exploration; paths: readonly Path[] };

/** Beyond so many configurations, choosing seats only says the same again. */
const limit = 8000;
/** Steps after which a path ends where it can. */
const length = 16;

/** The paths through the checkout: where people sit freely to every end of the payment, then what is particular to a hall. */
export function walksOfCheckout(): { onField: Walk; inHall: Walk } {
  const walked = new Set<string>();
  const walk = (isWanted: (input: (typeof walkModel.inputs)[number]) => boolean): Walk => {
    const exploration = explore(checkoutMachine, { ...walkModel, inputs: walkModel.inputs.filter(isWanted), limit });
    const avoid = avoided(exploration);
    return {
      exploration,
      paths: inPieces(exploration, cover(exploration, { avoid }).paths, { avoid, length, walked }),
    };
  };
  const onField = walk(({ occurrenceId }) => occurrenceId !== HALL);
  return { onField, inHall: walk(({ occurrenceId }) => occurrenceId === HALL) };
}

export const walkedBy = ({ start, steps }: Path) => [...start.walked, ...steps.flatMap(({ walked }) => walked)];
