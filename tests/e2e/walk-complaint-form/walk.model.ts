import {
  complaintFormMachine,
  type ComplaintProblem,
} from '../../../machines/complaint-form/complaint-form.machine.ts';
import { cover, explore, type ModelFor } from 'xstate-paths';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';

const refused = (code: ComplaintProblem['code']): { error: ComplaintProblem } => ({
  error: { code, fields: {}, waitSeconds: 0 },
});

/** The course of a complaint in a browser: narrower than the model of the chart's own tests, with one refusal for each way it leads. */
const walkModel = {
  events: { 'complaint.send': [{ isAnonymous: true }, { isAnonymous: false }] },
  actors: {
    proveWork: [{ output: { proof: 'work' } }, refused('away')],
    sendAnonymously: [{ output: { code: 'code' } }, refused('turnTaken'), refused('workRefused'), refused('away')],
    awaitTurn: [{ output: undefined }],
    sendWithName: [{ output: undefined }, refused('away')],
  },
} satisfies ModelFor<typeof complaintFormMachine>;

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'complaint-form.awaitingTurn error awaitTurn 0': 'Waiting asks nobody, so it cannot be refused.',
};

/** Steps after which a path may end. */
const length = 16;

/** The paths through the form of a complaint. */
export function walkOfComplaint(): Walk {
  const exploration = explore(complaintFormMachine, walkModel);
  const avoid = ({ walked }: { walked: readonly string[] }) => walked.some((id) => id in unwalkable);
  const { paths } = cover(exploration, { avoid });
  return { exploration, paths: inPieces(exploration, paths, { avoid, length }), before: 0 };
}
