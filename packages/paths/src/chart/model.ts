import type {
  AnyActorLogic,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Acceptance } from '../explore/settle.ts';
import type { Arbitrary } from './arbitrary.ts';

/** A fixture, or one derived from the chart's current state (null if the world would not do it), or an arbitrary of fast-check that makes some. */
export type Case<At, Value> = Value | Arbitrary<Value> | ((at: At) => Value | null);

export type Outcome<Output = unknown> = { output: Output } | { error: unknown };

/** A snapshot of an actor that goes on, for charts that listen (`onSnapshot`): an observable's value is its `context`. */
export type News<Seen = unknown> = { snapshot: Seen };

/** The payload of events of a type; one member of a union may have several types. */
type Payload<Event extends { type: string }, Type> = Event extends unknown
  ? Type extends Event['type']
    ? Omit<Event, 'type'>
    : never
  : never;
type BareTypes<Event extends { type: string }> = Event extends unknown
  ? keyof Omit<Event, 'type'> extends never
    ? Event['type']
    : never
  : never;

type EventCases<Context, Event extends { type: string }> = {
  [Type in Exclude<Event['type'], BareTypes<Event>>]: readonly Case<{ context: Context }, Payload<Event, Type>>[];
} & { [Type in BareTypes<Event>]?: readonly Record<string, never>[] };

/** All actors of a chart, callbacks too. */
export type AllActorsOf<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;
// oxlint-disable-next-line typescript/no-explicit-any -- whatever the callback hears and is given
type Watch = CallbackActorLogic<any, any, any>;

/** The actors of a chart that come to an end. Callbacks do not: they only send events to the chart. */
export type ActorsOf<M extends AnyStateMachine> = {
  [Src in keyof AllActorsOf<M> as AllActorsOf<M>[Src] extends Watch ? never : Src]: AllActorsOf<M>[Src];
};
type WatchesOf<M extends AnyStateMachine> = string extends keyof AllActorsOf<M>
  ? string
  : Exclude<keyof AllActorsOf<M>, keyof ActorsOf<M>>;

type ActorCases<M extends AnyStateMachine> = string extends keyof ActorsOf<M>
  ? Readonly<Record<string, readonly Case<{ context: ContextFrom<M>; input: unknown }, Outcome | News>[]>>
  : KnownActorCases<M>;

type KnownActorCases<M extends AnyStateMachine> = {
  [Src in keyof ActorsOf<M>]: ActorsOf<M>[Src] extends infer Logic extends AnyActorLogic
    ? readonly Case<
        { context: ContextFrom<M>; input: InputFrom<Logic> },
        Outcome<OutputFrom<Logic>> | News<Partial<SnapshotFrom<Logic>>>
      >[]
    : never;
};

/**
 * The world's part in a chart: the fixtures with which `explore` walks it. Complete by type: an event with a payload,
 * an actor or an input that has no cases here does not compile.
 */
export type ModelFor<M extends AnyStateMachine> = ModelInside<M> & InputsFor<M>;

/** The chart starts once with each; a chart without input needs none. */
type InputsFor<M extends AnyStateMachine> =
  undefined extends InputFrom<M> ? { inputs?: readonly InputFrom<M>[] } : { inputs: readonly InputFrom<M>[] };

/** The model of a chart that runs inside another, which gives it its input. */
export type ModelInside<M extends AnyStateMachine> = {
  /** The payloads to send with each event; an event without payload is sent bare, and never if its list is empty: only the chart raises it. */
  events: EventCases<ContextFrom<M>, EventFromLogic<M>>;
  /** The ways in which each actor ends, and its news before that; an empty list says that it never ends. */
  actors: ActorCases<M>;
  /** Leaves of a child chart that are left only by its parent: not dead ends. */
  leftByParent?: readonly string[];
  /** The callbacks that run beside the chart: they never end, and they send it events like any other. */
  watches?: readonly WatchesOf<M>[];
  /**
   * The models of the invoked and spawned charts that are walked inside this one, by the names of their actors. With it, even empty, real actors
   * run under a simulated clock; charts that are not named end as `actors` says.
   */
  inside?: InsideOf<M>;
  /** The callbacks and observables whose own code runs, under the simulated clock; all others are steered by `actors`. */
  runs?: readonly (keyof AllActorsOf<M> & string)[];
  /** The values that arbitraries make for `explore`: so many of each (10), by a seed (0). */
  samples?: { seed?: number; many?: number };
  /** The part of the context that distinguishes configurations; all of it by default. */
  project?: (context: ContextFrom<M>) => unknown;
  /** The part of an actor's id that distinguishes configurations; all of it by default. For charts that number their actors without end. */
  ids?: (id: string) => string;
  /** The end: with every configuration, or as soon as nothing is left to find, for charts that have too many. */
  until?: 'explored' | 'covered';
  /** The most configurations to explore, 20,000 by default, or 2,000 with real actors. */
  limit?: number;
  /** The seconds after which a step is stopped, 10 by default: the chart's own code in it does not come to an end. */
  patience?: number;
  /** Accepted findings, each with its reason and its last day. */
  accepted?: readonly Acceptance[];
  /** The requirements on the chart in words, by the names that `meta.requirements` of its states and transitions use. */
  requirements?: Readonly<Record<string, string>>;
};

/** Charts without `setup` name their actors by their ids. */
type InsideOf<M extends AnyStateMachine> = string extends keyof AllActorsOf<M>
  ? Readonly<Record<string, Model>>
  : {
      [
        Src in keyof AllActorsOf<M> as AllActorsOf<M>[Src] extends AnyStateMachine ? Src : never
      ]?: AllActorsOf<M>[Src] extends infer Child extends AnyStateMachine ? ModelInside<Child> : never;
    };

type AnyAt = { context: unknown; input: unknown };

/** A model as the tool reads it, once its types have done their work. */
export type Model = {
  inputs?: readonly unknown[];
  events: Readonly<Record<string, readonly Case<AnyAt, object>[] | undefined>>;
  actors: Readonly<Record<string, readonly Case<AnyAt, Outcome | News>[] | undefined>>;
  leftByParent?: readonly string[];
  watches?: readonly string[];
  inside?: Readonly<Record<string, Model>>;
  runs?: readonly string[];
  samples?: { seed?: number; many?: number };
  /** Written as a method, so that a model with a context of its own will do. */
  project?(this: void, context: unknown): unknown;
  ids?(this: void, id: string): string;
  until?: 'explored' | 'covered';
  limit?: number;
  patience?: number;
  accepted?: readonly Acceptance[];
  requirements?: Readonly<Record<string, string>>;
};

/** The model of a chart that has none: nothing is missing from it. */
export const NO_MODEL: Model = { events: {}, actors: {} };
