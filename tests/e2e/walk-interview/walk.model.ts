import { interviewMachine } from '../../../machines/interview/interview.machine.ts';
import type {
  Failure,
  Interview,
  InterviewContext,
  InterviewStep,
  Standing,
} from '../../../machines/interview/interview.types.ts';
import { type Arc, type Case, type Exploration, type ModelFor, type Outcome, cover, explore } from 'xstate-paths';
import { half, input, interview, standing } from '../../models/interview/interview.steps.ts';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'interview.held error waitForExpiry 0': 'A clock asks nobody, so it cannot be refused.',
};

/** The steps that a page has a button for. */
function waysFrom(leaf: string, { isMoving }: InterviewContext): readonly InterviewStep[] {
  switch (leaf) {
    case 'interview.choosing.when':
      return isMoving ? ['booked'] : [];
    case 'interview.choosing.slot':
      return isMoving ? ['when', 'booked'] : ['when'];
    case 'interview.held.cv':
      return ['slot'];
    default:
      return ['when', 'cv'];
  }
}

/** True for steps that the chart allows but the page does not. */
function avoided({ nodes }: Exploration): (arc: Arc) => boolean {
  return ({ walked, from, stimulus }) => {
    if (walked.some((id) => id in unwalkable)) return true;
    const { leaves: [leaf = ''] = [], moment } = nodes[from] ?? {};
    const context: InterviewContext = moment?.snapshot.context;
    if (stimulus.kind === 'actor') return stimulus.src === 'waitForExpiry' && !/\.held\.(cv|check)$/.test(leaf);
    if (stimulus.kind !== 'event') return false;
    const { event } = stimulus;
    // Logging in leads back to the address, which is the step that was shown and not the one that was once asked for.
    if (event.type === 'session.restored') return context.interview === null && context.half !== null;
    return event.type === 'step.open' && !waysFrom(leaf, context).includes(event['step'] as InterviewStep);
  };
}

type At = { context: InterviewContext };
type Outcomes<Output> = readonly Case<At, Outcome<Output>>[];
type IsSo = (context: InterviewContext) => boolean;

const CV = 'cv';

const when =
  <Output>(isSo: IsSo, outcome: Outcome<Output>) =>
  ({ context }: At) =>
    isSo(context) ? outcome : null;
const refusedIf = (isSo: IsSo, code: Failure['code']) => when<never>(isSo, { error: { code } });

const always: IsSo = () => true;
/** Nothing has been held, dropped or lost yet: whatever is found now was done on another device. */
const isFresh: IsSo = (context) => context.interview === null && !isSecond(context);
/** A second try in one visit, after the first slot was lost or given back. */
const isSecond: IsSo = ({ interview: of, wanted, half: chosen }) => of === null && wanted === null && chosen !== null;
/** A student who has chosen a CV loses the session, another the interview: a reading afterwards can only find what goes with it. */
const hasCv: IsSo = ({ cv }) => cv !== null;
const hasNone: IsSo = ({ cv }) => cv === null;

const isSame: IsSo = (context) => context.interview !== null && hasCv(context);
const isGone: IsSo = (context) => context.interview !== null && hasNone(context);

const readings: Outcomes<Standing> = [
  when((context) => isFresh(context) || isGone(context), { output: standing() }),
  when((context) => isFresh(context) || isGone(context), { output: standing(null, 0) }),
  when(isFresh, { output: standing(interview()) }),
  when((context) => isFresh(context) || isSecond(context), { output: standing(interview('booked')) }),
  when((context) => isFresh(context) || isGone(context) || isSecond(context), {
    output: standing(interview('attended')),
  }),
  ({ context }) => (isSame(context) ? { output: standing(context.interview) } : null),
  refusedIf(isFresh, 'signedOut'),
  refusedIf(isFresh, 'away'),
];

const choosing = (output: Interview, isOutdated: IsSo, isSignedOut: IsSo): Outcomes<Interview> => [
  { output },
  refusedIf(always, 'slotGone'),
  refusedIf(always, 'clash'),
  refusedIf(always, 'away'),
  refusedIf(isOutdated, 'outdated'),
  refusedIf(isSignedOut, 'signedOut'),
];

/**
 * The real course of an interview in a browser: narrower than the model of the chart's own tests, because here every answer has to be one
 * that the server gives in that situation.
 */
const walkModel = {
  inputs: [
    input({ wanted: 'when' }),
    input({ wanted: 'slot', chosen: { half, cv: null } }),
    input({ wanted: 'check', chosen: { half, cv: CV } }),
  ],
  events: {
    'half.choose': [{ half }],
    'slot.choose': [{ slot: 'slot' }],
    'cv.choose': [{ cv: CV }, { cv: null }],
    'step.open': (['when', 'slot', 'cv', 'booked'] as const).map((step) => ({ step })),
  },
  actors: {
    readStanding: readings,
    holdInterview: choosing(interview(), isSecond, isFresh),
    moveInterview: choosing(interview('booked', { slot: 'other' }), hasNone, hasCv),
    confirmInterview: [
      { output: interview('booked') },
      refusedIf(hasCv, 'cvGone'),
      refusedIf(always, 'holdOver'),
      refusedIf(hasNone, 'outdated'),
      refusedIf(hasCv, 'signedOut'),
      refusedIf(always, 'away'),
    ],
    cancelInterview: [
      { output: undefined },
      refusedIf(({ interview: of }) => of?.state === 'held', 'holdOver'),
      refusedIf(hasNone, 'outdated'),
      refusedIf(hasCv, 'signedOut'),
      refusedIf(always, 'away'),
    ],
    waitForExpiry: [{ output: undefined }],
  },
  watches: ['watchSession'],
  project: ({ interview: of, ...context }) => ({ ...context, interview: of && [of.state, of.can_change] }),
} satisfies ModelFor<typeof interviewMachine>;

/** Configurations beyond this only repeat one another. */
const limit = 1500;
/** Steps after which a path may end. */
const length = 16;

/** The paths through the booking of an interview. */
export function walkOfInterview(): Walk {
  const exploration = explore(interviewMachine, { ...walkModel, limit });
  const avoid = avoided(exploration);
  const { paths } = cover(exploration, { avoid });
  return { exploration, paths: inPieces(exploration, paths, { avoid, length }), before: 0 };
}
