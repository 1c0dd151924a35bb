import { describePath } from './describe-path.ts';
import { stimulusKey } from './stimuli.ts';
import type { WrittenPath } from './written-path.ts';

export type FailedPath = {
  /** The path up to the step that failed. */
  path: WrittenPath;
  /** The shortest that still fails. */
  shortest: Parameters<typeof describePath>[0];
  /** What went wrong, to follow a comma. */
  why: string;
  /** Where the chart is drawn with the step that failed in red. */
  drawing: string;
  screenshot?: string | undefined;
  /** The command that replays just this path. */
  again?: string | undefined;
};

/** A failed path for whoever must find out why: what fails, its pictures, how to see it again, and every step of it. */
export function tellFailure({ path, shortest, why, drawing, screenshot, again }: FailedPath): string {
  const last = path.steps.length;
  const steps = [{ name: 'start', states: path.states }, ...path.steps.map(named)];
  return [
    `Replay failed at ${describePath(shortest)}, ${why}. In red: ${drawing}`,
    ...(screenshot === undefined ? [] : [`Screenshot: ${screenshot}`]),
    ...(again === undefined ? [] : [`Again: ${again}`]),
    ...steps.map(
      ({ name, states }, at) => `  ${at === last ? '✗' : '✓'} ${at}. ${name} → ${states.map(brief).join(' + ')}`,
    ),
  ].join('\n');
}

const named = ({ stimulus, states }: WrittenPath['steps'][number]) => ({ name: stimulusKey(stimulus), states });

/** A state by the last two words of its id. */
const brief = (id: string) => id.split('.').slice(-2).join('.');
