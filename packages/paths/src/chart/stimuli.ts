import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activeNodes, sourceOf } from './edges.ts';
import type { Case, Model, News, Outcome } from './model.ts';
import type { Moment, Origin, Part } from './step.ts';
import { dueTimers } from './timers.ts';

/** The chart inside to which something happens: the ids of the actors that lead to it. */
type Inside = { at?: readonly string[] };

/** One thing that can happen to a chart from outside. `name` is for people: `seat.select`, `holdPlaces error`, `after 2000 ms`. */
export type Stimulus =
  | ({ kind: 'event'; name: string; event: AnyEventObject; index: number } & Inside)
  | ({
      kind: 'actor';
      name: string;
      event: AnyEventObject;
      index: number;
      src: string;
      id: string;
      outcome: Outcome;
    } & Inside)
  | ({ kind: 'news'; name: string; event: AnyEventObject; index: number; src: string; id: string } & Inside)
  | { kind: 'delay'; name: string; event: AnyEventObject; timer: string; ms: number };

/** Everything that can happen next: the events that the active states handle, the ends of the running actors, the delays. */
export function stimuliAt(moment: Moment, model: Model): Stimulus[] {
  const { snapshot } = moment;
  if (snapshot.status !== 'active') return [];
  const { inside = [] } = moment;
  return [
    ...eventsAt(snapshot, model),
    ...outcomesAt(moment, model),
    ...inside.flatMap((part) => insideStimuli(part, moment)),
    ...delaysAt(moment),
  ];
}

type HappeningTo = Exclude<Stimulus, { kind: 'delay' }>;

/** Everything that can happen to a chart that runs inside, named after it. */
function insideStimuli({ path, prefix, snapshot, model }: Part, { settled }: Moment): Stimulus[] {
  const here = { snapshot, settled, timers: [] };
  return [...eventsAt(snapshot, model), ...outcomesAt(here, model)].map((stimulus) => ({
    ...stimulus,
    at: path,
    name: `${prefix}${stimulus.name}`,
    ...('src' in stimulus && { src: `${prefix}${stimulus.src}` }),
  }));
}

/** The origin of a stimulus: the actor that ends, the timer that fires, or the chart inside to which it happens. */
export function originOf(stimulus: Stimulus, moment: Moment): Origin {
  if (stimulus.kind === 'delay') return { fires: stimulus.timer };
  const { at = [] } = stimulus;
  const part = moment.inside?.find(({ path }) => path.join() === at.join());
  if (stimulus.kind === 'event') return part === undefined ? {} : { to: part.ref };
  const { children } = (part ?? moment).snapshot;
  const child = (children as Readonly<Record<string, AnyActorRef | undefined>>)[stimulus.id];
  if (child === undefined) return {};
  return stimulus.kind === 'actor' ? { settles: child } : { says: child };
}

/** A stimulus's key in reports and fixtures: its name, and the number of its case. */
export function stimulusKey(stimulus: Stimulus): string {
  return stimulus.kind === 'delay' ? stimulus.name : `${stimulus.name} #${stimulus.index}`;
}

function eventsAt(snapshot: AnyMachineSnapshot, model: Model): HappeningTo[] {
  return ownedTypes(snapshot, model).flatMap((type) =>
    resolved(model.events[type] ?? [{}], { context: snapshot.context, input: undefined }).map(([payload, index]) => ({
      kind: 'event' as const,
      name: type,
      event: { ...payload, type },
      index,
    })),
  );
}

function ownedTypes(snapshot: AnyMachineSnapshot, model: Model): string[] {
  const descriptors = activeNodes(snapshot)
    .flatMap((node) => node.ownEvents)
    .filter((type) => !type.startsWith('xstate.'));
  const known = [...new Set([...Object.keys(model.events), ...snapshot.machine.events])].filter(isPlain);
  const others = known.filter((type) => !descriptors.includes(type));
  return [...new Set(descriptors.flatMap((type) => (isPlain(type) ? [type] : covered(type, others))))];
}

const isPlain = (type: string) => !type.endsWith('*') && !type.startsWith('xstate.');

/** The events that a wildcard takes and nothing else does: those that are known, or one that nobody knows. */
function covered(wildcard: string, known: readonly string[]): string[] {
  const found = known.filter(matching(wildcard));
  return found.length > 0 ? found : [wildcard.replace('*', 'anything')];
}

function matching(wildcard: string): (type: string) => boolean {
  const prefix = wildcard.slice(0, -1);
  return (type) => type.startsWith(prefix) || `${type}.` === prefix;
}

function outcomesAt({ snapshot, settled }: Moment, model: Model): HappeningTo[] {
  return runningActors(snapshot, settled).flatMap((child) => {
    const src = sourceOf(child);
    const at = { context: snapshot.context, input: inputOf(child) };
    return resolved(model.actors[src] ?? [], at).map(([outcome, index]): HappeningTo => {
      const { id } = child;
      if ('snapshot' in outcome)
        return { kind: 'news', name: `${src} snapshot`, event: newsEvent(id, outcome), index, src, id };
      const name = `${src} ${'output' in outcome ? 'done' : 'error'}`;
      return { kind: 'actor', name, event: outcomeEvent(id, outcome), index, src, id, outcome };
    });
  });
}

/** The input of a child; the snapshot of a child chart does not contain it. */
export const inputOf = (child: AnyActorRef): unknown => (child as { options?: { input?: unknown } }).options?.input;

const newsEvent = (actorId: string, { snapshot }: News): AnyEventObject => ({
  type: `xstate.snapshot.${actorId}`,
  snapshot: { status: 'active', output: undefined, error: undefined, ...(snapshot as object) },
});

export function runningActors(snapshot: AnyMachineSnapshot, settled: ReadonlySet<AnyActorRef>): AnyActorRef[] {
  const children = Object.values<AnyActorRef | undefined>(snapshot.children);
  return children.filter((child): child is AnyActorRef => child !== undefined && !settled.has(child));
}

export function outcomeEvent(actorId: string, outcome: Outcome): AnyEventObject {
  return 'output' in outcome
    ? { type: `xstate.done.actor.${actorId}`, output: outcome.output, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: outcome.error, actorId };
}

function delaysAt({ timers }: Moment): Stimulus[] {
  return dueTimers(timers).map(({ id, event, ms }) => ({
    kind: 'delay',
    name: `after ${ms} ms`,
    event,
    timer: id,
    ms,
  }));
}

function resolved<At, Value extends object>(cases: readonly Case<At, Value>[], at: At): [Value, index: number][] {
  return cases.flatMap((one, index): [Value, number][] => {
    const value = typeof one === 'function' ? one(at) : one;
    return value === null ? [] : [[value, index]];
  });
}
