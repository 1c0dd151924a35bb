import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';

/** One transition as a chart's author wrote it. */
export type TransitionConfig = {
  target?: string | readonly string[] | undefined;
  guard?: unknown;
  actions?: unknown;
  reenter?: boolean;
};

type Written = string | TransitionConfig | readonly (string | TransitionConfig)[] | undefined;
type WrittenByName = Readonly<Record<string, Written>>;
export type InvokeConfig = { input?: unknown; onDone?: Written; onError?: Written; onSnapshot?: Written };

/** One state as a chart's author wrote it: the part of XState's config that the tool reads and rewrites. */
export type StateConfig = {
  type?: string;
  initial?: unknown;
  entry?: unknown;
  exit?: unknown;
  tags?: string | readonly string[];
  meta?: unknown;
  history?: boolean | 'shallow' | 'deep';
  states?: Readonly<Record<string, StateConfig>>;
  on?: WrittenByName;
  after?: WrittenByName;
  always?: Written;
  onDone?: Written;
  invoke?: InvokeConfig | readonly InvokeConfig[];
};

/** The place of a transition: `eventType` is XState's own name for its trigger, '' for `always`. */
type Site = { node: AnyStateNode; eventType: string; index: number };

export type Rewrite = {
  /** The transition to have instead; null leaves it out. */
  transition?: (transition: TransitionConfig, site: Site) => TransitionConfig | null;
  /** The state to have instead, after its transitions and its children were rewritten. */
  state?: (state: StateConfig, node: AnyStateNode) => StateConfig;
};

export type Implementations = Partial<
  Pick<AnyStateMachine['implementations'], 'actions' | 'actors' | 'delays' | 'guards'>
>;

/** One thing or several, as a list. */
export const listed = <T>(written: T | readonly T[] | undefined): readonly T[] =>
  written === undefined ? [] : Array.isArray(written) ? (written as readonly T[]) : [written as T];

/** The same chart with its config rewritten; guards, actions, actors and delays stay those of `machine`, and `more` come to them. */
export function rewriteChart(machine: AnyStateMachine, rewrite: Rewrite, more: Implementations = {}): AnyStateMachine {
  const config = rewriteState(machine.config as StateConfig, machine.root, rewrite);
  const { implementations } = machine;
  return createMachine(
    config as Parameters<typeof createMachine>[0],
    {
      ...implementations,
      actions: { ...implementations.actions, ...more.actions },
      guards: { ...implementations.guards, ...more.guards },
      actors: { ...implementations.actors, ...more.actors },
      delays: { ...implementations.delays, ...more.delays },
    } as Parameters<typeof createMachine>[1],
  ) as AnyStateMachine;
}

function rewriteState(config: StateConfig, node: AnyStateNode, rewrite: Rewrite): StateConfig {
  const { transition = (written) => written, state = (written) => written } = rewrite;
  // Of those that are all left out, nothing stays: an empty list would start a delay, and in older versions of XState keep the event from `*`.
  const each = (written: Written, eventType: string) => {
    const all = listed(written);
    const kept = all.flatMap((one, index) => {
      const changed = transition(typeof one === 'string' ? { target: one } : one, { node, eventType, index });
      return changed === null ? [] : [changed];
    });
    return kept.length === 0 && all.length > 0 ? undefined : kept;
  };
  const { on, after, always, onDone, invoke, states } = config;
  const rewritten: StateConfig = {
    ...config,
    // XState reads `undefined` here as a transition that does nothing: it keeps the event from the states around.
    ...(on && { on: mapEntries(on, (written, type) => each(written ?? {}, type)) }),
    ...(after && { after: mapEntries(after, (written, delay) => each(written, `xstate.after.${delay}.${node.id}`)) }),
    ...(always !== undefined && { always: each(always, '') }),
    ...(onDone !== undefined && { onDone: each(onDone, `xstate.done.state.${node.id}`) }),
    ...(invoke && { invoke: listed(invoke).map((one, at) => rewriteInvoke(one, node.invoke[at]?.id ?? '', each)) }),
    ...(states && {
      states: mapEntries(states, (child, key) => rewriteState(child, node.states[key] as AnyStateNode, rewrite)),
    }),
  };
  return state(rewritten, node);
}

function rewriteInvoke(
  invoke: InvokeConfig,
  id: string,
  each: (written: Written, eventType: string) => Written,
): InvokeConfig {
  return {
    ...invoke,
    ...(invoke.onDone !== undefined && { onDone: each(invoke.onDone, `xstate.done.actor.${id}`) }),
    ...(invoke.onError !== undefined && { onError: each(invoke.onError, `xstate.error.actor.${id}`) }),
    ...(invoke.onSnapshot !== undefined && { onSnapshot: each(invoke.onSnapshot, `xstate.snapshot.${id}`) }),
  };
}

/** Every value changed; what becomes undefined is left out. */
function mapEntries<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To | undefined,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const changed = change(value, key);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
}
