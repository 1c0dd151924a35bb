import type { Moment } from '../chart/step.ts';
import type { Stimulus } from '../chart/stimuli.ts';
import type { Said } from '../chart/trace.ts';

/** A configuration of the chart: states, projected context, history, actors and timers. */
export type Node = {
  index: number;
  key: string;
  leaves: readonly string[];
  status: 'active' | 'done' | 'error' | 'stopped';
  moment: Moment;
};

/** The coverage of a walk, whether by a step or by a start. */
export type Walk = {
  to: number;
  /** Ids of the transitions taken. */
  walked: readonly string[];
  /** Ids of the states entered. */
  entered: readonly string[];
  /** Guard outcomes, `<edge id> = true`. */
  guards: readonly string[];
  /** Names of the chart's own actions that it takes. */
  does: readonly string[];
  /** The events that it sends to others, and those that it emits. */
  says: readonly Said[];
};

export type Arc = Walk & { index: number; from: number; stimulus: Stimulus };
export type Start = Walk & { input: unknown };
/** A point at which the chart breaks: `why` is the error that no transition takes; the rest is what it had done until then. */
export type Fault = Pick<Walk, 'walked' | 'entered'> & { from: number | null; stimulus: Stimulus | null; why: string };

/** An actor that begins while another of the same id still runs, and what happens from the start until it does. */
export type Replacing = { id: string; steps: readonly { stimulus: Stimulus }[] };

export type Graph = {
  nodes: readonly Node[];
  arcs: readonly Arc[];
  starts: readonly Start[];
  /** The number of nodes, the first ones, from which every step was tried; the steps after the others are not known. */
  expanded: number;
  faults: readonly Fault[];
  /** The first for each id; none where the ids may come of a clock or of random numbers, which are others in production. */
  replaced: readonly Replacing[];
  /** The reason why exploring ended early; null if it was completed. */
  stopped: string | null;
};
