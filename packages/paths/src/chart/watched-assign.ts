import type { AnyMachineSnapshot } from 'xstate';
import { type Context, readingOf } from './reading.ts';

type Spawn = (src: unknown, options?: { input?: unknown }) => unknown;
type Given = { context: Context; spawn: Spawn };
type Assignment = Context | ((args: Given, params: unknown) => Context | undefined);

/** XState's working out of an `assign`. */
export type Resolve = (
  scope: unknown,
  snapshot: AnyMachineSnapshot,
  args: unknown,
  params: unknown,
  action: { assignment: Assignment },
  extra: unknown,
) => [AnyMachineSnapshot, ...unknown[]];

/** The same where a context is watched: XState copies the bare one, and the reading goes on with the copy and the keys that are new in it. */
export const watchedAssign =
  (resolve: Resolve): Resolve =>
  (scope, snapshot, args, params, { assignment }, extra) => {
    const reading = readingOf(snapshot.context);
    if (reading === undefined) return resolve(scope, snapshot, args, params, { assignment }, extra);
    let keys: readonly string[] = [];
    const watched = (given: Given, more: unknown): Context => {
      const spawn: Spawn = (src, options) => {
        if (typeof options?.input === 'function') reading.isSpoilt = true;
        return given.spawn(src, options);
      };
      const values = valuesOf(assignment, { ...given, context: reading.context, spawn }, more);
      // The context itself: nothing is new.
      if (readingOf(values) !== undefined) return {};
      keys = Object.keys(values);
      return values;
    };
    const bare = { ...snapshot, context: reading.now } as AnyMachineSnapshot;
    const [next, ...rest] = resolve(scope, bare, args, params, { assignment: watched }, extra);
    next.context = reading.goOn(next.context as Context, keys);
    return [next, ...rest];
  };

function valuesOf(assignment: Assignment, given: Given, params: unknown): Context {
  if (typeof assignment === 'function') return assignment(given, params) ?? {};
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(assignment))
    values[key] =
      typeof value === 'function' ? (value as (given: Given, params: unknown) => unknown)(given, params) : value;
  return values;
}
