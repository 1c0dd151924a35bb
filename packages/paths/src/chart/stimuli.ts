import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Arbitrary, isArbitrary, type Made, samplesOf } from './arbitrary.ts';
import { isConstant, madeOf } from './case-cache.ts';
import { activeNodes, sourceOf } from './edges.ts';
import { beginCode, beginStep } from './endless.ts';
import { messageOf } from './message-of.ts';
import type { Case, Model, News, Outcome } from './model.ts';
import type { Moment, Move, Part, Walker } from './step.ts';
import { firstToEnd } from './waits.ts';

/** The case that a stimulus is of, and the chart inside to which it happens: the ids of the actors that lead to it. */
type Chosen = { index: number; sample?: number; made?: Made; at?: readonly string[] };
/** An actor that says or ends something; `nth` is its number among the running actors that the model's `ids` don't tell from it. */
type Speaker = { src: string; id: string; nth?: number };

/** One thing that can happen to a chart from outside. `name` is for people: `seat.select`, `holdPlaces error`, `after 2000 ms`. */
export type Stimulus =
  | ({ kind: 'event'; name: string; event: AnyEventObject } & Chosen)
  | ({ kind: 'actor'; name: string; event: AnyEventObject; outcome: Outcome } & Speaker & Chosen)
  | ({ kind: 'news'; name: string; event: AnyEventObject } & Speaker & Chosen)
  | { kind: 'delay'; name: string; event: AnyEventObject; timer: string; ms: number };

/** Everything that can happen next: the events that the active states handle, the ends of the running actors, the delays. */
export function stimuliAt(moment: Moment, model: Model, draw: Draw = sampling(model)): Stimulus[] {
  const { snapshot } = moment;
  if (snapshot.status !== 'active') return [];
  beginStep(snapshot.machine, snapshot, null);
  const { inside = [] } = moment;
  return [
    ...eventsAt(moment, model, draw),
    ...outcomesAt(moment, model, draw),
    ...inside.flatMap((part) => insideStimuli(part, moment, draw)),
    ...delaysAt(moment),
  ];
}

/** The values of each arbitrary that `explore` tries. */
const MANY_SAMPLES = 10;

type HappeningTo = Exclude<Stimulus, { kind: 'delay' }>;

/** Everything that can happen to a chart that runs inside, named after it. */
function insideStimuli({ path, prefix, snapshot, model }: Part, { settled }: Moment, draw: Draw): Stimulus[] {
  const here = { snapshot, settled, timers: [] };
  return [...eventsAt(here, model, draw), ...outcomesAt(here, model, draw)].map((stimulus) => ({
    ...stimulus,
    at: path,
    name: `${prefix}${stimulus.name}`,
    ...('src' in stimulus && { src: `${prefix}${stimulus.src}` }),
  }));
}

/** Takes the step that a stimulus makes: of the actor that ends, the timer that fires, or the chart inside to which it happens. */
export function take(walker: Walker, moment: Moment, stimulus: Stimulus): Move {
  const { event } = stimulus;
  if (stimulus.kind === 'delay') return walker.advance(moment, event, { fires: stimulus.timer });
  const part = partOf(stimulus, moment, walker.ids);
  if (stimulus.kind === 'event') return walker.advance(moment, event, part === undefined ? {} : { to: part.ref });
  const child = speakerOf(stimulus, part ?? { snapshot: moment.snapshot, prefix: '' }, moment.settled, walker.ids);
  if (child === undefined) return walker.advance(moment, event);
  const origin = stimulus.kind === 'actor' ? { settles: child } : { says: child };
  // The same event is known at once, and one that was read from JSON is still whole.
  if (child.id === stimulus.id) return walker.advance(moment, event, origin);
  return stimulus.kind === 'actor'
    ? walker.advance(moment, outcomeEvent(child.id, stimulus.outcome), origin)
    : walker.advance(moment, { ...event, type: newsType(child.id) }, origin);
}

/** The chart inside to which something happens; with `ids`, also one that they don't tell from it. */
function partOf({ at = [] }: Chosen, { inside }: Moment, ids: Model['ids']): Part | undefined {
  const same = (told: (id: string) => string) =>
    inside?.find(({ path }) => path.map(told).join() === at.map(told).join());
  return same((id) => id) ?? (ids && same(ids));
}

/** The actor that ends or says something; with `ids`, also one that they don't tell from it. */
function speakerOf(
  { id, src, nth = 0 }: Speaker,
  { snapshot, prefix }: Pick<Part, 'snapshot' | 'prefix'>,
  settled: Moment['settled'],
  ids: Model['ids'],
): AnyActorRef | undefined {
  const child = (snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>)[id];
  if (ids === undefined) return child;
  const running = runningActors(snapshot, settled);
  return running.filter((each) => `${prefix}${sourceOf(each)}` === src && ids(each.id) === ids(id))[nth];
}

