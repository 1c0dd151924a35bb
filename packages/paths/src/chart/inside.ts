import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listed } from './chart-config.ts';
import { allStates, sourceOf } from './edges.ts';
import type { Model } from './model.ts';

/** A chart, and the charts that are walked inside it, each once. @throws if an actor to be walked inside is no chart */
export function chartsIn(machine: AnyStateMachine, { inside = {} }: Pick<Model, 'inside'>): AnyStateMachine[] {
  const charts = Object.entries(inside).flatMap(([name, model]) => chartsIn(childChart(machine, name), model));
  return [...new Set([machine, ...charts])];
}

/** The state with an id in one of several charts. @throws if none has it */
export function nodeIn(charts: readonly AnyStateMachine[], id: string): AnyStateNode {
  const node = charts.flatMap(({ root }) => allStates(root)).find((each) => each.id === id);
  if (node === undefined) throw new Error(`No chart has a state '${id}'.`);
  return node;
}

/** True for a machine of XState 5, also one of another copy of XState than ours. */
export function isMachine(value: unknown): value is AnyStateMachine {
  const { root, config, implementations, getInitialSnapshot } = (value ?? {}) as Partial<AnyStateMachine>;
  return (
    typeof getInitialSnapshot === 'function' && [root, config, implementations].every((part) => part !== undefined)
  );
}

function childChart(machine: AnyStateMachine, name: string): AnyStateMachine {
  const logic = machine.implementations.actors[name] ?? inlineLogic(machine, name);
  if (isMachine(logic)) return logic;
  throw new Error(
    `'${machine.id}' has no chart '${name}' to walk inside: name an actor that is a chart, given with \`setup\` or invoked.`,
  );
}

function inlineLogic({ root }: AnyStateMachine, name: string): unknown {
  for (const node of allStates(root)) {
    const at = node.invoke.findIndex((invoke) => sourceOf(invoke) === name);
    if (at >= 0) return listed((node.config as { invoke?: { src: unknown } | { src: unknown }[] }).invoke)[at]?.src;
  }
  return undefined;
}
