import { parseArgs } from 'node:util';
import { formats, type Format } from './export-paths.ts';
import { nearestName } from './nearest-name.ts';
import type { Criterion } from './path-plan.ts';

export const criteria = ['states', 'transitions', 'pairs', 'guards', 'cases'] as const satisfies readonly Criterion[];

/** Which paths are asked for, and how they are to be written. */
export type Options = {
  by: readonly Criterion[];
  to: string | undefined;
  random: number | undefined;
  simple: number | undefined;
  steps: number | undefined;
  seconds: number | undefined;
  coverage: number | undefined;
  most: number;
  split: number;
  as: Format | undefined;
  out: string;
  /** The number of the one path to replay. */
  path: number | undefined;
  browser: boolean;
  /** A file of written paths to replay in place of explored ones. */
  from: string | undefined;
  /** A traffic log to check the rules on in place of the explored paths. */
  log: string | undefined;
  /** Whether nothing goes on after the log: what it leaves open is broken. */
  ended: boolean;
  /** Whether each transition is led to every other state, instead of being changed in plausible ways. */
  everywhere: boolean;
  /** What was typed to choose the paths, to be typed again. */
  asked: readonly string[];
};

/** What was typed: a command, a chart, options; or why it cannot be understood, and `null` for a plain call for help. */
export type Reading = { command: string; chart: string; options: Options } | { problem: string } | { help: boolean };

const MOST_PATHS = 1000;
/** Options that do not choose paths. */
const NOT_ASKED = new Set(['path', 'all', 'out', 'browser']);

/** Reads the command line, suggesting the nearest name for one that is not known. */
export function readOptions(args: readonly string[], commands: readonly string[], charts: readonly string[]): Reading {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      by: { type: 'string', default: 'transitions' },
      to: { type: 'string' },
      random: { type: 'string' },
      simple: { type: 'string' },
      steps: { type: 'string' },
      seconds: { type: 'string' },
      coverage: { type: 'string' },
      most: { type: 'string', default: String(MOST_PATHS) },
      split: { type: 'string', default: '1' },
      as: { type: 'string' },
      out: { type: 'string', default: 'test-results/paths' },
      path: { type: 'string' },
      all: { type: 'boolean' },
      browser: { type: 'boolean', default: false },
      from: { type: 'string' },
      log: { type: 'string' },
      ended: { type: 'boolean', default: false },
      everywhere: { type: 'boolean', default: false },
    },
  });
  const [command, chart = 'all'] = positionals;
  if (values.help || command === undefined) return { help: values.help ?? false };
  const by = values.by.split(',');
  const problem =
    unknown('command', [command], commands) ??
    unknown('chart', [chart], [...charts, 'all']) ??
    unknown('criterion', by, criteria) ??
    unknown('format', values.as === undefined ? [] : [values.as], formats) ??
    (values.path !== undefined && (chart === 'all' || values.all)
      ? '--path is one path of one chart: name the chart'
      : undefined);
  if (problem !== undefined) return { problem };
  const { random, simple, steps, seconds, coverage, most, split, path } = values;
  const numbers = Object.entries({ random, simple, steps, seconds, coverage, most, split, path });
  const odd = numbers.find(([, value]) => value !== undefined && !(Number(value) >= 0));
  if (odd !== undefined) return { problem: `--${odd[0]} takes a number; found '${odd[1]}'` };
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value));
  const counts = {
    random: number(random),
    simple: number(simple),
    steps: number(steps),
    seconds: number(seconds),
    coverage: number(coverage),
    path: number(path),
  };
  const limits = { most: Number(most), split: Math.max(Number(split), 1) };
  const { to, as, out, browser, from, log, ended, everywhere } = values;
  const asked = tokens.flatMap((token) =>
    token.kind === 'option' && !NOT_ASKED.has(token.name) ? [token.rawName, token.value ?? ''] : [],
  );
  return {
    command,
    chart,
    options: {
      ...counts,
      ...limits,
      by: by as Criterion[],
      to,
      as: as as Format | undefined,
      out,
      browser,
      from,
      log,
      ended,
      everywhere,
      asked,
    },
  };
}

function unknown(what: string, given: readonly string[], known: readonly string[]): string | undefined {
  const found = given.find((name) => !known.includes(name));
  if (found === undefined) return undefined;
  const near = nearestName(found, known);
  return `There is no ${what} '${found}'; ${near === null ? `known: ${known.join(', ')}` : `did you mean ${near}?`}`;
}
