import { type AnyStateMachine, or } from 'xstate';
import { listed, rewriteChart, type StateConfig, type TransitionConfig } from './chart-config.ts';
import { delaysIn } from './delays.ts';
import { edgeId } from './edges.ts';
import { notedAction, notedAll, notedGuard } from './noted.ts';
import { standIns } from './unimplemented.ts';

export const WALKED = 'paths.walked';
export const ENTERED = 'paths.entered';

export type Instrumented = {
  machine: AnyStateMachine;
  /** The lengths of its delays; see `delaysIn`. */
  delays: readonly number[];
  /** The guards' answers since the last call: `<edge id> = true` or `= false`, without repeats. */
  takeGuardOutcomes: () => string[];
};

type AnyGuard = Parameters<typeof or>[0][number];

/**
 * The same chart, reporting what it does: every transition and every state begins with an action naming it, and every guard
 * records its answer. XState itself still decides everything.
 */
export function instrument(machine: AnyStateMachine): Instrumented {
  const said = new Set<string>();
  const note = (id: string) => {
    const outcomes = { true: `${id} = true`, false: `${id} = false` };
    return (answer: boolean) => said.add(outcomes[`${answer}`]);
  };
  const listened = ({ guard, ...rest }: TransitionConfig, id: string): TransitionConfig => {
    if (guard === undefined) return rest;
    return { ...rest, guard: answering(notedGuard(guard as AnyGuard, `the guard of ${id}`), note(id)) };
  };
  const { actions, guards } = machine.implementations;
  const marked = rewriteChart(
    machine,
    {
      transition: (transition, { node, eventType, index }) => {
        const id = edgeId(node, eventType, index);
        return { ...listened(transition, id), actions: before(transition.actions, WALKED, id) };
      },
      state: (state, { id, type }): StateConfig =>
        type === 'history'
          ? state
          : {
              ...state,
              entry: before(state.entry, ENTERED, id),
              ...(state.exit !== undefined && { exit: notedList(state.exit, id) }),
            },
    },
    {
      actions: { ...notedAll(actions, 'action', notedAction), [WALKED]: () => {}, [ENTERED]: () => {} },
      guards: notedAll(guards, 'guard', notedGuard),
      actors: standIns(machine),
    },
  );
  const takeGuardOutcomes = () => {
    const outcomes = [...said];
    said.clear();
    return outcomes;
  };
  return { machine: marked, delays: delaysIn([machine]), takeGuardOutcomes };
}

type Check = (...given: unknown[]) => boolean;

/** The same guard as one made of it alone, which XState asks as it asks `or`; `hear` hears its answer. */
function answering(guard: AnyGuard, hear: (answer: boolean) => void): AnyGuard {
  const asked = or([guard]) as AnyGuard & { check: Check };
  const { check } = asked;
  asked.check = (...given) => {
    const answer = check(...given);
    hear(answer);
    return answer;
  };
  return asked;
}

function before(actions: unknown, type: string, id: string): unknown[] {
  return [{ type, params: { id } }, ...notedList(actions, id)];
}

const notedList = (actions: unknown, id: string): unknown[] =>
  listed(actions).map((action) => notedAction(action, `an action of ${id}`));
