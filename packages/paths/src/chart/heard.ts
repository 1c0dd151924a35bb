import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Action } from './scope.ts';
import { textOf } from './text-of.ts';

type Ears = {
  collect: (action: Action) => void;
  /** Runs something; what it makes wait bears this label. */
  labelled: (label: string, run: () => void) => void;
  pathOf: (actor: AnyActorRef | undefined) => readonly string[];
};

/** The same chart for a real actor, with all its actions told. XState's own are done; the effects of the chart never run. */
export function heard(chart: AnyStateMachine, ears: Ears): AnyStateMachine {
  return Object.assign(Object.create(chart) as AnyStateMachine, {
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope) =>
      chart.transition(snapshot, event, listening(scope, ears)),
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) =>
      chart.getInitialSnapshot(listening(scope, ears), input),
  });
}

type Params = { id?: string; delay?: number; event?: AnyEventObject; to?: AnyActorRef };

/** The identity of an actor's delayed event: its id, which it need not have, the event itself and its receiver. */
const whatWaits = ({ id = '', delay, event, to }: Params, pathOf: Ears['pathOf']): string[] =>
  delay === undefined ? [id] : [id, textOf(event), ...pathOf(to)];

function listening(scope: AnyActorScope, { collect, labelled, pathOf }: Ears): AnyActorScope {
  let label = '';
  return {
    ...scope,
    defer: (run) => {
      const text = label;
      scope.defer(() => labelled(text, run));
    },
    actionExecutor: (action) => {
      collect(action);
      const { exec, type, params } = action;
      if (!type.startsWith('xstate.') || exec === undefined) return;
      scope.actionExecutor({
        ...action,
        exec: (...given) => {
          label = [...pathOf(scope.self), ...whatWaits(params ?? {}, pathOf)].join(' ');
          labelled(label, () => exec(...given));
        },
      });
    },
  };
}
