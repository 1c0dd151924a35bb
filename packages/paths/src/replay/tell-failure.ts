import { describePath } from '../paths/describe-path.ts';
import { stimulusKey } from '../chart/stimuli.ts';
import type { WrittenPath } from '../paths/written-path.ts';

export type FailedPath = {
  /** The path up to the step that failed. */
  path: WrittenPath;
  /** The shortest that still fails. */
  shortest: Parameters<typeof describePath>[0];
  /** The error, to follow a comma. */
  why: string;
  /** The path of the drawing with the failed step in red. */
  drawing: string;
  screenshot?: string | undefined;
  /** The command that replays just this path. */
  again?: string | undefined;
};

/** A report on a failed path for the person who must find the cause: the error, its pictures, the command to repeat it, and every step. */
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
