import { beginCode } from './endless.ts';
import { type Resolve, watchedAssign } from './watched-assign.ts';

type Call = (...given: unknown[]) => unknown;

/** The same guard, which says its name before it runs; one that is made of others is left as it is. */
export function notedGuard<Guard>(guard: Guard, words: string): Guard {
  return typeof guard !== 'function' || 'check' in guard ? guard : (saying(guard as unknown as Call, words) as Guard);
}

/** The same action, which says its name before XState works out what it does; one of the chart's own is left as it is, for it never runs. */
export function notedAction<Action>(action: Action, words: string): Action {
  if (typeof action !== 'function' || !('resolve' in action)) return action;
  const own = action.resolve as Call;
  const resolve = saying('assignment' in action ? (watchedAssign(own as Resolve) as Call) : own, words);
  return Object.assign((...given: unknown[]) => (action as unknown as Call)(...given), action, { resolve });
}

/** All of a kind by their names, noted. */
export const notedAll = <Thing>(
  things: Readonly<Record<string, Thing>>,
  kind: string,
  noted: (thing: Thing, words: string) => Thing,
): Record<string, Thing> =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, noted(thing, `the ${kind} ${name}`)]));

const saying =
  (call: Call, words: string): Call =>
  (...given) => {
    beginCode(words);
    return call(...given);
  };
