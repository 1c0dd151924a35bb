import { countIn, finderParts } from '../../../machines/career-finder/answers.ts';
import type { FinderContext, FinderStep } from '../../../machines/career-finder/career-finder.types.ts';
import type { Arc, Exploration } from 'xstate-paths';

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {
  'career-finder.sending.waiting error awaitNetwork 0': 'Waiting for the network asks nobody, so it cannot be refused.',
};

/** True for answers of one part at most: what is sent again after a loss is then one request. */
export const isLight = ({ answers }: FinderContext): boolean =>
  finderParts.filter((part) => countIn(answers, part) > 0).length <= 1;

/** The steps that a page has a button for. */
function waysFrom(leaf: string): readonly FinderStep[] {
  const part = leaf.split('.').at(-1);
  if (part === 'overview') return finderParts;
  return part === 'personality' ? ['questions', 'overview'] : ['overview'];
}

/** True for steps that the chart allows but the page does not, or that nobody can be quick enough for. */
export function avoided({ nodes }: Exploration): (arc: Arc) => boolean {
  return ({ walked, from, stimulus }) => {
    if (walked.some((id) => id in unwalkable)) return true;
    if (stimulus.kind !== 'event') return false;
    const { leaves = [], moment } = nodes[from] ?? {};
    const context: FinderContext = moment?.snapshot.context;
    const { wanted } = context;
    const [shown = '', sending = ''] = leaves;
    const { event } = stimulus;
    if (sending.endsWith('.sending')) return true;
    const isWaiting = sending.endsWith('.waiting');
    switch (event.type) {
      case 'step.open':
        return !waysFrom(shown).includes(event['step'] as FinderStep) || event['step'] === wanted;
      case 'question.answer':
      case 'picks.change':
        return isWaiting;
      // Only at the overview does the path stay without a network, so that the button is sure to be there.
      case 'sending.retry':
        return wanted !== 'overview' || !shown.endsWith('.overview');
      // Everything would be sent again, part by part.
      case 'finder.keepMine':
        return shown.endsWith('.gone') && !isLight(context);
      default:
        return isWaiting && event.type !== 'finder.continue';
    }
  };
}
