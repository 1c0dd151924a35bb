import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { cover } from '../../paths/cover.ts';
import { explore } from '../../paths/explore.ts';
import type { Arc } from '../../paths/graph.ts';
import { splitPaths } from '../../paths/split.ts';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';
import { avoided } from './avoided.ts';
import { walkModel } from './walk.model.ts';

/** Beyond so many configurations, the optional steps only say the same again. */
const limit = 2000;
/** Steps after which a path ends where it can. */
const length = 16;

/** On another host the payment provider is never visited, whatever else the chart allows: there is nothing more to walk there. */
const endsPath = ({ walked }: Arc) => walked.some((id) => id.includes('.insecureHost '));

/** The paths through the registration, dealt to as many test files. */
export function walksOfRegistration(): [Walk, Walk, Walk] {
  const exploration = explore(registrationMachine, { ...walkModel, limit });
  const avoid = avoided(exploration);
  const { paths } = cover(exploration, { avoid });
  const pieces = inPieces(exploration, paths, { avoid, length, endsPath });
  const [one = [], other = [], third = []] = splitPaths(pieces, 3);
  return [
    { exploration, paths: one, before: 0 },
    { exploration, paths: other, before: one.length },
    { exploration, paths: third, before: one.length + other.length },
  ];
}
