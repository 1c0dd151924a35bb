import type { AnyActorRef } from 'xstate';
import { sourceOf } from '../chart/edges.ts';
import { isMachine } from '../chart/inside.ts';
import type { Moment } from '../chart/step.ts';
import { textIfAny } from '../chart/text-of.ts';
import type { Node } from './graph.ts';

/** Something outside the context that grows, or takes new values, without end; and the cure. */
export type Crowd = { what: string; cure: string };

/**
 * The actors and delays of which there are at least so many at once, or else the actors whose ids are as many over time, or that say as many
 * things of themselves.
 */
export function crowdsIn(nodes: readonly Node[], many: number): Crowd[] {
  const actors = actorsAtOnce(nodes, many);
  return [
    ...(actors.length > 0 ? actors : [...idsEverNew(nodes, many), ...sayingsEverNew(nodes, many)]),
    ...delaysAtOnce(nodes, many),
  ];
}

/** The actors of a configuration, those of charts that run inside too. */
const actorsOf = ({ snapshot, inside = [] }: Moment): AnyActorRef[] =>
  [snapshot, ...inside.map((part) => part.snapshot)].flatMap((each) =>
    Object.values<AnyActorRef | undefined>(each.children).filter((actor) => actor !== undefined),
  );

const inShort = ([first = '', ...others]: Iterable<string>): string =>
  others.length === 0 ? first : `${first} and others`;

function largest<Thing>(nodes: readonly Node[], many: number, of: (moment: Moment) => readonly Thing[]) {
  let most: { moment: Moment; things: readonly Thing[] } | null = null;
  for (const { moment } of nodes) {
    const things = of(moment);
    if (things.length >= Math.max(many, most?.things.length ?? 0)) most = { moment, things };
  }
  return most;
}

function actorsAtOnce(nodes: readonly Node[], many: number): Crowd[] {
  const found = largest(nodes, many, actorsOf);
  if (found === null) return [];
  const { things, moment } = found;
  const ended = things.filter((actor) => moment.settled.has(actor)).length;
  const cure =
    ended > things.length / 2
      ? 'let the chart stop those that have ended, with `stopChild`'
      : 'let the chart begin no more of them where there are enough';
  return [{ what: `up to ${things.length} actors at once (${inShort(new Set(things.map(sourceOf)))})`, cure }];
}

function idsEverNew(nodes: readonly Node[], many: number): Crowd[] {
  return everNew(nodes, many, ({ id }) => id).map(({ source, size }) => ({
    what: `${size} ids of ${source}`,
    cure: `let ids of ${source} come again, leave them to XState, or let \`ids\` in the model leave out what numbers them`,
  }));
}

/** The ever-new contexts of real actors that are no charts: no `project` leaves them out. */
function sayingsEverNew(nodes: readonly Node[], many: number): Crowd[] {
  const saying = (actor: AnyActorRef) =>
    isMachine((actor as { logic?: unknown }).logic) ? '' : (textIfAny(contextOf(actor)) ?? '');
  const real = nodes.filter(({ moment }) => moment.inside !== undefined);
  return everNew(real, many, saying).map(({ source, size }) => ({
    what: `${size} values of the actor ${source}'s own context, which no \`project\` leaves out`,
    cure: `let cases say what ${source} says instead of its own code (\`actors: { ${source}: [{ snapshot: { context: … } }] }\`, not \`runs\`)`,
  }));
}

const contextOf = (actor: AnyActorRef): unknown => (actor.getSnapshot() as { context?: unknown } | undefined)?.context;

/** The actors, by the names of their logic, that have at least so many values of something over time. */
function everNew(nodes: readonly Node[], many: number, of: (actor: AnyActorRef) => string) {
  const values = new Map<string, Set<string>>();
  for (const { moment } of nodes)
    for (const actor of actorsOf(moment)) {
      const known = values.get(sourceOf(actor)) ?? new Set();
      values.set(sourceOf(actor), known.add(of(actor)));
    }
  return [...values].flatMap(([source, { size }]) => (size < many ? [] : [{ source, size }]));
}

function delaysAtOnce(nodes: readonly Node[], many: number): Crowd[] {
  const found = largest(nodes, many, ({ timers }) => timers);
  if (found === null) return [];
  const names = new Set(found.things.map(({ ms }) => `after ${ms} ms`));
  return [
    {
      what: `up to ${found.things.length} delays at once (${inShort(names)})`,
      cure: 'let the chart cancel those that it starts anew',
    },
  ];
}
