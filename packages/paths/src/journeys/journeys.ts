import { isDeepStrictEqual } from 'node:util';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import { withoutChance } from '../chart/chance.ts';
import { activeLeaves } from '../chart/configuration.ts';
import { isLeaf, sourceOf } from '../chart/edges.ts';
import { Endless, ending } from '../chart/endless.ts';
import { nodeIn } from '../chart/inside.ts';
import type { ActorsOf, AllActorsOf, Model, News, Outcome } from '../chart/model.ts';
import type { Moment, Move, Origin, Walker } from '../chart/step.ts';
import { inputOf, newsEvent, outcomeEvent, runningActors } from '../chart/stimuli.ts';
import { firstToEnd } from '../chart/waits.ts';
import { stateNamed } from '../chart/sight.ts';
import { strangeActor, strangeEvent } from '../chart/strange-names.ts';
import { inWords } from '../paths/prose.ts';
import type { Said } from '../chart/trace.ts';
import { walkerOf } from '../chart/walker.ts';

/** Names of active leaves: the last words of their ids, as many as needed (`seats.failed`). */
type Leaves = string | readonly string[];

export type Expected<Context, Inputs = Record<string, unknown>> = {
  /** The active states after this step. */
  now?: Leaves;
  /** All states that this step enters, including those that it leaves again at once or was in before: a clock that restarts. */
  enters?: Leaves;
  /** The chart must not take this step. */
  refused?: true;
  /** The context after this step, for facts that no state shows. */
  context?: Partial<Context>;
  /** The inputs that actors at work were given, by the names of the actors. */
  asks?: Partial<Inputs>;
  /** All tags that hold after this step, in any order. */
  tags?: readonly string[];
  /** The meta of the active states after this step. */
  meta?: Record<string, unknown>;
  /** The chart's own actions that this step takes, by their names, in order. */
  does?: readonly string[];
  /** The events that this step sends to others, in order. */
  sends?: readonly Sending[];
  /** The events that this step emits to whoever listens, in order. */
  emits?: readonly AnyEventObject[];
};

/** An event on its way to an actor, by the actor's name or id, or to the chart's `parent`. `delay` is in milliseconds. */
type Sending = { to: string; event: AnyEventObject; delay?: number };

type InputsOf<M extends AnyStateMachine> = { [Src in keyof AllActorsOf<M>]: InputFrom<AllActorsOf<M>[Src]> };

type SourceOf<M extends AnyStateMachine> = keyof ActorsOf<M> & string;

/** The end of an actor, or its news before that: of the one with this id, or the first that runs. */
type ActorStep<M extends AnyStateMachine> =
  | {
      [Src in SourceOf<M>]: { actor: Src; id?: string } & (
        | { output: OutputFrom<ActorsOf<M>[Src]> }
        | News<Partial<SnapshotFrom<ActorsOf<M>[Src]>>>
      );
    }[SourceOf<M>]
  | { actor: SourceOf<M>; id?: string; error: unknown };

/** An event of a chart; one whose type is a member of an enum may be written as its text too. */
type Sendable<Event extends { type: string }> = Event extends { type: infer Type extends string }
  ? `${Type}` extends Type
    ? Event
    : Omit<Event, 'type'> & { type: Type | `${Type}` }
  : never;

/** An event for a chart that runs inside, or the end or news of an actor of it, by the name or the id of the actor that runs the chart. */
type StepInside =
  | { send: AnyEventObject; to: string }
  | ({ actor: string; id?: string; of: string } & (Outcome | News));

/** A handwritten walk whose end is pinned: it does not follow where a wrong transition leads. */
export type JourneyFor<M extends AnyStateMachine> = {
  name: string;
  steps: readonly (({ send: Sendable<EventFromLogic<M>> } | StepInside | ActorStep<M> | { wait: number }) &
    Expected<ContextFrom<M>, InputsOf<M>>)[];
  ends: Leaves;
  /** The expectations at the start. */
  begins?: Expected<ContextFrom<M>, InputsOf<M>>;
} & (undefined extends InputFrom<M> ? { input?: InputFrom<M> } : { input: InputFrom<M> });

export type JourneyStep = (
  | { send: AnyEventObject; to?: string }
  | ({ actor: string; id?: string; of?: string } & (Outcome | News))
  | { wait: number }
) &
  Expected<Record<string, unknown>>;

/** A journey as the tool reads it. `wait` is a delay in milliseconds that ends. */
export type Journey = {
  name: string;
  input?: unknown;
  begins?: Expected<Record<string, unknown>>;
  steps: readonly JourneyStep[];
  ends: Leaves;
};

