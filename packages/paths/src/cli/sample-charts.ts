import { type AnyStateMachine, createMachine } from 'xstate';
import { createTestModel, getAdjacencyMap } from 'xstate/graph';

type Pairs = [from: number, to: number][];

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function chartOf(id: string, size: number, pairs: Pairs): AnyStateMachine {
  const states = Array.from({ length: size }, (_, state) => {
    const leaving = pairs.filter(([from]) => from === state);
    const on = leaving.map(([, to], at) => [`e${at}`, { target: `s${to}`, reenter: true }]);
    return [`s${state}`, { on: Object.fromEntries(on) }];
  });
  return createMachine({ id, initial: 's0', states: Object.fromEntries(states) });
}

export function randomChart(size: number, degree: number): AnyStateMachine {
  const random = randomNumbers(7);
  const ring: Pairs = Array.from({ length: size }, (_, from) => [from, (from + 1) % size]);
  const others: Pairs = Array.from({ length: size * (degree - 1) }, (_, at) => [at % size, random(size)]);
  return chartOf('random', size, [...ring, ...others]);
}

export function deepChart(size: number): AnyStateMachine {
  const pairs = Array.from({ length: size }, (_, from): Pairs => [
    [from, Math.min(from + 1, size - 1)],
    [from, Math.max(from - 1, 0)],
    [from, from],
  ]);
  return chartOf('deep', size, pairs.flat());
}

export function hubChart(size: number): AnyStateMachine {
  const pairs = Array.from({ length: size - 1 }, (_, at): Pairs => [
    [0, at + 1],
    [at + 1, 0],
    [at + 1, at + 1],
  ]);
  return chartOf('hub', size, pairs.flat());
}

/** Explores every configuration of a chart that needs no cases, as xstate/graph does. */
export const exploreByXstateGraph = (machine: AnyStateMachine): unknown => getAdjacencyMap(machine, {});

/** Steps and starts with which xstate/graph covers every transition: its steps begin with the start. */
export function costOfXstateGraph(machine: AnyStateMachine): number {
  const model = createTestModel(machine, {
    serializeState: (state, event, before) => JSON.stringify([state, event, before]),
  } as Parameters<typeof createTestModel>[1]);
  return model.getShortestPaths().reduce((total, { steps }) => total + steps.length, 0);
}
