import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { sourceOf } from './edges.ts';
import type { Moment } from './step.ts';
import { textOf } from './text-of.ts';

/** All of a moment but its context: what it has in common with many others. */
export type Shape = {
  readonly text: string;
  /** The events that its states own, once they were asked for. */
  types?: readonly string[];
  /** Its states without substates, once they were asked for. */
  leaves?: readonly string[];
  /** Its part of the configuration's key, once that was asked for. */
  place?: string;
};

/** The text of a moment's shape: its states, their history, its actors, and what waits. */
export function shapeText({ snapshot, settled, timers }: Moment): string {
  const { status, children, historyValue, _nodes } = snapshot as AnyMachineSnapshot & Inner;
  // In this order XState asks them, and it is not the same whatever the way there.
  const active = _nodes.map(({ id }) => id);
  const actors = Object.entries<AnyActorRef | undefined>(children).map(([id, actor]) =>
    actor === undefined
      ? [id]
      : [id, sourceOf(actor), (actor as { systemId?: string }).systemId ?? null, settled.has(actor)],
  );
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, ...nodes.map((node) => node.id)]);
  return `${JSON.stringify([status, active, history, actors])} ${timers.map((timer) => textOf(timer)).join(' ')}`;
}

type Nodes = readonly { id: string }[];
type Inner = { historyValue: Readonly<Record<string, Nodes>>; _nodes: Nodes };