export type Travelled = {
  /** The reason why the journey failed, and the step; null if it went as written. */
  failure: string | null;
  /** Ids of the transitions taken on the way. */
  walked: readonly string[];
};

/** Walks a journey on a chart, without running any effect; `model` names the charts that run inside. */
export function travel(
  machine: AnyStateMachine,
  journey: Journey,
  model: Pick<Model, 'inside' | 'runs' | 'patience'> = {},
): Travelled {
  return travelOn(walkerOf(machine, model), journey);
}

/** Something that a journey passes through; the reason why it must not be so, or null. */
export type Watch = (moment: Moment) => string | null;

/** The same on a chart that is instrumented already: instrumenting takes longer than the walk. */
export function travelOn(chart: Walker, journey: Journey, watch: Watch = () => null): Travelled {
  try {
    return withoutChance(() => ending(() => travelWith(chart, journey, watch), chart.patience));
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    return { failure: `${journey.name}: ${error.message}`, walked: [] };
  }
}

function travelWith(chart: Walker, journey: Journey, watch: Watch): Travelled {
  let move = chart.begin(journey.input);
  const taken = [...move.walked];
  const failed = (at: string, why: string): Travelled => ({ failure: `${journey.name}, ${at}: ${why}`, walked: taken });
  const astray = move.fault ?? otherwise(journey.begins ?? {}, move) ?? watch(move.moment);
  if (astray !== null)
    return failed(
      move.fault === null || journey.input !== undefined ? 'at the start' : 'at the start, without `input`',
      astray,
    );
  for (const [at, step] of journey.steps.entries()) {
    const place = `step ${at + 1} (${describe(step)})`;
    const strange = strangeIn(step, move.moment);
    if (strange !== null) return failed(place, strange);
    const happening = happeningOf(step, move.moment);
    if (typeof happening === 'string') {
      if (step.refused) continue;
      return failed(place, happening);
    }
    move = chart.advance(move.moment, ...happening);
    taken.push(...move.walked);
    if (move.fault !== null) return failed(place, move.fault);
    const isRefused = move.walked.length === 0;
    if (isRefused !== (step.refused ?? false))
      return failed(place, `${isRefused ? 'is' : 'should be'} refused in ${activeLeaves(move.moment).join(' + ')}`);
    const other = otherwise(step, move) ?? watch(move.moment);
    if (other !== null) return failed(place, other);
  }
  const missed = missing(journey.ends, move.moment);
  return missed === null ? { failure: null, walked: taken } : failed('at the end', missed);
}

/** The remark on an event or an actor of a name that the charts don't have: that it is refused would prove nothing. */
function strangeIn(step: JourneyStep, { snapshot, charts = [snapshot.machine] }: Moment): string | null {
  if ('send' in step) return strangeEvent(charts, step.send.type);
  return 'actor' in step ? strangeActor(charts, step.actor) : null;
}

/** The first difference between a step and its expectations; null if there is none. */
function otherwise(expected: Expected<Record<string, unknown>>, move: Move): string | null {
  const { now, enters } = expected;
  const missed = now === undefined ? null : missing(now, move.moment);
  const strays = enters === undefined ? null : entersOther(enters, move);
  const [other = null] = [...otherThan(expected, move.moment), ...doesOther(expected, move)];
  return missed ?? strays ?? other;
}

function describe(step: JourneyStep): string {
  if ('send' in step) return step.send.type;
  if ('wait' in step) return `wait ${step.wait} ms`;
  if ('snapshot' in step) return `${step.actor} snapshot`;
  return `${step.actor} ${'output' in step ? 'done' : 'error'}`;
}

/** The actors at work, those of charts that run inside too. */
const allRunning = ({ snapshot, settled, inside = [] }: Moment) =>
  [snapshot, ...inside.map((part) => part.snapshot)].flatMap((at) => runningActors(at, settled));

type Happening = [event: AnyEventObject, by: Origin];

