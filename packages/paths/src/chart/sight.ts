import { activeLeaves } from './configuration.ts';
import type { Moment } from './step.ts';

/** A view of a chart's current state, for rules and invariants. */
export type Sight<Context = unknown> = {
  context: Context;
  /** True if a state is active; the last words of its id will do. */
  isIn: (state: string) => boolean;
  hasTag: (tag: string) => boolean;
};

/** A rule's view of a moment; the author of the rule knows the type of the context. */
export function sightOf(moment: Moment): Sight<never> {
  const { snapshot } = moment;
  return {
    context: snapshot.context as never,
    isIn: among(activeLeaves(moment)),
    hasTag: (tag) => snapshot.hasTag(tag),
  };
}

/** True if a state is one of these leaves, by its id or the last words of it. */
export const among =
  (leaves: readonly string[]) =>
  (state: string): boolean =>
    leaves.some((leaf) => leaf === state || leaf.endsWith(`.${state}`));
