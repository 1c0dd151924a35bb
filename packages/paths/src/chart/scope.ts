import { type AnyActorRef, type AnyActorScope, type AnyStateMachine, createActor, fromTransition } from 'xstate';
import { bookedIds } from './booked-ids.ts';

export type Action = Parameters<AnyActorScope['actionExecutor']>[0];
export type Children = Readonly<Record<string, AnyActorRef | undefined>>;

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
  let collect: (action: Action) => void = () => {};
  Object.assign(self.system, {
    _bookId: ids.book,
    _set: (systemId: string, actor: AnyActorRef) => named.set(systemId, actor),
    _unregister: (actor: AnyActorRef) => {
      for (const [systemId, each] of named) if (each === actor) named.delete(systemId);
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
    actionExecutor: (action) => collect(action),
  };
  const register = (children: Children) => {
    for (const child of Object.values(children)) {
      if (child === undefined) continue;
      const { systemId } = child as { systemId?: string };
      if (systemId !== undefined) named.set(systemId, child);
      register(childrenOf(child));
    }
  };
  return (children: Children, collecting: (action: Action) => void): AnyActorScope => {
    ids.next(Object.keys(children));
    named.clear();
    register(children);
    collect = collecting;
    return scope;
  };
}

const childrenOf = (actor: AnyActorRef): Children =>
  (actor.getSnapshot() as { children?: Children } | undefined)?.children ?? {};

const scopes = new WeakMap<AnyStateMachine, ReturnType<typeof inertScope>>();

/** The scope for a step of a chart that has these children; it serves one step at a time. */
export function scopeOf(
  machine: AnyStateMachine,
  children: Children,
  collect: (action: Action) => void,
): AnyActorScope {
  const known = scopes.get(machine) ?? inertScope();
  scopes.set(machine, known);
  return known(children, collect);
}
