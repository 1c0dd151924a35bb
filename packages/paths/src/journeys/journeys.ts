import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom } from 'xstate';
import { withoutChance } from '../chart/chance.ts';
import { activeLeaves } from '../chart/configuration.ts';
import { isLeaf, sourceOf } from '../chart/edges.ts';
import { instrument, type Instrumented } from '../chart/instrument.ts';
import type { ActorsOf, Outcome } from '../chart/model.ts';
import { advance, begin, type Moment, type Move } from '../chart/step.ts';
import { outcomeEvent, runningActors } from '../chart/stimuli.ts';
import { dueTimers } from '../chart/timers.ts';

/** Names of active leaves: the last words of their ids, as many as needed (`seats.failed`). */
type Leaves = string | readonly string[];

type Expected<Context> = {
  /** The active states after this step. */
  now?: Leaves;
  /** All states that this step enters, including those that it leaves again at once or was in before: a clock that restarts. */
  enters?: Leaves;
  /** The chart must not take this step. */
  refused?: true;
  /** The context after this step, for facts that no state shows. */
  context?: Partial<Context>;
};

type SourceOf<M extends AnyStateMachine> = keyof ActorsOf<M> & string;

type ActorStep<M extends AnyStateMachine> =
  | { [Src in SourceOf<M>]: { actor: Src; output: OutputFrom<ActorsOf<M>[Src]> } }[SourceOf<M>]
  | { actor: SourceOf<M>; error: unknown };

/** A handwritten walk whose end is pinned: it does not follow where a wrong transition leads. */
export type JourneyFor<M extends AnyStateMachine> = {
  name: string;
  steps: readonly (({ send: EventFromLogic<M> } | ActorStep<M> | { wait: number }) & Expected<ContextFrom<M>>)[];
  ends: Leaves;
} & (undefined extends InputFrom<M> ? { input?: InputFrom<M> } : { input: InputFrom<M> });

type JourneyStep = ({ send: AnyEventObject } | ({ actor: string } & Outcome) | { wait: number }) &
  Expected<Record<string, unknown>>;

/** A journey as the tool reads it. `wait` is a delay in milliseconds that ends. */
export type Journey = { name: string; input?: unknown; steps: readonly JourneyStep[]; ends: Leaves };

export type Travelled = {
  /** The reason why the journey failed, and the step; null if it went as written. */
  failure: string | null;
  /** Ids of the transitions taken on the way. */
  walked: readonly string[];
};

/** Walks a journey on a chart, without running any effect. */
export function travel(machine: AnyStateMachine, journey: Journey): Travelled {
  return travelOn(instrument(machine), journey);
}

/** The same on a chart that is instrumented already: instrumenting takes longer than the walk. */
export function travelOn(chart: Instrumented, journey: Journey): Travelled {
  return withoutChance(() => travelWith(chart, journey));
}

function travelWith(chart: Instrumented, journey: Journey): Travelled {
  let { moment, walked, entered, fault }: Move = begin(chart, journey.input);
  const taken = [...walked];
  const failed = (at: string, why: string): Travelled => ({ failure: `${journey.name}, ${at}: ${why}`, walked: taken });
  if (fault !== null) return failed('at the start', fault);
  for (const [at, step] of journey.steps.entries()) {
    const place = `step ${at + 1} (${describe(step)})`;
    const happening = happeningOf(step, moment);
    if (typeof happening === 'string') {
      if (step.refused) continue;
      return failed(place, happening);
    }
    ({ moment, walked, entered, fault } = advance(chart, moment, ...happening));
    taken.push(...walked);
    if (fault !== null) return failed(place, fault);
    if ((walked.length === 0) !== (step.refused ?? false))
      return failed(
        place,
        `${walked.length === 0 ? 'is refused' : 'should be refused'} in ${activeLeaves(moment).join(' + ')}`,
      );
    const missed = step.now === undefined ? null : missing(step.now, moment);
    if (missed !== null) return failed(place, missed);
    const strays = step.enters === undefined ? null : entersOther(step.enters, entered, chart.machine);
    if (strays !== null) return failed(place, strays);
    const other = otherThan(step.context ?? {}, moment);
    if (other !== null) return failed(place, other);
  }
  const missed = missing(journey.ends, moment);
  return missed === null ? { failure: null, walked: taken } : failed('at the end', missed);
}

function describe(step: JourneyStep): string {
  if ('send' in step) return step.send.type;
  if ('wait' in step) return `wait ${step.wait} ms`;
  return `${step.actor} ${'output' in step ? 'done' : 'error'}`;
}

type Happening = [event: AnyEventObject, by: Parameters<typeof advance>[3]];

/** The event that a step sends to the chart, or the reason why it cannot happen there. */
function happeningOf(step: JourneyStep, { snapshot, settled, timers }: Moment): Happening | string {
  if ('send' in step) return [step.send, {}];
  if ('wait' in step) {
    const timer = dueTimers(timers).find(({ ms }) => ms === step.wait);
    return timer === undefined ? `no delay of ${step.wait} ms is next` : [timer.event, { fires: timer.id }];
  }
  const running = runningActors(snapshot, settled);
  const child = running.find((each) => sourceOf(each) === step.actor);
  if (child !== undefined) return [outcomeEvent(child.id, step), { settles: child }];
  return `${step.actor} is not running; running: ${running.map(sourceOf).join(', ') || 'none'}`;
}

function missing(names: Leaves, moment: Moment): string | null {
  const leaves = activeLeaves(moment);
  const absent = [names].flat().filter((name) => !leaves.some((leaf) => isNamed(leaf)(name)));
  return absent.length === 0 ? null : `expected ${absent.join(' + ')}, stands in ${leaves.join(' + ')}`;
}

const isNamed = (leaf: string) => (name: string) => leaf === name || leaf.endsWith(`.${name}`);

function entersOther(names: Leaves, entered: readonly string[], machine: AnyStateMachine): string | null {
  const expected = [names].flat();
  const leaves = entered.filter((id) => isLeaf(machine.getStateNodeById(id)));
  const isSame = leaves.length === expected.length && leaves.every((leaf) => expected.some(isNamed(leaf)));
  return isSame ? null : `expected to enter ${expected.join(' + ')}, enters ${leaves.join(' + ') || 'nothing'}`;
}

function otherThan(expected: Record<string, unknown>, { snapshot }: Moment): string | null {
  const context: Record<string, unknown> = snapshot.context;
  const key = Object.keys(expected).find((name) => !isDeepStrictEqual(context[name], expected[name]));
  if (key === undefined) return null;
  return `expected ${key} to be ${JSON.stringify(expected[key])}, is ${JSON.stringify(context[key])}`;
}
