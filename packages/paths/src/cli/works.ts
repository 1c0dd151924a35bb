import { drawSvg } from '../chart/draw.ts';
import { toMermaid } from '../chart/mermaid.ts';
import { coverageOf, coveredEdges } from '../explore/coverage.ts';
import { exploreLoaded } from '../explore/explore.ts';
import { fuzz, tellFuzz } from '../fuzz/fuzz.ts';
import { type Finding, findingLine } from '../explore/report.ts';
import { describePath } from '../paths/describe-path.ts';
import { exportPaths } from '../paths/export-paths.ts';
import type { Path } from '../paths/path-plan.ts';
import { selectPaths } from '../paths/select-paths.ts';
import { splitPaths } from '../paths/split.ts';
import { loadChart } from '../project/load.ts';
import { located } from '../project/locate.ts';
import { shortPath } from '../project/project.ts';
import { toAnnotations } from '../report/report-junit.ts';
import { type Given, noModel, testedOf } from './given.ts';
import { writeModel } from './init-command.ts';
import { withLeftBehind } from './left-behind.ts';
import { mutateChart } from './mutate-command.ts';
import type { MutationRow } from './mutation-table.ts';
import type { Options } from './options.ts';
import { unfilled } from './placeholders.ts';
import { print, printText, warn } from './print.ts';
import { replayPaths } from './replay-command.ts';
import { checkRules } from './rules-command.ts';

/** The time for a replay in the browser unless another is given. */
const LONGEST_REPLAY_S = 900;

/** A command's outcome for one chart, with its row of the table if one is asked for, and the remarks beside the result. */
export type Outcome = { isWell: boolean; row?: MutationRow | null; left?: readonly string[] };

/** A command's work on one chart. */
type Work = (chart: Given, options: Options) => Promise<boolean | Outcome>;

/** The commands' work on each chart, by their names. */
export const works = {
  explore: showExploration,
  cover: showPaths,
  replay: showReplay,
  rules: showRules,
  fuzz: showFuzz,
  mutate: mutateChart,
  mermaid: async (chart) => print(toMermaid((await loadChart(chart)).machine)),
  svg: async (chart) => print(await drawSvg((await loadChart(chart)).machine)),
  init: writeModel,
} as const satisfies Readonly<Record<string, Work>>;

export type WorkName = keyof typeof works;

/** Does what a command does with one chart. */
export async function workOn(name: WorkName, chart: Given, options: Options): Promise<Outcome> {
  const { outcome, left } = await withLeftBehind(chart.name, () => (works[name] as Work)(chart, options));
  const { isWell, ...rest } = typeof outcome === 'boolean' ? { isWell: outcome } : outcome;
  return { ...rest, isWell: isWell && left.length === 0, left };
}

async function showExploration(given: Given): Promise<boolean> {
  const { name } = given;
  const chart = located(coverageOf(name, await testedOf(given)), given.file);
  const pathOf = (file: string) => shortPath(given.project, file);
  const missing = noModel(given);
  const gaps = missing === null ? unfilled(given.modelFile, pathOf(given.modelFile)) : null;
  const remark = missing ?? gaps;
  const { states, edges, configurations, milliseconds, findings } = chart;
  print(
    `${name}: ${states.reached} of ${states.all} states, ${coveredEdges(chart)} of ${edges.length} transitions, ` +
      `${configurations} configurations, ${milliseconds.explore} ms`,
    ...findings.map((finding) => `  ${findingLine(finding)}${placeOf(finding, pathOf)}`),
    ...(findings.length === 0 || remark !== null
      ? []
      : [`  Cases are in ${shortPath(given.project, given.modelFile)}.`]),
    ...(remark === null ? [] : [`  ${remark}`]),
  );
  if (process.env['GITHUB_ACTIONS'] === 'true') print(...toAnnotations(chart, pathOf));
  return findings.length === 0 && gaps === null;
}

/** The source location of a finding's state or transition, in the form that terminals and editors link. */
const placeOf = ({ at }: Finding, pathOf: (file: string) => string): string =>
  at === undefined ? '' : ` (${pathOf(at.file)}:${at.line})`;

async function showPaths(given: Given, options: Options): Promise<boolean> {
  const { name } = given;
  const { machine, model } = await testedOf(given);
  const exploration = exploreLoaded(machine, model);
  const { paths, what, missing } = selectPaths(exploration, options);
  const costOf = (some: readonly Path[]) => some.reduce((total, { steps }) => total + steps.length + 1, 0);
  const shares = splitPaths(paths, options.split);
  const wanted = options.worker === undefined ? paths : (shares[options.worker - 1] ?? []);
  if (options.as !== undefined) printText(exportPaths(exploration, wanted, options.as));
  else {
    print(`${name}: ${paths.length} paths, ${costOf(paths)} steps and starts, ${what}`);
    for (const [worker, share] of shares.entries()) {
      if (options.worker !== undefined && options.worker !== worker + 1) continue;
      if (options.split > 1) print(`  worker ${worker + 1}: ${costOf(share)} steps and starts`);
      for (const path of share) print(`  ${describePath(path)}`);
    }
  }
  warn(...missing.map((line) => `  ${line}`));
  return missing.length === 0;
}

async function showReplay(given: Given, options: Options): Promise<boolean> {
  const { name } = given;
  if (!options.browser) {
    const { lines, isWell } = await replayPaths(given, await testedOf(given), options);
    return print(...lines) && isWell;
  }
  const { walk, seconds = LONGEST_REPLAY_S } = options;
  const { browser } = given.project.config;
  if (browser === undefined) throw new Error('No chart is walked in a browser here: paths.config.ts has no `browser`.');
  const { passed, failed, isCut } = await browser.replay(name, { path: walk, seconds });
  print(
    `${name}: ${passed} passed, ${failed} failed in the browser${isCut ? `; ended after ${seconds} s, before all were replayed` : ''}`,
  );
  return failed === 0 && !isCut;
}

async function showRules(given: Given, options: Options): Promise<boolean> {
  const { lines, isWell } = checkRules(given, await testedOf(given), options);
  return print(...lines) && isWell;
}

async function showFuzz(given: Given, { seed = 0, runs = 100, steps }: Options): Promise<boolean> {
  const { name, asked } = given;
  const failure = fuzz(await testedOf(given), { seed, runs, ...(steps !== undefined && { steps }) });
  if (failure === null) return print(`${name}: ${runs} random walks from seed ${seed}: nothing breaks`);
  print(
    `${name}: ${tellFuzz(failure).join('\n')}`,
    `Again: npx xstate-paths fuzz ${asked} --seed ${failure.seed} --runs 1${steps === undefined ? '' : ` --steps ${steps}`}`,
  );
  return false;
}
