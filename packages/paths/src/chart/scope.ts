import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
} from 'xstate';
import { bookedIds } from './booked-ids.ts';

export type Action = Parameters<AnyActorScope['actionExecutor']>[0];
export type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** The children that a chart has before a step, and which of them have ended; null before it begins. */
type Present = { children: Children; settled: ReadonlySet<AnyActorRef> } | null;

/** Listeners to a step: to each action, and to each child that begins. */
type Ears = { collect: (action: Action) => void; begins: (actor: AnyActorRef) => void };

const nobody = fromTransition((state: null) => state, null);

/**
 * A scope in which nothing runs: actions are only collected, children only created. It stands for a chart that somebody started, so it has
 * a parent, and its system knows the children that are there.
 */
function inertScope() {
  const parent = createActor(nobody, { id: 'parent' });
  const self = createActor(nobody, { parent });
  const named = new Map<string, AnyActorRef>();
  const ids = bookedIds();
  let isBeginning = false;
  let hear: Ears = { collect: () => {}, begins: () => {} };
  const unregister = (actor: AnyActorRef) => {
    for (const [systemId, each] of named) if (each === actor) named.delete(systemId);
  };
  const unregisterAll = (actor: AnyActorRef | null | undefined) => {
    if (actor === null || actor === undefined) return;
    for (const child of Object.values(childrenOf(actor))) unregisterAll(child);
    unregister(actor);
  };
  Object.assign(self.system, {
    _bookId: ids.book,
    _set: (systemId: string, actor: AnyActorRef) => {
      if ((named.get(systemId) ?? actor) !== actor)
        throw new Error(`Actor with system ID '${systemId}' already exists.`);
      named.set(systemId, actor);
    },
    _unregister: unregister,
    _sendInspectionEvent: ({ type, actorRef }: InspectionEvent) => {
      const { options } = actorRef as AnyActorRef & { options: { parent?: AnyActorRef } };
      if (type === '@xstate.actor' && options.parent === self) hear.begins(actorRef as AnyActorRef);
    },
    get: (systemId: string) => named.get(systemId),
    getAll: () => Object.fromEntries(named),
  });
  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      // A chart that only begins stops nothing before it has come to rest.
      if (!isBeginning && action.type === 'xstate.stopChild')
        unregisterAll(action.params as AnyActorRef | null | undefined);
      hear.collect(action);
    },
  };
  const register = (children: Children, settled: ReadonlySet<AnyActorRef>) => {
    for (const child of Object.values(children)) {
      if (child === undefined || settled.has(child)) continue;
      const { systemId } = child as { systemId?: string };
      if (systemId !== undefined) named.set(systemId, child);
      register(childrenOf(child), settled);
    }
  };
  return (present: Present, ears: Ears): AnyActorScope => {
    isBeginning = present === null;
    const { children, settled } = present ?? { children: {}, settled: new Set() };
    ids.next(Object.keys(children));
    named.clear();
    register(children, settled);
    hear = ears;
    return scope;
  };
}

const childrenOf = (actor: AnyActorRef): Children =>
  (actor.getSnapshot() as { children?: Children } | undefined)?.children ?? {};

const scopes = new WeakMap<AnyStateMachine, ReturnType<typeof inertScope>>();

/** The scope for a step of a chart that has these children; it serves one step at a time. */
export function scopeOf(machine: AnyStateMachine, present: Present, ears: Ears): AnyActorScope {
  const known = scopes.get(machine) ?? inertScope();
  scopes.set(machine, known);
  return known(present, ears);
}
