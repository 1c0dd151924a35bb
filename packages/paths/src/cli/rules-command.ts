import { exploreLoaded } from '../explore/explore.ts';
import type { Tested } from '../project/tested.ts';
import type { Given } from './given.ts';
import type { Options } from './options.ts';
import { brokenRules, kindOf } from '../explore/rules.ts';
import { readTraffic } from '../traffic/traffic.ts';
import { judgeTraffic } from '../traffic/traffic-rules.ts';

/**
 * Checks a chart's promises on every path, or on a log of real traffic.
 * @returns the text to print, and whether all promises are kept
 * @throws if the log cannot be read, or says nothing about the chart
 */
export function checkRules(
  { name, project }: Given,
  tested: Tested,
  { log, ended }: Pick<Options, 'log' | 'ended'>,
): { lines: string[]; isWell: boolean } {
  return log === undefined
    ? onPaths(name, tested)
    : onTraffic(name, tested, { log, ended, record: project.config.recordLog });
}

function onPaths(name: string, { machine, model, rules }: Tested) {
  const graph = exploreLoaded(machine, model);
  const broken = brokenRules(graph, rules);
  const lines = rules.map((rule) => `  ${kindOf(rule)}: ${rule.says}`);
  return {
    lines: [`${name}: ${rules.length} rules on all paths, ${broken.length} broken`, ...lines, ...broken],
    isWell: broken.length === 0,
  };
}

type Log = { log: string; ended: boolean; record: string | undefined };

function onTraffic(name: string, { machine, model, rules, ownership }: Tested, { log, ended, record }: Log) {
  const sightings = readTraffic(log, machine.id);
  if (sightings.length === 0)
    throw new Error(
      `${log} says nothing of ${name}. ${record === undefined ? 'Each line of a log names its chart: see TrafficLine.' : `Record one with: ${record.replaceAll('{log}', log)}`}`,
    );
  const graph = exploreLoaded(machine, model);
  const { broken, undecided, unjudged = [] } = judgeTraffic(sightings, { machine, graph, rules, ownership });
  const missed = ended ? undecided.map((line) => `rule broken: ${line}`) : [];
  const open = ended ? [] : undecided;
  const subjects = new Set(sightings.map(({ subject }) => subject)).size;
  const count = `${sightings.length} answers about ${subjects} in ${log}`;
  return {
    lines: [
      `${name}: ${count}: ${broken.length + missed.length} broken, ${open.length} undecided where the log ends`,
      ...[...broken, ...missed, ...open, ...unjudged].map((line) => `  ${line}`),
    ],
    isWell: broken.length + missed.length === 0,
  };
}
