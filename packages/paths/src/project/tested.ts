import type { AnyStateMachine } from 'xstate';
import type { Model } from '../chart/model.ts';
import type { Rule } from '../explore/rules.ts';
import type { Journey } from '../journeys/journeys.ts';
import type { Ownership } from '../traffic/traffic-rules.ts';

/** A chart with its tests. */
export type Tested = {
  machine: AnyStateMachine;
  model: Model;
  journeys: readonly Journey[];
  rules: readonly Rule<never>[];
  /** Mistakes that no test can notice and the tool can't recognise as such, by their names in `mutate`, each with the reason. */
  equivalents?: Readonly<Record<string, string>> | undefined;
  /** The ownership that a traffic log must show, for charts of things that hold others. */
  ownership?: Ownership | undefined;
  /** Transitions that the walk in the browser leaves out, each with the reason; null if there is no walk. */
  leftOutInBrowser?: Readonly<Record<string, string>> | null;
  /** The reason why the chart needs no walk in the browser, if it needs none. */
  notInBrowser?: string | undefined;
};
