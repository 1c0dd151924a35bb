import type { AnyStateMachine } from 'xstate';
import { activeNodes, allStates, sourceOf } from './edges.ts';
import type { Moment } from './step.ts';
import { inputOf, runningActors } from './stimuli.ts';
import { meaning } from './strange-names.ts';

/** A view of a chart's current state, for rules and invariants. */
export type Sight<Context = unknown> = {
  context: Context;
  /**
   * True if a state is active, with or without substates; the last words of its id will do where no other state has them.
   * @throws if the chart has no such state, or several
   */
  isIn: (state: string) => boolean;
  hasTag: (tag: string) => boolean;
  /** The meta of an active state, by itself; undefined if it has none. @throws as `isIn` does */
  metaOf: (state: string) => unknown;
  /** The inputs that the actors at work of this name were given. */
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
    hasTag: (tag) => parts.some((part) => part.hasTag(tag)),
    metaOf: (state) => meta[idOf(state)],
    inputsOf: (actor) =>
      parts
        .flatMap((part) => runningActors(part, settled))
        .filter((child) => sourceOf(child) === actor)
        .map(inputOf),
  };
  sights.set(moment, sight);
  return sight;
}

const named = new WeakMap<AnyStateMachine, Map<string, string>>();

/**
 * The id of the one state that a name stands for in a chart, or in those that run inside: its id, or the last words of it.
 * @throws if there is none, or several
 */
export function stateNamed(
  machine: AnyStateMachine,
  name: string,
  charts: readonly AnyStateMachine[] = [machine],
): string {
  const names = named.get(machine) ?? new Map<string, string>();
  named.set(machine, names);
  const id = names.get(name) ?? find(machine, charts, name);
  names.set(name, id);
  return id;
}

function find({ root }: AnyStateMachine, charts: readonly AnyStateMachine[], name: string): string {
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