/** The event that a step sends to the chart, or the reason why it cannot happen there. */
function happeningOf(step: JourneyStep, moment: Moment): Happening | string {
  const { timers, inside = [], settled } = moment;
  const partNamed = (name: string) =>
    inside.find(({ ref }) => sourceOf(ref) === name) ?? inside.find(({ ref }) => ref.id === name);
  if ('send' in step) {
    if (step.to === undefined) return [step.send, {}];
    const part = partNamed(step.to);
    return part === undefined ? `the chart ${step.to} is not running inside` : [step.send, { to: part.ref }];
  }
  if ('wait' in step) {
    const timer = firstToEnd(timers).find(({ ms }) => ms === step.wait);
    return timer === undefined ? `no delay of ${step.wait} ms is next` : [timer.event, { fires: timer.id }];
  }
  const { snapshot } = (step.of === undefined ? undefined : partNamed(step.of)) ?? moment;
  const running = runningActors(snapshot, settled);
  const child = running.find((each) => sourceOf(each) === step.actor && (step.id ?? each.id) === each.id);
  if (child !== undefined)
    return 'snapshot' in step
      ? [newsEvent(child.id, step), { says: child }]
      : [outcomeEvent(child.id, step), { settles: child }];
  const named = (actor: string, id?: string) => (id === undefined ? actor : `${actor} '${id}'`);
  const others = running.map((each) => named(sourceOf(each), step.id === undefined ? undefined : each.id));
  return `${named(step.actor, step.id)} is not running; running: ${others.join(', ') || 'none'}`;
}

function missing(names: Leaves, moment: Moment): string | null {
  const leaves = activeLeaves(moment);
  const absent = [names].flat().filter((name) => !leaves.some((leaf) => isNamed(leaf)(name)));
  if (absent.length === 0) return null;
  const strange = absent.flatMap((name) => strangeName(name, moment));
  return [`expected ${absent.join(' + ')}, stands in ${leaves.join(' + ')}`, ...strange].join('. ');
}

/** The remark on a name that no state of the chart has. */
function strangeName(name: string, { snapshot, charts }: Moment): string[] {
  try {
    stateNamed(snapshot.machine, name, charts);
    return [];
  } catch (error) {
    const said = (error as Error).message;
    return said.includes('has no state') ? [said] : [];
  }
}

const isNamed = (leaf: string) => (name: string) => leaf === name || leaf.endsWith(`.${name}`);

function entersOther(names: Leaves, { entered, moment }: Move): string | null {
  const expected = [names].flat();
  const { charts = [moment.snapshot.machine] } = moment;
  const leaves = entered.filter((id) => isLeaf(nodeIn(charts, id)));
  const isSame = leaves.length === expected.length && leaves.every((leaf) => expected.some(isNamed(leaf)));
  if (isSame) return null;
  const strange = expected.flatMap((name) => strangeName(name, moment));
  return [`expected to enter ${expected.join(' + ')}, enters ${leaves.join(' + ') || 'nothing'}`, ...strange].join(
    '. ',
  );
}

type Fact = { what: string; is: unknown; should: unknown };

/** All differences from a step's expectations of its context, inputs, tags and meta, one line each. */
function otherThan({ context = {}, asks = {}, tags, meta = {} }: Expected<Record<string, unknown>>, moment: Moment) {
  const { snapshot } = moment;
  const inputs = Object.fromEntries(allRunning(moment).map((child) => [sourceOf(child), inputOf(child)]));
  const said = Object.assign({}, ...Object.values(snapshot.getMeta() as object)) as Record<string, unknown>;
  const facts = (expected: Record<string, unknown>, found: Record<string, unknown>, of = ''): Fact[] =>
    Object.entries(expected).map(([key, should]) => ({ what: `${of}${key}`, is: found[key], should }));
  const all: Fact[] = [
    ...facts(context, snapshot.context as Record<string, unknown>),
    ...facts(asks, inputs, 'the input of '),
    ...facts(meta, said, 'the meta '),
    ...(tags === undefined ? [] : [{ what: 'tags', is: [...snapshot.tags].toSorted(), should: tags.toSorted() }]),
  ];
  return all.flatMap(linesOf);
}

const linesOf = ({ what, is, should }: Fact): string[] =>
  isDeepStrictEqual(is, should) ? [] : [`expected ${what} to be ${inWords(should)}, is ${inWords(is)}`];

/** The effects that are otherwise than a step expects, one line for each kind. */
function doesOther({ does, sends, emits }: Expected<Record<string, unknown>>, move: Move): string[] {
  const sent = move.says.flatMap(({ to, ...rest }) => (to === null ? [] : [{ to, ...rest }]));
  const facts: Fact[] = [
    { what: 'the actions', is: [...move.does], should: does },
    { what: 'what it sends', is: sent.map((each, at) => sending(each, sends?.[at])), should: sends },
    { what: 'what it emits', is: move.says.flatMap(({ to, event }) => (to === null ? [event] : [])), should: emits },
  ];
  return facts.filter(({ should }) => should !== undefined).flatMap(linesOf);
}

/** What was sent, to the actor as it is called where it is expected: by its id, or else by its name. */
function sending({ to, ...rest }: Said & { to: AnyActorRef }, expected: Sending | undefined): Sending {
  return { to: to.id === expected?.to ? to.id : sourceOf(to), ...rest };
}
