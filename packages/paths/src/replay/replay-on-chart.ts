import type { AnyStateMachine } from 'xstate';
import { activeLeaves } from '../chart/configuration.ts';
import { ending } from '../chart/endless.ts';
import { describePath } from '../paths/describe-path.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Path } from '../paths/path-plan.ts';
import type { Walker } from '../chart/step.ts';
import { take } from '../chart/stimuli.ts';
import { walkerOf } from '../chart/walker.ts';
import { type WrittenPath, writtenPath } from '../paths/written-path.ts';

/** A path that leads elsewhere than written: `done` counts its steps, including the failed one. */
export type ChartFailure = {
  path: WrittenPath;
  done: number;
  stands: readonly string[];
  /** Ids of the transitions that the failed step took, or should have taken if it took none. */
  walked: readonly string[];
};

type Written = { states: readonly string[]; walked?: readonly string[] };

/** Walks a written path on a chart, without running any effect; null if it leads where it is written. */
export const failureOnChart = (chart: Walker, path: WrittenPath): ChartFailure | null =>
  ending(() => walkAgain(chart, path), chart.patience);

function walkAgain(chart: Walker, path: WrittenPath): ChartFailure | null {
  let { moment, walked } = chart.begin(path.input ?? undefined);
  const failure = (done: number, { states, ...step }: Written): ChartFailure | null => {
    const stands = activeLeaves(moment);
    if (sameStates(stands, states)) return null;
    return { path, done, stands, walked: walked.length > 0 ? walked : (step.walked ?? []) };
  };
  const atStart = failure(0, path);
  if (atStart !== null) return atStart;
  for (const [at, step] of path.steps.entries()) {
    ({ moment, walked } = take(chart, moment, step.stimulus));
    const failed = failure(at + 1, step);
    if (failed !== null) return failed;
  }
  return null;
}

/** The shortest part of a failed path that fails in the same way: without its detours, if it still does. */
export function shrinkOnChart(chart: Walker, { path, done }: ChartFailure): WrittenPath {
  const upToFailure = { ...path, steps: path.steps.slice(0, done) };
  const direct = withoutDetours(upToFailure);
  return failureOnChart(chart, direct)?.done === direct.steps.length ? direct : upToFailure;
}

/** Leaves out every part that comes back to the states that it left. */
function withoutDetours({ input, states, steps }: WrittenPath): WrittenPath {
  const last = steps.at(-1);
  const way: WrittenPath['steps'][number][] = [];
  for (const step of steps.slice(0, -1)) {
    way.push(step);
    const visited = [states, ...way.map((each) => each.states)];
    way.length = visited.findIndex((before) => sameStates(before, step.states));
  }
  return { input, states, steps: last === undefined ? way : [...way, last] };
}

const sameStates = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Walks explored paths on `machine`, without running any effect, and reports each that ends elsewhere than explored; one line each. */
export function replayOnChart(machine: AnyStateMachine, exploration: Exploration, paths: readonly Path[]): string[] {
  const chart = walkerOf(machine, exploration.model);
  return paths.flatMap((path) => {
    const failure = failureOnChart(chart, writtenPath(exploration, path));
    return failure === null ? [] : [`${describePath(failure.path, failure.done)}: ${describeDrift(failure)}`];
  });
}

/** The expected and the actual states of a failed path. */
export function describeDrift({ path, done, stands }: ChartFailure): string {
  const { states } = path.steps[done - 1] ?? path;
  return `expected ${states.join(' + ')}, stands in ${stands.join(' + ')}`;
}
