import type { AnyStateMachine } from 'xstate';
import { allStates, edgesOf, isLeaf } from '../chart/edges.ts';
import type { Arc, Node, Walk } from './graph.ts';
import type { Model } from '../chart/model.ts';
import type { Stimulus } from '../chart/stimuli.ts';

/** Something that a full walk must do once: enter a state, leave it again, take a transition, hear a guard say yes or no, use a case. */
export type Goal = `${'enter' | 'leave' | 'take' | 'hear' | 'use'} ${string}`;

/** All the goals of a chart with these fixtures. */
export function goalsOf(machine: AnyStateMachine, model: Model): Set<Goal> {
  const leaves = allStates(machine.root).filter(isLeaf);
  const { leftByParent = [] } = model;
  const cases = [...Object.entries(model.actors), ...Object.entries(model.events)];
  return new Set<Goal>([
    ...leaves.map(({ id }): Goal => `enter ${id}`),
    ...leaves
      .filter(({ type, id }) => type === 'atomic' && !leftByParent.includes(id))
      .map(({ id }): Goal => `leave ${id}`),
    ...edgesOf(machine).flatMap(({ id, guard }): Goal[] =>
      guard === null ? [`take ${id}`] : [`take ${id}`, `hear ${id} = true`, `hear ${id} = false`],
    ),
    ...cases.flatMap(([name, list]) => (list ?? []).map((_, index): Goal => `use ${caseKey(name, index)}`)),
  ]);
}

/** The goals that a start, or a step from `from`, meets. */
export function goalsMet(walk: Walk, from: Node | undefined, to: Node | undefined, stimulus?: Arc['stimulus']): Goal[] {
  const stays = new Set(to?.leaves);
  const left = [...(from?.leaves ?? []), ...walk.entered].filter((id) => !stays.has(id));
  return [
    ...walk.entered.map((id): Goal => `enter ${id}`),
    ...left.map((id): Goal => `leave ${id}`),
    ...walk.walked.map((id): Goal => `take ${id}`),
    ...walk.guards.map((outcome): Goal => `hear ${outcome}`),
    ...(stimulus === undefined ? [] : [`use ${caseOf(stimulus)}` as const]),
  ];
}

function caseOf(stimulus: Stimulus): string {
  if (stimulus.kind === 'delay') return stimulus.name;
  return caseKey(stimulus.kind === 'actor' ? stimulus.src : stimulus.name, stimulus.index);
}

function caseKey(name: string, index: number): string {
  return `${name} #${index}`;
}
