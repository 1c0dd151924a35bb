import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Exploration, type Path, replay, type Stage } from 'xstate-paths';
import { overflowsOf } from '../../support/ruler.ts';
import { isFull } from '../../support/size.ts';
import { fullestOf, type Walk } from './walk.ts';

/** A path named after the last transition that it exists for, without the chart's own name. */
function nameOf({ start, steps }: Path): string {
  const [, ...rest] = ((steps.at(-1) ?? start).walked.at(-1) ?? '').split('.');
  return rest.join('.');
}

/** The page that is walked: one of its own, or the one that somebody looked at last, if anybody has. */
type Visit = { page: Page | (() => Page | undefined) };

/** The same stage; the page of each state must fit phones, too, when the walk first comes there. */
function fittingPhones<Visited extends Visit>(stage: Stage<Visited>): Stage<Visited> {
  const measured = new Set<string>();
  return {
    ...stage,
    expectState: async (visit, leaves, taken) => {
      await stage.expectState(visit, leaves, taken);
      const page = typeof visit.page === 'function' ? visit.page() : visit.page;
      const state = leaves.join(' ');
      if (page === undefined || measured.has(state)) return;
      expect(await overflowsOf(page), state).toEqual([]);
      measured.add(state);
    },
  };
}

/** One test for each path of a walk, or for the one that takes most of it, so that a failure names its path, and `npm run paths -- replay` finds it by its number. */
export function replayInBrowser<Visited extends Visit>(
  name: string,
  { exploration, paths, before }: Walk,
  harnessFor: (exploration: Exploration) => Stage<Visited>,
): void {
  const harness = fittingPhones(harnessFor(exploration));
  const chart = exploration.machine.id;
  const fullest = fullestOf(paths);
  const numbered = paths
    .map((path, at) => ({ path, number: before + at + 1 }))
    .filter(({ path }) => isFull || path === fullest);
  describe(name, () => {
    it.for(numbered.map((each) => ({ ...each, title: `${each.number}: to ${nameOf(each.path)}` })))(
      '$title',
      async ({ path, number }) => {
        const again = `npm run paths -- replay ${chart} --browser --walk ${number}`;
        await replay(exploration, [path], harness, { name: `${chart}-walk-${number}`, again });
      },
    );
  });
}
