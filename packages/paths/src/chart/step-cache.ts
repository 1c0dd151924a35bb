import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { Identities } from './identities.ts';
import { hasHidden } from './object-kinds.ts';
import { type Context, type Of, Reading, readAt } from './reading.ts';
import { type Shape, shapeText } from './shape.ts';
import type { Moment, Move, Origin, Walker } from './step.ts';

type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** A step that was taken: it is the same wherever the same is read of the context. */
type Taken = {
  move: Move;
  shape: Known;
  /** The context that it wrote; null if it stayed as it was. */
  written: Context | null;
  /** The actors after it by their ids; null for one that was there before. */
  actors: readonly (readonly [id: string, actor: AnyActorRef | null])[];
};

/** The part of the context that a step reads next, and where each value of it leads. */
type Fork = { of: Of; ways: Map<string, Fork | Taken> };

/** A shape, and the steps that were taken from its moments, by what happened. */
type Known = Shape & { steps: Map<string, Fork | Taken> };

/** A walker that caches steps. */
export type CachingWalker = Walker & {
  /** True if a step left something behind that read more of the context when it had ended: what was cached may be wrong. */
  isDoubtful: () => boolean;
};

/**
 * Walks as `walker` does, and caches where steps led: that depends on the place of the chart, on what happens, and on the parts of the
 * context that the chart's code reads on the way. XState itself decides each step before it is cached.
 */
export function cachingSteps(walker: Walker): CachingWalker {
  const shapes = new Map<string, Known>();
  const identities = new Identities();
  let isDoubtful = false;
  let isWatchable = true;
  const shapeOf = (moment: Moment): Known => {
    if (moment.shape !== undefined) return moment.shape as Known;
    const text = shapeText(moment);
    const known = shapes.get(text) ?? { text, steps: new Map() };
    shapes.set(text, known);
    moment.shape = known;
    return known;
  };
  const known = (move: Move): Move => {
    const { snapshot } = move.moment;
    snapshot.context = identities.firstOf(snapshot.context as Context);
    return move;
  };
  const take = (moment: Moment, event: AnyEventObject, origin: Origin, key: string): Move => {
    const reading = new Reading(moment.snapshot.context as Context, identities, () => {
      isDoubtful = true;
    });
    const watched = { ...moment, snapshot: { ...moment.snapshot, context: reading.context } as AnyMachineSnapshot };
    const move = walker.advance(watched, event, origin);
    const { snapshot, timers } = move.moment;
    const before = moment.snapshot.children as Children;
    const actors = Object.entries(snapshot.children as Children).flatMap(([id, actor]) =>
      actor === undefined ? [] : [[id, before[id] === actor ? null : actor] as const],
    );
    const inputs = actors.map(([, actor]) => (actor as { options?: { input?: unknown } } | null)?.options?.input);
    const isRead = snapshot.context === reading.context;
    const written = reading.end([inputs, timers, snapshot.output, move.says.map(({ event }) => event)]);
    // What is amiss may come of the watching itself.
    if (move.fault !== null || reading.isSpoilt || !isRead) return known(walker.advance(moment, event, origin));
    const kept = written && identities.firstOf(written);
    const context = moment.snapshot.context as Context;
    Object.assign(snapshot, { context: kept === null ? context : identities.after(context, kept) });
    const taken: Taken = { move, shape: shapeOf(move.moment), written: kept, actors };
    keep(shapeOf(moment).steps, key, reading.reads, taken);
    return move;
  };
  const advance = (moment: Moment, event: AnyEventObject, origin: Origin = {}): Move => {
    const context = moment.snapshot.context as Context;
    if (!isWatchable) return walker.advance(moment, event, origin);
    const shape = shapeOf(moment);
    const text = identities.textOfWhole(event);
    const key = origin.fires === undefined ? text : `${text} ${origin.fires}`;
    const taken = follow(shape.steps.get(key), context, identities);
    return taken === undefined ? take(moment, event, origin, key) : new Again(taken, moment, identities);
  };
  const begin = (input: unknown): Move => {
    const move = walker.begin(input);
    isWatchable &&= isPlain(move.moment.snapshot.context);
    return isWatchable ? known(move) : move;
  };
  return { ...walker, begin, advance, isDoubtful: () => isDoubtful };
}

/** The step that was taken where the context was the same as far as it was read. */
function follow(start: Fork | Taken | undefined, context: Context, identities: Identities): Taken | undefined {
  let at = start;
  while (at !== undefined && 'ways' in at) at = at.ways.get(readAt(context, at.of, identities));
  return at;
}

function keep(steps: Known['steps'], key: string, reads: ReadonlyMap<Of, string>, taken: Taken): void {
  let ways = steps;
  let way = key;
  for (const [of, value] of reads) {
    const fork = ways.get(way) ?? { of, ways: new Map<string, Fork | Taken>() };
    // What is read differs without a reason in sight: better to take the step each time.
    if (!('ways' in fork) || fork.of !== of) return;
    ways.set(way, fork);
    ({ ways } = fork);
    way = value;
  }
  if (!ways.has(way)) ways.set(way, taken);
}

/** The outcome of a step that was taken before, from another moment; its own moment is made when it is asked for. */
class Again implements Move {
  readonly again: NonNullable<Move['again']>;
  private readonly taken: Taken;
  private readonly from: Moment;
  private made: Moment | undefined;

  constructor(taken: Taken, from: Moment, identities: Identities) {
    const { shape, written } = taken;
    const before = from.snapshot.context as Context;
    const context = written === null ? before : identities.after(before, written);
    this.again = { shape, context, stays: context === before && shape === from.shape };
    this.taken = taken;
    this.from = from;
  }

  get walked(): Move['walked'] {
    return this.taken.move.walked;
  }
  get entered(): Move['entered'] {
    return this.taken.move.entered;
  }
  get guards(): Move['guards'] {
    return this.taken.move.guards;
  }
  get does(): Move['does'] {
    return this.taken.move.does;
  }
  get says(): Move['says'] {
    return this.taken.move.says;
  }
  get begun(): Move['begun'] {
    return this.taken.move.begun;
  }
  get replaced(): Move['replaced'] {
    return this.taken.move.replaced;
  }
  get fault(): Move['fault'] {
    return this.taken.move.fault;
  }
  get moment(): Moment {
    return (this.made ??= momentAfter(this.taken, this.from, this.again.context));
  }
}

/** The moment to which a step that was taken before leads from another, with its own context and its own actors. */
function momentAfter({ move, shape, actors }: Taken, from: Moment, context: object): Moment {
  const { snapshot, timers, settled } = move.moment;
  const kept = from.snapshot.children as Children;
  const children = Object.fromEntries(actors.map(([id, actor]) => [id, actor ?? kept[id]]));
  const ended = actors.filter(([id]) => settled.has((snapshot.children as Children)[id] as AnyActorRef));
  return {
    snapshot: { ...snapshot, context, children } as AnyMachineSnapshot,
    timers,
    settled: new Set(ended.map(([id]) => children[id] as AnyActorRef)),
    shape,
  };
}

/** True for an object of values alone that a loop comes to: nothing else can be watched. What a chart assigns to it leaves it so. */
const isPlain = (context: unknown): boolean =>
  typeof context === 'object' &&
  context !== null &&
  Object.getPrototypeOf(context) === Object.prototype &&
  !hasHidden(context, Object.keys(context)) &&
  Object.values(Object.getOwnPropertyDescriptors(context)).every((property) => 'value' in property);
