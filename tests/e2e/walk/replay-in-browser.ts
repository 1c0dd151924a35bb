import { describe, inject, it } from 'vitest';
import type { Path } from '../../paths/path-plan.ts';
import { replay } from '../../paths/replay.ts';
import { useStage } from '../../support/use-stage.ts';
import { theatreFor } from './theatre.ts';
import type { Walk } from './walks.ts';
import { useWindows } from './window.ts';

/** A path by the last transition that it is there for. */
const nameOf = ({ start, steps }: Path) => (steps.at(-1) ?? start).walked.at(-1)?.replace('checkout.', '') ?? 'start';

/** One test for each path of a walk, so that a failure tells which. */
export function replayInBrowser(name: string, { exploration, paths }: Walk): void {
  const portal = inject('portal');
  const theatre = theatreFor(exploration, { portal, stage: useStage(), openWindow: useWindows(portal.urls[0]) });
  describe(name, () => {
    it.for(paths.map((path, at) => ({ path, title: `${at + 1}: to ${nameOf(path)}` })))('$title', async ({ path }) => {
      await replay(exploration, [path], theatre);
    });
  });
}
