import type { InterviewContext, InterviewStep } from '../../../machines/interview/interview.types.ts';
import type { Arc, Exploration } from 'xstate-paths';

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
export function avoided({ nodes }: Exploration): (arc: Arc) => boolean {
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