/** A stimulus's key in reports and fixtures: its name, the number of its case, and that of the arbitrary's value. */
export function stimulusKey(stimulus: Stimulus): string {
  const isSample = stimulus.kind !== 'delay' && stimulus.sample !== undefined;
  return isSample ? `${caseKeyOf(stimulus)}.${stimulus.sample}` : caseKeyOf(stimulus);
}

/** The same without the number of the arbitrary's value. */
export const caseKeyOf = (stimulus: Stimulus): string =>
  stimulus.kind === 'delay' ? stimulus.name : `${stimulus.name} #${stimulus.index}`;

function eventsAt({ snapshot, shape }: Moment, model: Model, draw: Draw): HappeningTo[] {
  const at = { context: snapshot.context as unknown, input: undefined };
  const types = shape?.types ?? ownedTypes(snapshot, model);
  if (shape !== undefined) shape.types = types;
  return types.flatMap((type) => {
    const cases = model.events[type] ?? BARE;
    const make = () =>
      resolved(type, cases, at, draw).map(({ value, ...rest }): HappeningTo => ({
        kind: 'event',
        name: type,
        event: { ...value, type },
        ...rest,
      }));
    // Where steps are cached, contexts that are made of the same are one.
    return shape === undefined ? make() : madeOf(model, { cases, name: type, context: at.context as object }, make);
  });
}

const BARE = [{}];
const NONE: readonly Case<unknown, Outcome | News>[] = [];

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

function outcomesAt({ snapshot, settled, shape }: Moment, model: Model, draw: Draw): HappeningTo[] {
  const running = runningActors(snapshot, settled);
  return running.flatMap((child, at) => {
    const src = sourceOf(child);
    const { id } = child;
    const { ids } = model;
    const alike = (each: AnyActorRef) => sourceOf(each) === src && ids?.(each.id) === ids?.(id);
    const speaker: Speaker = { src, id, ...(ids && { nth: running.slice(0, at).filter(alike).length }) };
    const cases = model.actors[src] ?? NONE;
    const make = () =>
      resolved(src, cases, { context: snapshot.context, input: inputOf(child) }, draw).map(
        ({ value: outcome, ...rest }): HappeningTo => {
          checkOutcome(src, outcome);
          if ('snapshot' in outcome)
            return { kind: 'news', name: `${src} snapshot`, event: newsEvent(id, outcome), ...speaker, ...rest };
          const name = `${src} ${'output' in outcome ? 'done' : 'error'}`;
          return { kind: 'actor', name, event: outcomeEvent(id, outcome), ...speaker, outcome, ...rest };
        },
      );
    const isCached = shape !== undefined && isConstant(cases) && ids === undefined;
    return isCached ? madeOf(model, { cases, name: id, context: snapshot.context as object }, make) : make();
  });
}

/** @throws if a case of an actor says neither how it ends nor what it tells */
function checkOutcome(src: string, outcome: object): void {
  if ('snapshot' in outcome || 'output' in outcome || 'error' in outcome) return;
  throw new Error(
    `A case of actors.${src} gives ${messageOf(outcome)}: write \`output\`, \`error\` or \`snapshot\`, or \`null\` for what would not happen.`,
  );
}

/** The input of a child; the snapshot of a child chart does not contain it. */
export const inputOf = (child: AnyActorRef): unknown => (child as { options?: { input?: unknown } }).options?.input;

const newsType = (actorId: string) => `xstate.snapshot.${actorId}`;
export const newsEvent = (actorId: string, { snapshot }: News): AnyEventObject => ({
  type: newsType(actorId),
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
  return firstToEnd(timers).map(({ id, event, ms }) => ({
    kind: 'delay',
    name: `after ${ms} ms`,
    event,
    timer: id,
    ms,
  }));
}

/** The values that an arbitrary gives here. */
export type Draw = (arbitrary: Arbitrary<object>) => readonly (Made | { value: object })[];

const sampling =
  ({ samples: { seed = 0, many = MANY_SAMPLES } = {} }: Model): Draw =>
  (arbitrary) =>
    samplesOf(arbitrary, seed, many).map((value) => ({ value }));

/** A case as it is here: its value, its number, and if an arbitrary gave it, which of its values it is. */
type Resolved<Value> = { value: Value; index: number; made?: Made; sample?: number };

function resolved<At, Value extends object>(
  name: string,
  cases: readonly Case<At, Value>[],
  at: At,
  draw: Draw,
): Resolved<Value>[] {
  return cases.flatMap((one, index): Resolved<Value>[] => {
    if (isArbitrary(one))
      return draw(one).map((made, sample) => ({
        value: made.value as Value,
        index,
        sample,
        ...('arbitrary' in made && { made }),
      }));
    if (typeof one === 'function') beginCode(`the case ${name} #${index}`);
    const value = typeof one === 'function' ? one(at) : one;
    return value === null ? [] : [{ value, index }];
  });
}
