import { drawFailure } from '../replay/draw-failure.ts';
import { exploreLoaded } from '../explore/explore.ts';
import type { Walker } from '../chart/step.ts';
import { walkerOf } from '../chart/walker.ts';
import type { Tested } from '../project/tested.ts';
import type { Given } from './given.ts';
import type { Options } from './options.ts';
import { type ChartFailure, describeDrift, failureOnChart, shrinkOnChart } from '../replay/replay-on-chart.ts';
import { selectPaths } from '../paths/select-paths.ts';
import { splitPaths } from '../paths/split.ts';
import { type FailedPath, tellFailure } from '../replay/tell-failure.ts';
import { readWrittenPaths, type WrittenPath, writtenPath } from '../paths/written-path.ts';

/**
 * Replays paths on a chart, without a browser, and reports each that leads elsewhere than it should.
 * @returns the text to print, and whether all went well
 * @throws if a requested path does not exist
 */
export async function replayPaths(
  { name, asked }: Pick<Given, 'name' | 'asked'>,
  tested: Tested,
  options: Options,
): Promise<{ lines: string[]; isWell: boolean }> {
  const paths = pathsToReplay(name, tested, options);
  const chart = walkerOf(tested.machine, tested.model);
  const begin = performance.now();
  const failures = [...paths].flatMap(([number, path]) => {
    const failure = failureOnChart(chart, path);
    return failure === null ? [] : [{ number, failure }];
  });
  const milliseconds = Math.round(performance.now() - begin);
  const steps = [...paths.values()].reduce((total, path) => total + path.steps.length, 0);
  const outcome = failures.length === 0 ? 'all lead where they should' : `${failures.length} lead elsewhere`;
  const lines = [`${name}: ${paths.size} paths, ${steps} steps on the chart in ${milliseconds} ms: ${outcome}`];
  for (const { number, failure } of failures) {
    const again = ['npx xstate-paths replay', asked, '--path', number, ...options.asked].join(' ');
    const drawing = await drawFailure(chart.machine, failure.walked, {
      folder: options.out,
      name: `${name}-${number}`,
    });
    lines.push(`path ${number}:`, tell(chart, failure, { again, drawing }));
  }
  return { lines, isWell: failures.length === 0 };
}

/** The paths by their numbers, which begin at 1. */
function pathsToReplay(name: string, { machine, model }: Tested, options: Options): Map<number, WrittenPath> {
  const all = new Map(written().map((path, at) => [at + 1, path]));
  if (options.path === undefined) return all;
  const one = all.get(options.path);
  if (one === undefined) throw new Error(`There is no path ${options.path}; ${name} has the paths 1 to ${all.size}.`);
  return new Map([[options.path, one]]);

  function written(): readonly WrittenPath[] {
    if (options.from !== undefined) return readWrittenPaths(options.from, machine.id);
    const exploration = exploreLoaded(machine, model);
    const { paths } = selectPaths(exploration, options);
    const wanted = options.worker === undefined ? paths : (splitPaths(paths, options.split)[options.worker - 1] ?? []);
    return wanted.map((path) => writtenPath(exploration, path));
  }
}

function tell(chart: Walker, failure: ChartFailure, found: Pick<FailedPath, 'again' | 'drawing'>): string {
  const { path, done } = failure;
  return tellFailure({
    path: { ...path, steps: path.steps.slice(0, done) },
    shortest: shrinkOnChart(chart, failure),
    why: describeDrift(failure),
    ...found,
  });
}
