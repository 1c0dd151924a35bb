import { describe, it } from 'vitest';
import type { Exploration } from '../../paths/explore.ts';
import type { Path } from '../../paths/path-plan.ts';
import { replay, type Stage } from '../../paths/replay.ts';
import type { Walk } from './walk.ts';

/** A path by the last transition that it is there for, without the chart's own name. */
function nameOf({ start, steps }: Path): string {
  const [, ...rest] = ((steps.at(-1) ?? start).walked.at(-1) ?? '').split('.');
  return rest.join('.');
}

/** One test for each path of a walk, so that a failure tells which. `theatreFor` says where the paths of an exploration are walked. */
export function replayInBrowser<Visit>(
  name: string,
  { exploration, paths }: Walk,
  theatreFor: (exploration: Exploration) => Stage<Visit>,
): void {
  const theatre = theatreFor(exploration);
  describe(name, () => {
    it.for(paths.map((path, at) => ({ path, title: `${at + 1}: to ${nameOf(path)}` })))('$title', async ({ path }) => {
      await replay(exploration, [path], theatre);
    });
  });
}
