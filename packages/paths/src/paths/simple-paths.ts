import { groupBy } from '../chart/group-by.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Arc } from '../explore/graph.ts';
import type { Path } from './path-plan.ts';

export type Bounds = {
  /** The most steps of a path. */
  longest: number;
  /** The most paths: their number explodes. */
  most: number;
  /** Only paths that end by entering this state; by default, those that cannot go on without coming back. */
  to?: string;
};

/** Every path within the bounds that visits no configuration twice, shorter choices first; `isCut` if there are more. */
export function simplePaths({ arcs, starts }: Exploration, bounds: Bounds): { paths: Path[]; isCut: boolean } {
  const leaving = groupBy(arcs, ({ from }) => from);
  const paths: Path[] = [];
  let isCut = false;

  for (const start of starts) {
    const seen = new Set([start.to]);
    const steps: Arc[] = [];
    const goOn = (at: number): void => {
      if (isCut) return;
      const ways = (leaving.get(at) ?? []).filter(({ to }) => !seen.has(to));
      const arrives = bounds.to === undefined ? false : (steps.at(-1) ?? start).entered.includes(bounds.to);
      const isEnd = bounds.to === undefined ? ways.length === 0 || steps.length === bounds.longest : arrives;
      if (isEnd && paths.length === bounds.most) isCut = true;
      else if (isEnd) paths.push({ start, steps: [...steps] });
      if (isEnd || steps.length === bounds.longest) return;
      for (const arc of ways) {
        seen.add(arc.to);
        steps.push(arc);
        goOn(arc.to);
        steps.pop();
        seen.delete(arc.to);
      }
    };
    goOn(start.to);
  }
  return { paths, isCut };
}
