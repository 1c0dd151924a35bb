import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printBench } from './bench.ts';
import { type ChartCoverage, coverageOf, coveredEdges } from './coverage.ts';
import { drawSvg } from './draw.ts';
import { exploreLoaded } from './explore.ts';
import { exportPaths } from './export-paths.ts';
import { HELP } from './help.ts';
import { chartNames, loadChart, loadTested } from './load.ts';
import { toMermaid } from './mermaid.ts';
import { mutantsOf, retargetedOf } from './mutants.ts';
import { mutate, percentNoticed } from './mutate.ts';
import { type Options, readOptions } from './options.ts';
import { describePath } from './describe-path.ts';
import { findingLine } from './report.ts';
import type { Path } from './path-plan.ts';
import { replayPaths } from './replay-command.ts';
import { replayInPortal } from './replay-in-portal.ts';
import { runOf, withEarlierRuns } from './report-history.ts';
import { toHtml } from './report-html.ts';
import { toJson, toMarkdown } from './report-text.ts';
import { checkRules } from './rules-command.ts';
import { selectPaths } from './select-paths.ts';
import { splitPaths } from './split.ts';

/** The time for a replay in the browser unless another is given. */
const LONGEST_REPLAY_S = 900;

/** Between two lines about progress in a log. */
const LOG_PAUSE_MS = 10_000;

/** Runs a command on charts; resolves to true if all is well with them. */
type Command = (names: readonly string[], options: Options) => Promise<boolean>;

const commands: Record<string, Command> = {
  explore: each(showExploration),
  cover: each(showPaths),
  replay: each(showReplay),
  rules: each(showRules),
  mutate: each(showMutation),
  mermaid: each(async (name) => print(toMermaid(await loadChart(name)))),
  svg: each(async (name) => print(await drawSvg(await loadChart(name)))),
  report: writeReport,
  bench: async () => {
    printBench();
    return true;
  },
};

function print(...lines: readonly string[]): true {
  process.stdout.write(`${lines.join('\n')}\n`);
  return true;
}

function each(run: (name: string, options: Options) => Promise<boolean>): Command {
  return async (names, options) => {
    let isWell = true;
    for (const name of names) isWell = (await run(name, options)) && isWell;
    return isWell;
  };
}

async function showExploration(name: string): Promise<boolean> {
  const chart = coverageOf(name, await loadTested(name));
  const { states, edges, configurations, milliseconds, findings } = chart;
  print(
    `${name}: ${states.reached} of ${states.all} states, ${coveredEdges(chart)} of ${edges.length} transitions, ` +
      `${configurations} configurations, ${milliseconds.explore} ms`,
    ...findings.map((finding) => `  ${findingLine(finding)}`),
    ...(findings.length === 0 ? [] : [`  Cases are in tests/models/${name}/${name}.model.ts.`]),
  );
  return findings.length === 0;
}

async function showPaths(name: string, options: Options): Promise<boolean> {
  const { machine, model } = await loadTested(name);
  const exploration = exploreLoaded(machine, model);
  const { paths, what, missing } = selectPaths(exploration, options);
  const costOf = (some: readonly Path[]) => some.reduce((total, { steps }) => total + steps.length + 1, 0);
  const shares = splitPaths(paths, options.split);
  const wanted = options.worker === undefined ? paths : (shares[options.worker - 1] ?? []);
  if (options.as !== undefined) process.stdout.write(exportPaths(exploration, wanted, options.as));
  else {
    print(`${name}: ${paths.length} paths, ${costOf(paths)} steps and starts, ${what}`);
    for (const [worker, share] of shares.entries()) {
      if (options.worker !== undefined && options.worker !== worker + 1) continue;
      if (options.split > 1) print(`  worker ${worker + 1}: ${costOf(share)} steps and starts`);
      for (const path of share) print(`  ${describePath(path)}`);
    }
  }
  for (const line of missing) process.stderr.write(`  ${line}\n`);
  return missing.length === 0;
}

async function showReplay(name: string, options: Options): Promise<boolean> {
  if (!options.browser) {
    const { lines, isWell } = await replayPaths(name, options);
    return print(...lines) && isWell;
  }
  const { path, seconds = LONGEST_REPLAY_S } = options;
  const { passed, failed, isCut } = await replayInPortal(name, { path, seconds });
  print(
    `${name}: ${passed} passed, ${failed} failed in the browser${isCut ? `; ended after ${seconds} s, before all were replayed` : ''}`,
  );
  return failed === 0 && !isCut;
}

async function showRules(name: string, options: Options): Promise<boolean> {
  const { lines, isWell } = await checkRules(name, options);
  return print(...lines) && isWell;
}

async function showMutation(name: string, { everywhere }: Options): Promise<boolean> {
  const tested = await loadTested(name);
  const mutants = everywhere ? retargetedOf(tested.machine, 'everywhere') : mutantsOf(tested.machine);
  const score = mutate(tested, { mutants, onProgress: progress(name) });
  const { killed, survivors, alike, refused } = score;
  const share = percentNoticed(score);
  print(
    `${name}: ${killed} of ${killed + survivors.length} mutants noticed (${share} %); ` +
      `${alike.length} do the same as the chart, ${refused.length} XState refuses to build`,
    ...survivors.map((survivor) => `  survives: ${survivor}`),
    ...(everywhere ? [] : alike.map((mutant) => `  does the same, by way of states left at once: ${mutant}`)),
  );
  return share >= 95;
}

/** Shows how far a long run is and how long it will still take: continuously on a terminal, now and then in a log. */
function progress(name: string): (done: number, all: number) => void {
  const begin = performance.now();
  let told = begin;
  return (done, all) => {
    const now = performance.now();
    const left = Math.ceil((((now - begin) / done) * (all - done)) / 1000);
    if (!process.stderr.isTTY) {
      if (now - told < LOG_PAUSE_MS) return;
      told = now;
      process.stderr.write(`${name}: ${done} of ${all}, ${left} s left\n`);
      return;
    }
    process.stderr.write(done === all ? '\r\u001b[K' : `\r\u001b[K${name}: ${done} of ${all}, ${left} s left`);
  };
}

async function writeReport(names: readonly string[], { out }: Options): Promise<boolean> {
  const charts: ChartCoverage[] = [];
  for (const name of names) charts.push(coverageOf(name, await loadTested(name)));
  const now = new Date();
  const json = join(out, 'report.json');
  const history = withEarlierRuns(
    json,
    charts.map((chart) => runOf(chart, now)),
  );
  mkdirSync(out, { recursive: true });
  writeFileSync(json, toJson(charts, history));
  writeFileSync(join(out, 'report.md'), toMarkdown(charts));
  writeFileSync(join(out, 'report.html'), await toHtml(charts, history, now));
  print(toMarkdown(charts), `Written: ${['html', 'md', 'json'].map((kind) => join(out, `report.${kind}`)).join(', ')}`);
  return charts.every(({ findings }) => findings.length === 0);
}

async function main(): Promise<number> {
  const charts = chartNames();
  const reading = readOptions(process.argv.slice(2), Object.keys(commands), charts);
  if ('help' in reading) {
    print(HELP);
    return reading.help ? 0 : 2;
  }
  if ('problem' in reading) {
    process.stderr.write(`${reading.problem}\nnpm run paths -- --help shows examples.\n`);
    return 2;
  }
  const { command, charts: chosen, options } = reading;
  const isWell = await commands[command]?.(chosen, options);
  return isWell ? 0 : 1;
}

// A reader of the first lines only (such as head) closes the pipe: that is no failure.
process.stdout.on('error', () => process.exit());
process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
