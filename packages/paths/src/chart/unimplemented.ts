import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, fromPromise } from 'xstate';
import { allStates } from './edges.ts';
import { meaning } from './strange-names.ts';

/** The names that a chart uses and leaves to others to implement. */
export type Unimplemented = Readonly<Record<'actions' | 'guards' | 'delays' | 'actors', readonly string[]>>;

type Named = string | { type?: unknown; guards?: readonly unknown[] } | undefined;

/** The same as findings tell it: the names of a kind, and of each the one that may be meant. */
export function unimplementedNames(machine: AnyStateMachine): string[] {
  return Object.entries(unimplementedIn(machine)).flatMap(([kind, names]) => {
    const known = Object.keys(machine.implementations[kind as keyof Unimplemented]);
    return names.length === 0 ? [] : [`${kind} ${names.map((name) => `${name}${meaning(name, known)}`).join(', ')}`];
  });
}

/** The names of actions, guards, delays and actors for which a chart has no implementation, each once. */
function unimplementedIn({ root, implementations }: AnyStateMachine): Unimplemented {
  const nodes = allStates(root);
  const transitions = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  const missing = (names: readonly string[], kind: keyof Unimplemented) =>
    [...new Set(names)].filter((name) => (implementations[kind] as Record<string, unknown>)[name] === undefined);
  const actions = [
    ...nodes.flatMap(({ entry, exit, initial }) => [...entry, ...exit, ...(initial?.actions ?? [])]),
    ...transitions.flatMap((transition) => transition.actions),
  ];
  return {
    actions: missing(actions.flatMap(namesOf), 'actions'),
    guards: missing(
      transitions.flatMap(({ guard }) => namesOf(guard as Named)),
      'guards',
    ),
    delays: missing([...nodes.flatMap(delaysOf), ...actions.flatMap(delayOf)], 'delays'),
    actors: missing(
      [...nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src)), ...actions.map(spawnedBy)].filter(isWritten),
      'actors',
    ),
  };
}

/** Actors that never end, for those that a chart leaves to others: how they end is up to the model. */
export function standIns(machine: AnyStateMachine): Record<string, AnyActorLogic> {
  return Object.fromEntries(
    unimplementedIn(machine).actors.map((src) => [src, fromPromise(() => new Promise<never>(() => {}))]),
  );
}

const isWritten = (src: unknown): src is string => typeof src === 'string' && !src.startsWith('xstate.invoke.');

function namesOf(named: unknown): string[] {
  const { type, guards } = (typeof named === 'string' ? { type: named } : (named ?? {})) as Exclude<
    Named,
    string | undefined
  >;
  if (guards !== undefined) return guards.flatMap(namesOf);
  return typeof type === 'string' && typeof named !== 'function' ? [type] : [];
}

function delaysOf({ config }: AnyStateNode): string[] {
  return Object.keys((config as { after?: object }).after ?? {}).filter((delay) => Number.isNaN(Number(delay)));
}

/** The source of the child that an action spawns; undefined for any other action. */
const spawnedBy = (action: unknown): unknown =>
  typeof action === 'function' && 'type' in action && action.type === 'xstate.spawnChild' && 'src' in action
    ? action.src
    : undefined;

/** The name of the delay with which an action sends its event, if it has one. */
function delayOf(action: unknown): string[] {
  const isSending = typeof action === 'function' && 'delay' in action;
  return isSending && typeof action.delay === 'string' ? [action.delay] : [];
}
