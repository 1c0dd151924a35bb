import type { Moment } from './step.ts';
import type { Stimulus } from './stimuli.ts';

/** A configuration of the chart: states, projected context, history, actors and timers. */
export type Node = {
  index: number;
  key: string;
  leaves: readonly string[];
  status: 'active' | 'done' | 'error' | 'stopped';
  moment: Moment;
};

/** What walking does to coverage, whether by a step or by a start. */
export type Walk = {
  to: number;
  /** Ids of the transitions taken. */
  walked: readonly string[];
  /** Ids of the states entered. */
  entered: readonly string[];
  /** Guard outcomes, `<edge id> = true`. */
  guards: readonly string[];
};

export type Arc = Walk & { index: number; from: number; stimulus: Stimulus };
export type Start = Walk & { input: unknown };
/** Where the chart breaks: `why` is the error that nothing takes. */
export type Fault = { from: number | null; stimulus: Stimulus | null; why: string };

export type Graph = {
  nodes: readonly Node[];
  arcs: readonly Arc[];
  starts: readonly Start[];
  /** How many of the nodes, the first ones, were left in every way; what follows the others is not known. */
  expanded: number;
  faults: readonly Fault[];
  /** Why exploring ended early; null where it came to its end. */
  stopped: string | null;
};
