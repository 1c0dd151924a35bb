import { parseArgs } from 'node:util';
import { printBench } from './bench.ts';
import { type Criterion, cover } from './cover.ts';
import { type Exploration, exploreLoaded } from './explore.ts';
import { chartNames, loadChart, loadTested } from './load.ts';
import { mutate } from './mutate.ts';
import { toMermaid } from './mermaid.ts';
import { nearestName } from './nearest-name.ts';
import { describePath } from './replay.ts';
import { complaints } from './report.ts';
import { brokenJourneys, unpinnedEdges } from './suite.ts';

const CRITERIA = ['states', 'transitions', 'guards', 'cases'] as const satisfies readonly Criterion[];

const HELP = `Path coverage from the statecharts in machines/.

  npm run paths -- explore checkout                 what is unreachable, a dead end, never walked; which transitions no journey pins
  npm run paths -- explore all                      the same for every chart that has a model
  npm run paths -- cover checkout                   the fewest paths that take every transition, step by step
  npm run paths -- cover checkout --by guards,cases the same for guard outcomes and fixtures (${CRITERIA.join(', ')})
  npm run paths -- mutate checkout                  which mistakes in the chart its tests would not notice
  npm run paths -- mermaid checkout                 the chart as Mermaid text
  npm run paths -- bench                            steps and starts beside those of xstate/graph

A chart's fixtures and journeys are in tests/models/<chart>/<chart>.model.ts: see tests/paths/README.md.
Ends with 0 where nothing is amiss, 1 where something is, 2 where the command cannot be understood.
`;

const commands: Record<string, (name: string, by: readonly Criterion[]) => Promise<boolean>> = {
  explore: showExploration,
  cover: showCover,
  mutate: showMutation,
  mermaid: showMermaid,
};

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function explored(name: string): Promise<Exploration> {
  const { machine, model } = await loadTested(name);
  return exploreLoaded(machine, model);
}

async function showExploration(name: string): Promise<boolean> {
  const tested = await loadTested(name);
  const started = performance.now();
  const exploration = await explored(name);
  const ms = Math.round(performance.now() - started);
  const { leaves, edges, unreachable, unwalked } = exploration.report;
  print(
    `${name}: ${leaves.length - unreachable.length} of ${leaves.length} states, ${edges.length - unwalked.length} of ${edges.length} transitions, ` +
      `${exploration.nodes.length} configurations, ${ms} ms`,
  );
  const findings = [...complaints(exploration.report), ...brokenJourneys(tested)];
  const unpinned = unpinnedEdges(tested, edges).map((id) => `pinned by no journey: ${id}`);
  for (const line of [...findings, ...unpinned]) print(`  ${line}`);
  return findings.length === 0;
}

async function showCover(name: string, by: readonly Criterion[]): Promise<boolean> {
  const { paths, cost, uncovered } = cover(await explored(name), { criteria: by });
  print(`${name}: ${paths.length} paths, ${cost} steps and starts for all ${by.join(' and ')}`);
  for (const path of paths) print(`  ${describePath(path)}`);
  for (const item of uncovered) print(`  not covered: ${item}`);
  return uncovered.length === 0;
}

async function showMutation(name: string): Promise<boolean> {
  const { killed, survivors, refused } = mutate(await loadTested(name));
  const total = killed + survivors.length;
  const share = total === 0 ? 100 : Math.floor((killed / total) * 1000) / 10;
  print(`${name}: ${killed} of ${total} mutants noticed (${share} %), ${refused.length} that XState refuses to build`);
  for (const survivor of survivors) print(`  survives: ${survivor}`);
  return share >= 95;
}

async function showMermaid(name: string): Promise<boolean> {
  print(toMermaid(await loadChart(name)));
  return true;
}

function misunderstood(what: string, given: string, known: readonly string[]): number {
  const near = nearestName(given, known);
  const hint = near === null ? `known: ${known.join(', ')}` : `did you mean ${near}?`;
  process.stderr.write(`There is no ${what} '${given}'; ${hint}\nnpm run paths -- --help shows examples.\n`);
  return 2;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, by: { type: 'string', default: 'transitions' } },
  });
  const [command, chart = 'all'] = positionals;
  if (values.help || command === undefined) {
    print(HELP);
    return values.help ? 0 : 2;
  }
  if (command === 'bench') {
    printBench();
    return 0;
  }
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (run === undefined) return misunderstood('command', command, [...Object.keys(commands), 'bench']);
  const names = chartNames();
  if (chart !== 'all' && !names.includes(chart)) return misunderstood('chart', chart, [...names, 'all']);
  const by = values.by.split(',');
  const unknown = by.find((criterion) => !CRITERIA.some((known) => known === criterion));
  if (unknown !== undefined) return misunderstood('criterion', unknown, CRITERIA);
  let isWell = true;
  for (const name of chart === 'all' ? names : [chart]) isWell = (await run(name, by as Criterion[])) && isWell;
  return isWell ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
