import type { AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import {
  brokenRules,
  complaints,
  type Exploration,
  explore,
  type Journey,
  type ModelFor,
  type Rule,
  travel,
} from 'xstate-paths';

interface Tested<M extends AnyStateMachine> {
  model: ModelFor<M>;
  journeys: readonly Journey[];
  rules: readonly Rule<never>[];
}

/** The tests that every chart has to pass, in the file that calls this. Returns the walk, for tests of the chart's own. */
export function testChart<M extends AnyStateMachine>(machine: M, { model, journeys, rules }: Tested<M>): Exploration {
  const exploration = explore(machine, model);

  it('is walked in full: every state, every transition, both answers of every guard, every case of the model', () => {
    expect(complaints(exploration.report)).toEqual([]);
  });

  it.each(journeys)('goes as written: $name', (journey) => {
    expect(travel(machine, journey).failure).toBeNull();
  });

  it('has no transition that the journeys don’t take, so that none can be led elsewhere unnoticed', () => {
    const taken = new Set(journeys.flatMap((journey) => travel(machine, journey).walked));
    expect(exploration.report.edges.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
  });

  it('keeps its promises on every path', () => {
    expect(brokenRules(exploration, rules)).toEqual([]);
  });

  return exploration;
}
