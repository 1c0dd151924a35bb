import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type InvokeConfig, listed, rewriteChart, type StateConfig } from '../chart/chart-config.ts';
import { allStates, edgesOf, sourceOf } from '../chart/edges.ts';
import { actionMutantsOf } from './action-mutants.ts';
import { altered, alteredResult } from './altered.ts';
import { changedState, type Mutant } from './mutant.ts';

/**
 * Every chart that leads where this one does, but for one mistake in what goes with it: a tag or meta that is missing, an actor that is given no
 * input, an action that is not taken, a delay twice as long, a history of another depth.
 */
export function detailMutantsOf(machine: AnyStateMachine): Mutant[] {
  return [
    ...allStates(machine.root).flatMap((node) => stateMutants(machine, node)),
    ...delayMutants(machine),
    ...actionMutantsOf(machine),
  ];
}

type Change = { name: string; change: (state: StateConfig) => StateConfig };

function stateMutants(machine: AnyStateMachine, node: AnyStateNode): Mutant[] {
  return changesOf(node).map(({ name, change }) => changedState(machine, `${name} of ${node.id}`, node.id, change));
}

function changesOf(node: AnyStateNode): Change[] {
  const config = node.config as StateConfig;
  const { tags, meta, history, invoke, after = {} } = config;
  return [
    ...listed(tags).map((tag): Change => ({
      name: `drop the tag ${tag}`,
      change: (state) => ({ ...state, tags: listed(tags).filter((each) => each !== tag) }),
    })),
    ...(meta === undefined
      ? []
      : [
          { name: 'drop the meta', change: without('meta') },
          ...(altered(meta) === meta
            ? []
            : [{ name: 'change the meta', change: (state: StateConfig) => ({ ...state, meta: altered(meta) }) }]),
        ]),
    ...listed(invoke).flatMap((each, at): Change[] =>
      each.input === undefined
        ? []
        : [
            {
              name: `drop the input of ${sourceOf(node.invoke[at] ?? { src: '', id: '' })}`,
              change: withInput(at, undefined),
            },
            {
              name: `change the input of ${sourceOf(node.invoke[at] ?? { src: '', id: '' })}`,
              change: withInput(at, alteredResult(each.input)),
            },
          ],
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

const withInput = (at: number, input: unknown) => (state: StateConfig) => ({
  ...state,
  invoke: listed(state.invoke).map((each, index): InvokeConfig => (index === at ? { ...each, input } : each)),
});

const other = (history: StateConfig['history']) => (history === 'deep' ? ('shallow' as const) : ('deep' as const));

const doubled = (delay: string) => (state: StateConfig) => ({
  ...state,
  after: Object.fromEntries(
    Object.entries(state.after ?? {}).map(([key, value]) => [key === delay ? String(Number(key) * 2) : key, value]),
  ),
});

/** Named delays, each twice as long. */
function delayMutants(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).map(([name, delay]): Mutant => {
    const twice = typeof delay === 'number' ? delay * 2 : (...args: Parameters<typeof delay>) => delay(...args) * 2;
    const touches = edgesOf(machine)
      .filter(({ trigger }) => trigger === `after ${name}`)
      .map(({ id }) => id);
    return {
      name: `double the delay ${name}`,
      touches,
      make: () => rewriteChart(machine, {}, { delays: { [name]: twice } }),
    };
  });
}
