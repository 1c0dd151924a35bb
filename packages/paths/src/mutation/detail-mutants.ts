import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  type InvokeConfig,
  listed,
  rewriteChart,
  type StateConfig,
  type TransitionConfig,
} from '../chart/chart-config.ts';
import { allStates, edgeId, edgesOf, sourceOf } from '../chart/edges.ts';
import type { Mutant } from './mutants.ts';

/**
 * Every chart that leads where this one does, but for one mistake in what goes with it: a tag or meta that is missing, an actor that is given no
 * input, an action that is not taken, a delay twice as long, a history of another depth.
 */
export function detailMutantsOf(machine: AnyStateMachine): Mutant[] {
  return [...allStates(machine.root).flatMap((node) => stateMutants(machine, node)), ...actionMutants(machine)];
}

type Change = { name: string; change: (state: StateConfig) => StateConfig };

function stateMutants(machine: AnyStateMachine, node: AnyStateNode): Mutant[] {
  const touches = edgesOf(machine)
    .filter(({ source, targets }) => source === node.id || targets.includes(node.id))
    .map(({ id }) => id);
  return changesOf(node).map(({ name, change }) => ({
    name: `${name} of ${node.id}`,
    touches,
    make: () => rewriteChart(machine, { state: (state, at) => (at.id === node.id ? change(state) : state) }),
  }));
}

function changesOf(node: AnyStateNode): Change[] {
  const config = node.config as StateConfig;
  const { tags, meta, history, invoke, after = {} } = config;
  return [
    ...listed(tags).map((tag): Change => ({
      name: `drop the tag ${tag}`,
      change: (state) => ({ ...state, tags: listed(tags).filter((each) => each !== tag) }),
    })),
    ...(meta === undefined ? [] : [{ name: 'drop the meta', change: without('meta') }]),
    ...listed(invoke).flatMap((each, at): Change[] =>
      each.input === undefined
        ? []
        : [{ name: `drop the input of ${sourceOf(node.invoke[at] ?? { src: '', id: '' })}`, change: withoutInput(at) }],
    ),
    ...(['entry', 'exit'] as const).flatMap((kind) =>
      listed(config[kind]).map((_, at): Change => ({
        name: `drop the ${kind} action ${at}`,
        // Whatever was put before it by now: the last ones are the chart's own.
        change: (state) => ({ ...state, [kind]: withoutLast(listed(state[kind]), listed(config[kind]).length - at) }),
      })),
    ),
    ...Object.keys(after)
      .filter((delay) => Number(delay) > 0)
      .map((delay): Change => ({ name: `double the delay ${delay}`, change: doubled(delay) })),
    ...(node.type === 'history'
      ? [{ name: 'change the depth', change: (state: StateConfig) => ({ ...state, history: other(history) }) }]
      : []),
  ];
}

const without =
  (key: keyof StateConfig) =>
  (state: StateConfig): StateConfig => ({ ...state, [key]: undefined });

const withoutInput = (at: number) => (state: StateConfig) => ({
  ...state,
  invoke: listed(state.invoke).map((each, index): InvokeConfig =>
    index === at ? { ...each, input: undefined } : each,
  ),
});

const withoutLast = (actions: readonly unknown[], fromEnd: number) => actions.toSpliced(actions.length - fromEnd, 1);

const other = (history: StateConfig['history']) => (history === 'deep' ? ('shallow' as const) : ('deep' as const));

const doubled = (delay: string) => (state: StateConfig) => ({
  ...state,
  after: Object.fromEntries(
    Object.entries(state.after ?? {}).map(([key, value]) => [key === delay ? String(Number(key) * 2) : key, value]),
  ),
});

/** The chart without one of the actions of a transition. */
function actionMutants(machine: AnyStateMachine): Mutant[] {
  return allStates(machine.root).flatMap((node) =>
    [...node.transitions, ['', node.always ?? []] as const].flatMap(([eventType, candidates]) =>
      candidates.flatMap(({ actions }, index) => {
        const id = edgeId(node, eventType, index);
        const dropping = (at: number) => (written: TransitionConfig) => ({
          ...written,
          actions: listed(written.actions).toSpliced(at, 1),
        });
        return actions.map((_, at): Mutant => ({
          name: `drop the action ${at} of ${id}`,
          touches: [id],
          make: () =>
            rewriteChart(machine, {
              transition: (written, site) =>
                edgeId(site.node, site.eventType, site.index) === id ? dropping(at)(written) : written,
            }),
        }));
      }),
    ),
  );
}
