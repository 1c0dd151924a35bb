import { exploreLoaded } from './explore.ts';
import { loadTested, type Tested } from './load.ts';
import type { Options } from './options.ts';
import { brokenRules } from './rules.ts';
import { readTraffic } from './traffic.ts';
import { judgeTraffic } from './traffic-rules.ts';

/**
 * Checks a chart's promises on every path, or on a log of real traffic.
 * @returns the text to print, and whether all promises are kept
 * @throws if the log cannot be read, or says nothing about the chart
 */
export async function checkRules(
  name: string,
  { log, ended }: Pick<Options, 'log' | 'ended'>,
): Promise<{ lines: string[]; isWell: boolean }> {
  const tested = await loadTested(name);
  return log === undefined ? onPaths(name, tested) : onTraffic(name, tested, log, ended);
}

function onPaths(name: string, { machine, model, rules }: Tested) {
  const graph = exploreLoaded(machine, model);
  const broken = brokenRules(graph, rules);
  const lines = rules.map((rule) => `  ${'never' in rule ? 'never' : 'eventually'}: ${rule.says}`);
  return {
    lines: [`${name}: ${rules.length} rules on all paths, ${broken.length} broken`, ...lines, ...broken],
    isWell: broken.length === 0,
  };
}

function onTraffic(name: string, { machine, model, rules, ownership }: Tested, log: string, ended: boolean) {
  const sightings = readTraffic(log, machine.id);
  if (sightings.length === 0)
    throw new Error(
      `${log} says nothing of ${name}. Record one with: TRAFFIC_LOG=${log} npx vitest run tests/api/selling.test.ts`,
    );
  const graph = exploreLoaded(machine, model);
  const { broken, undecided } = judgeTraffic(sightings, { machine, graph, rules, ownership });
  const subjects = new Set(sightings.map(({ subject }) => subject)).size;
  const count = `${sightings.length} answers about ${subjects} in ${log}`;
  return {
    lines: [
      `${name}: ${count}: ${broken.length} broken, ${undecided.length} undecided where the log ends`,
      ...broken.map((line) => `  ${line}`),
      ...undecided.map((line) => `  ${line}`),
    ],
    isWell: broken.length === 0 && (!ended || undecided.length === 0),
  };
}
