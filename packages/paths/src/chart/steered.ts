import type { ActorLogic, AnyActorLogic, AnyEventObject, Snapshot } from 'xstate';
import { isMachine } from './inside.ts';

const BECOMES = 'paths.becomes';

type Told = AnyEventObject & { snapshot?: Snapshot<unknown> };

/** An actor in the place of another, that begins as that one does and then does nothing by itself: it becomes what it is told. */
export const steered = (logic: AnyActorLogic): ActorLogic<Snapshot<unknown>, Told> => ({
  getInitialSnapshot: (scope, input) =>
    // The beginning of a chart would begin the actors of its own.
    isMachine(logic)
      ? { status: 'active', output: undefined, error: undefined }
      : (logic.getInitialSnapshot(scope, input) as Snapshot<unknown>),
  transition: (snapshot, { type, snapshot: next }) => (type === BECOMES && next !== undefined ? next : snapshot),
  getPersistedSnapshot: (snapshot) => snapshot,
});

/** Lets a steered actor end as one of XState's own events says (`xstate.done.actor.…`), or be as it says of itself. */
export function becoming({ type, output, error, snapshot }: AnyEventObject): Told {
  const end: Snapshot<unknown> = type.startsWith('xstate.done.')
    ? { status: 'done', output, error: undefined }
    : { status: 'error', output: undefined, error };
  return { type: BECOMES, snapshot: (snapshot as Snapshot<unknown> | undefined) ?? end };
}

/** True for logic that only ever answers events, as that of `fromTransition` does: it has nothing that begins. */
export const onlyAnswers = (logic: AnyActorLogic): boolean => logic.start === undefined;
