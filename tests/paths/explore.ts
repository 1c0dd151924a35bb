import type { AnyStateMachine } from 'xstate';
import { activeLeaves, configurationKey } from './configuration.ts';
import type { Arc, Fault, Graph, Node, Start } from './graph.ts';
import { instrument } from './instrument.ts';
import type { Model, ModelFor } from './model.ts';
import { type Report, reportOn } from './report.ts';
import { advance, begin, type Moment, type Move } from './step.ts';
import { type Stimulus, stimuliAt } from './stimuli.ts';

export type Exploration = Graph & { machine: AnyStateMachine; model: Model; report: Report };

const LIMIT = 20_000;

/**
 * Walks a chart as it is, without running any of its effects: breadth first, every stimulus in every configuration.
 * Deterministic. Ends with `stopped` set, instead of looping, where the chart has more configurations than the limit.
 * @throws where a guard outcome, a fixture function or `project` itself cannot be evaluated
 */
export function explore<M extends AnyStateMachine>(machine: M, model: ModelFor<M>): Exploration {
  const plain = model as unknown as Model;
  const graph = walk(machine, plain);
  return { ...graph, machine, model: plain, report: reportOn(machine, plain, graph) };
}

function walk(machine: AnyStateMachine, model: Model): Graph {
  const chart = instrument(machine);
  const limit = model.limit ?? LIMIT;
  const nodes: Node[] = [];
  const arcs: Arc[] = [];
  const faults: Fault[] = [];
  const known = new Map<string, number>();

  const nodeOf = ({ moment }: Move): number => {
    const key = configurationKey(moment, model.project);
    const index = known.get(key) ?? nodes.length;
    if (index === nodes.length) {
      known.set(key, index);
      nodes.push({ index, key, leaves: activeLeaves(moment), status: moment.snapshot.status, moment });
    }
    return index;
  };
  const starts = (model.inputs ?? [undefined]).map((input): Start => {
    const move = begin(chart, input);
    if (move.fault !== null) faults.push({ from: null, stimulus: null, why: move.fault });
    return { input, to: nodeOf(move), walked: move.walked, entered: move.entered, guards: move.guards };
  });
  for (let from = 0; from < nodes.length && nodes.length <= limit; from += 1) {
    const { moment } = nodes[from] as Node;
    for (const stimulus of stimuliAt(moment, model)) {
      const move = advance(chart, moment, stimulus.event, sourceOfEvent(stimulus, moment));
      const { walked, entered, guards, fault } = move;
      if (fault !== null) {
        faults.push({ from, stimulus, why: fault });
        continue;
      }
      const to = nodeOf(move);
      const isIgnored = walked.length === 0 && guards.length === 0 && to === from;
      if (!isIgnored) arcs.push({ index: arcs.length, from, to, stimulus, walked, entered, guards });
    }
  }
  return { nodes, arcs, starts, faults, stopped: nodes.length > limit ? whyStopped(nodes, limit) : null };
}

/** The child that ends with a stimulus, or the timer that fires. */
export function sourceOfEvent(stimulus: Stimulus, { snapshot }: Moment): Parameters<typeof advance>[3] {
  if (stimulus.kind === 'delay') return { fires: stimulus.timer };
  const child = stimulus.kind === 'actor' ? snapshot.children[stimulus.id] : undefined;
  return child === undefined ? {} : { settles: child };
}

function whyStopped(nodes: readonly Node[], limit: number): string {
  const values = new Map<string, Set<string>>();
  for (const { moment } of nodes)
    for (const [key, value] of Object.entries(moment.snapshot.context as Record<string, unknown>))
      values.set(key, (values.get(key) ?? new Set()).add(JSON.stringify(value) ?? ''));
  const widest = [...values].toSorted(([, one], [, other]) => other.size - one.size).slice(0, 3);
  const seen = widest.map(([key, { size }]) => `${key} (${size} values)`).join(', ');
  return `more than ${limit} configurations: let \`project\` leave out what grows, or raise \`limit\`. Most varied: ${seen || 'nothing of the context'}.`;
}
