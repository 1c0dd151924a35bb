import { readFileSync } from 'node:fs';
import type { Graph } from '../explore/graph.ts';
import type { Path } from './path-plan.ts';
import type { Stimulus } from '../chart/stimuli.ts';

export type WrittenStep = { stimulus: Stimulus; walked: readonly string[]; states: readonly string[] };

/** A path that can be read without exploring: the stimuli, and the states that each step led to when it was written. */
export type WrittenPath = { input: unknown; states: readonly string[]; steps: readonly WrittenStep[] };

export type WrittenPaths = { chart: string; paths: readonly WrittenPath[] };

export function writtenPath({ nodes }: Graph, { start, steps }: Path): WrittenPath {
  const statesAt = (node: number) => nodes[node]?.leaves ?? [];
  return {
    input: start.input ?? null,
    states: statesAt(start.to),
    steps: steps.map(({ stimulus, walked, to }) => ({ stimulus, walked, states: statesAt(to) })),
  };
}

/**
 * Reads the output of `cover <chart> --as json`.
 * @throws if the file cannot be read, or holds the paths of another chart, saying how to write it
 */
export function readWrittenPaths(file: string, chart: string): readonly WrittenPath[] {
  const again = `Write it with: npx xstate-paths cover ${chart} --as json > ${file}`;
  let written: Partial<WrittenPaths>;
  try {
    written = JSON.parse(readFileSync(file, 'utf8')) as Partial<WrittenPaths>;
  } catch (cause) {
    throw new Error(`${file} cannot be read as paths. ${again}`, { cause });
  }
  if (written.chart !== chart || !Array.isArray(written.paths))
    throw new Error(`${file} holds paths of '${written.chart ?? 'no chart'}', not of '${chart}'. ${again}`);
  return written.paths;
}
