import { type AnyStateMachine, type AnyStateNode, assign, emit, sendTo } from 'xstate';
import { type Implementations, listed, type StateConfig } from '../chart/chart-config.ts';
import { allStates, transitionsOf } from '../chart/edges.ts';
import { altered, alteredResult } from './altered.ts';
import { changedState, changedTransitions, type Mutant } from './mutant.ts';

/** A mistake in a list of actions: its words, the list with it, and what that needs. */
type Mistake = { name: string; actions: readonly unknown[]; more?: Implementations };

/** The name under which a changed action stands in a mutant. */
const CHANGED = 'paths.changed';

/** Every chart in which one action is missing, comes later than it should, assigns or sends another value, or is given another parameter. */
export function actionMutantsOf(machine: AnyStateMachine): Mutant[] {
  return [
    ...allStates(machine.root).flatMap((node) => stateMutants(machine, node)),
    ...transitionsOf(machine).flatMap(({ id, actions: all }) =>
      mistakesIn(machine, all, 'action').map(({ name, actions, more }) =>
        changedTransitions(machine, `${name} of ${id}`, { [id]: (written) => ({ ...written, actions }) }, more),
      ),
    ),
  ];
}

function stateMutants(machine: AnyStateMachine, node: AnyStateNode): Mutant[] {
  const config = node.config as StateConfig;
  return (['entry', 'exit'] as const).flatMap((kind) =>
    mistakesIn(machine, listed(config[kind]), `${kind} action`).map(({ name, actions, more }) =>
      changedState(machine, `${name} of ${node.id}`, node.id, (state) => ({ ...state, [kind]: actions }), more),
    ),
  );
}

function mistakesIn(machine: AnyStateMachine, actions: readonly unknown[], what: string): Mistake[] {
  return actions.flatMap((action, at): Mistake[] => {
    const next = actions[at + 1];
    return [
      { name: `drop the ${what} ${at}`, actions: actions.toSpliced(at, 1) },
      ...(next === undefined
        ? []
        : [{ name: `swap the ${what}s ${at} and ${at + 1}`, actions: actions.toSpliced(at, 2, next, action) }]),
      ...[...changedAssignments(machine, action), ...changedEvents(machine, action)].map(({ of, logic }) => ({
        name: `change ${of} in the ${what} ${at}`,
        actions: actions.with(at, { ...paramsOf(action), type: CHANGED }),
        more: { actions: { [CHANGED]: logic } } as Implementations,
      })),
      ...otherParams(action).map((other) => ({
        name: `change the parameter of the ${what} ${at}`,
        actions: actions.with(at, other),
      })),
    ];
  });
}

/** XState's own actions by what they are made of. */
type Made = { type?: unknown; assignment?: unknown; to?: unknown; event?: unknown; id?: unknown; delay?: unknown };
type Changed = { of: string; logic: unknown };

/** The parts of which an action is made, be it written at its place or named. */
function partsOf({ implementations }: AnyStateMachine, action: unknown): Made {
  const name = typeof action === 'string' ? action : (action as { type?: unknown }).type;
  return (typeof action === 'function' ? action : (implementations.actions[String(name)] ?? {})) as Made;
}

/** A `sendTo` or an `emit` with another event. */
function changedEvents(machine: AnyStateMachine, action: unknown): Changed[] {
  const { type, to, event, id, delay } = partsOf(machine, action);
  const other = alteredResult(event) as never;
  if (type === 'xstate.emit') return [{ of: 'what it emits', logic: emit(other) }];
  if (type !== 'xstate.sendTo') return [];
  return [{ of: 'what it sends', logic: sendTo(to as never, other, { id, delay } as never) }];
}

/** An `assign` with each of its values changed in turn; one that is a function, as a whole. */
function changedAssignments(machine: AnyStateMachine, action: unknown): Changed[] {
  const { type, assignment } = partsOf(machine, action);
  if (type !== 'xstate.assign' || assignment === undefined) return [];
  if (typeof assignment === 'function')
    return [{ of: 'what it assigns', logic: assign(alteredResult(assignment) as never) }];
  const values = assignment as Record<string, unknown>;
  return Object.entries(values).flatMap(([key, value]) => {
    const other = alteredResult(value);
    return other === value ? [] : [{ of: key, logic: assign({ ...values, [key]: other }) }];
  });
}

const paramsOf = (action: unknown): object =>
  typeof action === 'object' && action !== null && 'params' in action ? { params: action.params } : {};

function otherParams(action: unknown): unknown[] {
  const { params } = paramsOf(action) as { params?: unknown };
  const other = altered(params);
  return typeof params === 'function' || other === params ? [] : [{ ...(action as object), params: other }];
}
