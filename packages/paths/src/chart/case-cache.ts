import { isArbitrary } from './arbitrary.ts';
import type { Case, Model } from './model.ts';

type Cases = readonly Case<never, object>[];

/** The things made of a list of cases under one name: the same in all places, or some for each context. */
type Made<Thing> = { always?: readonly Thing[]; byContext: WeakMap<object, readonly Thing[]> };

const made = new WeakMap<Model, WeakMap<Cases, Map<string, Made<unknown>>>>();

/**
 * Caches what `make` makes of a model's cases under a name: for all places if no case is a function, else for each context. Not for cases
 * that are given more than the context.
 */
export function madeOf<Thing>(
  model: Model,
  { cases, name, context }: { cases: Cases; name: string; context: object },
  make: () => readonly Thing[],
): readonly Thing[] {
  const lists = made.get(model) ?? new WeakMap<Cases, Map<string, Made<unknown>>>();
  made.set(model, lists);
  const names = (lists.get(cases) ?? new Map<string, Made<unknown>>()) as Map<string, Made<Thing>>;
  lists.set(cases, names);
  const known = names.get(name) ?? { byContext: new WeakMap() };
  names.set(name, known);
  const before = known.always ?? known.byContext.get(context);
  if (before !== undefined) return before;
  const things = make();
  if (isConstant(cases)) known.always = things;
  else known.byContext.set(context, things);
  return things;
}

/** True if no case is a function: what they make is the same everywhere. */
export const isConstant = (cases: Cases): boolean =>
  cases.every((one) => typeof one !== 'function' || isArbitrary(one));
