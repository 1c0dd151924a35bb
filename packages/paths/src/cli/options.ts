import { parseArgs } from 'node:util';
import { formats, type Format } from '../paths/export-paths.ts';
import { untaken } from './options-taken.ts';
import { suggestionFor } from '../project/nearest-name.ts';
import type { Criterion } from '../paths/path-plan.ts';

export const criteria = [
  'states',
  'transitions',
  'pairs',
  'guards',
  'actors',
  'cases',
] as const satisfies readonly Criterion[];

/** The paths requested, and their output. */
export type Options = {
  /** The goals to cover; undefined if only other paths are requested. */
  by: readonly Criterion[] | undefined;
  /** States to find the shortest paths to. */
  to: readonly string[];
  random: number | undefined;
  simple: number | undefined;
  steps: number | undefined;
  seconds: number | undefined;
  coverage: number | undefined;
  most: number;
  split: number;
  /** The one worker, from 1, whose share of the split is wanted. */
  worker: number | undefined;
  as: Format | undefined;
  /** The folder for reports and drawings. */
  out: string;
  /** The file of the one chart's model, if it is neither beside the chart nor where the settings say. */
  model: string | undefined;
  /** The number of the one path to replay on the chart. */
  path: number | undefined;
  /** The number of the one path of the walk in the browser, which chooses paths of its own. */
  walk: number | undefined;
  browser: boolean;
  /** A file of written paths to replay in place of explored ones. */
  from: string | undefined;
  /** A traffic log to check the rules on in place of the explored paths. */
  log: string | undefined;
  /** True if nothing follows the log: promises that it leaves open are broken. */
  ended: boolean;
  /** True if each transition is led to every other state, instead of being changed in plausible ways. */
  everywhere: boolean;
  /** True if mistakes are made in tags, meta, inputs, actions and delays instead. */
  details: boolean;
  /** The page into which the scores of all charts are written as a table. */
  table: string | undefined;
  /** The seed of the first random walk, and the number of walks. */
  seed: number | undefined;
  runs: number | undefined;
  /** The arguments that chose the paths, for repeating the command. */
  asked: readonly string[];
};

/** The command line: a command, charts, options; or the reason why it cannot be understood, or a plain call for help. */
export type Reading =
  | { command: string; charts: readonly string[]; options: Options }
  | { problem: string }
  | { help: boolean };

const MOST_PATHS = 1000;
/** Options that do not choose paths. */
const NOT_ASKED = new Set(['path', 'walk', 'all', 'out', 'browser', 'model']);

const TYPED = {
  help: { type: 'boolean', short: 'h' },
  by: { type: 'string' },
  to: { type: 'string' },
  random: { type: 'string' },
  simple: { type: 'string' },
  steps: { type: 'string' },
  seconds: { type: 'string' },
  coverage: { type: 'string' },
  most: { type: 'string', default: String(MOST_PATHS) },
  split: { type: 'string', default: '1' },
  worker: { type: 'string' },
  as: { type: 'string' },
  out: { type: 'string' },
  model: { type: 'string' },
  path: { type: 'string' },
  walk: { type: 'string' },
  all: { type: 'boolean' },
  browser: { type: 'boolean', default: false },
  from: { type: 'string' },
  log: { type: 'string' },
  ended: { type: 'boolean', default: false },
  everywhere: { type: 'boolean', default: false },
  details: { type: 'boolean', default: false },
  table: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string' },
} as const;

const COUNTS = [
  'random',
  'simple',
  'steps',
  'seconds',
  'coverage',
  'most',
  'split',
  'worker',
  'path',
  'walk',
  'seed',
  'runs',
] as const;

/** Stands for every chart of the project on the command line. */
export const ALL = 'all';

