import type { AnyStateMachine } from 'xstate';
import { activeNodes, allStates, sourceOf } from './edges.ts';
import type { Moment } from './step.ts';
import { inputOf, runningActors } from './stimuli.ts';
import { meaning, strangeActor } from './strange-names.ts';

/** A view of a chart's current state, for rules and invariants. */
export type Sight<Context = unknown> = {
  context: Context;
  /**
   * True if a state is active, with or without substates; the last words of its id will do where no other state has them.
   * @throws if the chart has no such state, or several
   */
  isIn: (state: string) => boolean;
  /** True if an active state has the tag. @throws if no state of the chart has it */
  hasTag: (tag: string) => boolean;
  /** The meta of an active state, by itself; undefined if it has none. @throws as `isIn` does */
  metaOf: (state: string) => unknown;
  /** The inputs that the actors at work of this name were given. @throws if the name is almost that of an actor of the chart */
  inputsOf: (actor: string) => unknown[];
};

const sights = new WeakMap<Moment, Sight<never>>();

/** A rule's view of a moment; the author of the rule knows the type of the context. */
export function sightOf(moment: Moment): Sight<never> {
  const known = sights.get(moment);
  if (known !== undefined) return known;
  const { snapshot, settled, inside = [], charts } = moment;
  const idOf = (state: string) => stateNamed(snapshot.machine, state, charts);
  const parts = [snapshot, ...inside.map((part) => part.snapshot)];
  const active = new Set(parts.flatMap(activeNodes).map(({ id }) => id));
  const meta = Object.assign({}, ...parts.map((part) => part.getMeta() as object)) as Readonly<Record<string, unknown>>;
  const sight: Sight<never> = {
    context: snapshot.context as never,
    isIn: (state) => active.has(idOf(state)),
    hasTag: (tag) => {
      const known = tagNamed(snapshot.machine, tag, charts);
      return parts.some((part) => part.hasTag(known));
    },
    metaOf: (state) => meta[idOf(state)],
    inputsOf: (actor) => {
      const name = actorNamed(snapshot.machine, actor, charts);
      return parts
        .flatMap((part) => runningActors(part, settled))
        .filter((child) => sourceOf(child) === name)
        .map(inputOf);
    },
  };
  sights.set(moment, sight);
  return sight;
}

type Charts = readonly AnyStateMachine[];

/**
 * The id of the one state that a name stands for in a chart, or in those that run inside: its id, or the last words of it.
 * @throws if there is none, or several
 */
export const stateNamed = onceFor(find);

/** A tag that a state of a chart has, or of one that runs inside. @throws if none has it */
export const tagNamed = onceFor(({ root }, charts, tag) => {
  const known = charts.flatMap((chart) => allStates(chart.root)).flatMap((node) => node.tags);
  if (known.includes(tag)) return tag;
  throw new Error(`The chart '${root.id}' has no tag '${tag}'${meaning(tag, known)}`);
});

/** The name of an actor; a chart may spawn some under names that nobody knows before. @throws if it is almost one that is known */
const actorNamed = onceFor((_, charts, name) => {
  const strange = strangeActor(charts, name);
  if (strange === null) return name;
  throw new Error(strange);
});

/** Finds what a name stands for in a chart, and in those that run inside, once for each. */
function onceFor(find: (machine: AnyStateMachine, charts: Charts, name: string) => string) {
  const found = new WeakMap<AnyStateMachine, Map<string, string>>();
  return (machine: AnyStateMachine, name: string, charts: Charts = [machine]): string => {
    const names = found.get(machine) ?? new Map<string, string>();
    found.set(machine, names);
    const known = names.get(name) ?? find(machine, charts, name);
    names.set(name, known);
    return known;
  };
}

function find({ root }: AnyStateMachine, charts: Charts, name: string): string {
  const ids = charts.flatMap((chart) => allStates(chart.root)).map(({ id }) => id);
  const found = ids.includes(name) ? [name] : ids.filter((id) => id.endsWith(`.${name}`));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined)
    throw new Error(`'${name}' is the name of several states: ${found.join(', ')}. Write more of it.`);
  throw new Error(`The chart '${root.id}' has no state '${name}'${meaning(name, ids.flatMap(endsOf))}`);
}

/** An id, and all the ends of it that are whole words. */
function endsOf(id: string): string[] {
  const words = id.split('.');
  return words.map((_, at) => words.slice(at).join('.'));
}
