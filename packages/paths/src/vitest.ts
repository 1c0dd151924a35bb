import type { AnyStateMachine } from 'xstate';
import { describe, it } from 'vitest';
import { type Exploration, exploreLoaded } from './explore/explore.ts';
import { fuzz, type FuzzOptions, tellFuzz } from './fuzz/fuzz.ts';
import { complaints } from './explore/report.ts';
import { brokenRules, type Rule } from './explore/rules.ts';
import { type Journey, type JourneyFor, travel } from './journeys/journeys.ts';
import type { Model, ModelFor } from './chart/model.ts';
import { cover } from './paths/cover.ts';
import type { Criterion, Path } from './paths/path-plan.ts';
import { titleOf } from './paths/prose.ts';
import { replayOnChart } from './replay/replay-on-chart.ts';

export type ChartTests<M extends AnyStateMachine> = {
  machine: M;
  model: ModelFor<M>;
  journeys?: readonly JourneyFor<M>[];
  rules?: readonly Rule<never>[];
  /** The coverage criteria of the paths; every transition by default. */
  by?: readonly Criterion[];
  /** Random walks, with payloads that the model's arbitraries make. */
  fuzz?: FuzzOptions;
  /** Walks a path outside the chart: with `replay` and a stage in a browser, say. By default it is walked on the chart again. */
  walk?: (path: Path, exploration: Exploration) => Promise<void> | void;
};

/** Registers a chart's tests with vitest: that nothing is missing, and one test for each journey, each rule and each path. */
export function testChart<M extends AnyStateMachine>(tests: ChartTests<M>): void {
  const { machine, model, journeys = [], rules = [], by = ['transitions'] } = tests;
  const exploration = exploreLoaded(machine, model as unknown as Model);
  const leavesAt = (node: number) => exploration.nodes[node]?.leaves ?? [];
  const walk = tests.walk ?? ((path: Path) => failWith(replayOnChart(machine, exploration, [path])));
  describe(machine.id, () => {
    it('is walked in full', () => failWith(complaints(exploration.report)));
    for (const journey of journeys as readonly unknown[] as readonly Journey[])
      it(`goes as written: ${journey.name}`, () =>
        failWith([travel(machine, journey, model as unknown as Model).failure ?? []].flat()));
    for (const rule of rules) it(`keeps: ${rule.says}`, () => failWith(brokenRules(exploration, [rule])));
    if (tests.fuzz !== undefined)
      it('keeps its rules on random walks', () => {
        const failure = fuzz({ machine, model: model as unknown as Model, rules }, tests.fuzz);
        failWith(failure === null ? [] : [`seed ${failure.seed}: ${tellFuzz(failure).join('\n')}`]);
      });
    for (const [at, path] of cover(exploration, { criteria: by }).paths.entries())
      it(`path ${titleOf(path, at, leavesAt)}`, () => walk(path, exploration));
  });
}

/** Fails with the lines as its message, if there are any. No frame of this package would tell anybody more. */
function failWith(lines: readonly string[]): void {
  if (lines.length === 0) return;
  const failure = new Error(lines.join('\n'));
  failure.stack = `Error: ${failure.message}`;
  throw failure;
}