/** True for an argument that is a chart's file, with or without the name of an export, and not its name. */
export const isFile = (chart: string): boolean => /[/\\]|\.[cm]?[jt]sx?(#|$)/.test(chart);

/** Reads the command line, suggesting the nearest name for an unknown one; `out` is the folder for reports unless another is given. */
export function readOptions(
  args: readonly string[],
  commands: readonly string[],
  known: readonly string[],
  out = 'test-results/paths',
): Reading {
  const { tokens: all } = parseArgs({ args: [...args], options: TYPED, strict: false, tokens: true });
  const typed = all.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const strange = unknown('option', typed, Object.keys(TYPED), '--');
  if (strange !== undefined) return { problem: strange };
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: TYPED,
  });
  const [command, ...charts] = positionals;
  if (values.help || command === undefined) return { help: values.help ?? false };
  const { by: criteriaTyped, as, to, random, simple, split, worker } = values;
  const isOneChart = charts.length === 1 && charts[0] !== ALL;
  const number = (name: (typeof COUNTS)[number]) => (values[name] === undefined ? undefined : Number(values[name]));
  const odd = COUNTS.find((name) => values[name] !== undefined && !(Number(values[name]) >= 0));
  const problem =
    unknown('command', [command], commands) ??
    untaken(command, typed) ??
    unknown(
      'chart',
      charts.filter((chart) => !isFile(chart) && !known.some((name) => chart.startsWith(`${name}.`))),
      [...known, ALL],
    ) ??
    unknown('criterion', criteriaTyped?.split(',') ?? [], criteria) ??
    unknown('format', as === undefined ? [] : [as], formats) ??
    (values.path !== undefined && values.browser
      ? '--path counts the paths on the chart; the walk in the browser has its own: ask for --walk'
      : undefined) ??
    (values.walk !== undefined && !values.browser
      ? '--walk is one path of the walk in the browser: add --browser'
      : undefined) ??
    (values.path !== undefined && (!isOneChart || values.all)
      ? '--path is one path of one chart: name the chart'
      : undefined) ??
    (values.model !== undefined && !isOneChart ? '--model is the model of one chart: name the chart' : undefined) ??
    (odd === undefined ? undefined : `--${odd} takes a number; found '${values[odd]}'`) ??
    (worker !== undefined && !(Number(worker) >= 1 && Number(worker) <= Number(split))
      ? `--worker is one of the workers of --split, from 1 to ${split}; found '${worker}'`
      : undefined);
  if (problem !== undefined) return { problem };
  const others = [to, random, simple].some((value) => value !== undefined);
  const asked = tokens.flatMap((token) =>
    token.kind === 'option' && !NOT_ASKED.has(token.name) ? [token.rawName, token.value ?? ''] : [],
  );
  const { browser, model, from, log, ended, everywhere, details, table } = values;
  const options: Options = {
    by:
      criteriaTyped === undefined ? (others ? undefined : ['transitions']) : (criteriaTyped.split(',') as Criterion[]),
    to: to?.split(',') ?? [],
    random: number('random'),
    simple: number('simple'),
    steps: number('steps'),
    seconds: number('seconds'),
    coverage: number('coverage'),
    most: number('most') ?? MOST_PATHS,
    split: Math.max(number('split') ?? 1, 1),
    worker: number('worker'),
    path: number('path'),
    walk: number('walk'),
    as: as as Format | undefined,
    out: values.out ?? out,
    model,
    browser,
    from,
    log,
    ended,
    everywhere,
    details,
    table,
    seed: number('seed'),
    runs: number('runs'),
    asked,
  };
  if (charts.length === 0 && known.length === 0 && command !== 'bench')
    return {
      problem: 'There is no *.machine.ts here: name the file of a chart, or say in paths.config.ts where charts are.',
    };
  return { command, charts: charts.length === 0 || charts.includes(ALL) ? [ALL] : charts, options };
}

function unknown(what: string, given: readonly string[], known: readonly string[], mark = ''): string | undefined {
  const found = given.find((name) => !known.includes(name));
  if (found === undefined) return undefined;
  return `There is no ${what} '${mark}${found}'; ${suggestionFor(found, known, mark)}`;
}
