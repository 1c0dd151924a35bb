import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, ContextFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { AllActorsOf } from '../chart/model.ts';
import { never, type Rule, tagged } from './rules.ts';

type TagOf<M extends AnyStateMachine> = SnapshotFrom<M> extends { hasTag: (tag: infer Tag) => boolean } ? Tag : string;
type MetaOf<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { getMeta: () => Record<string, infer Meta> } ? NonNullable<Meta> : unknown;

/** The parts of a chart that others see while a state is active. */
export type Shown<M extends AnyStateMachine> = {
  /** Its tags; each tag of the table holds where it is named, and nowhere else. */
  tags?: readonly TagOf<M>[];
  /** All that the state's own meta says. */
  meta?: MetaOf<M>;
  /** The inputs of its actors while they are at work, as values or by the context. */
  asks?: {
    [Src in keyof AllActorsOf<M>]?:
      | InputFrom<AllActorsOf<M>[Src]>
      | ((context: ContextFrom<M>) => InputFrom<AllActorsOf<M>[Src]>);
  };
};

type AnyShown = { tags?: readonly string[]; meta?: unknown; asks?: Readonly<Record<string, unknown>> };

/**
 * The parts of a chart that others see, state by state, as rules: its tags, its meta and what its actors are asked.
 * A state is named by its id, or the last words of it.
 */
export function shows<M extends AnyStateMachine>(table: Readonly<Record<string, Shown<M>>>): Rule[] {
  const states = Object.entries(table as Readonly<Record<string, AnyShown>>);
  const tags = new Set(states.flatMap(([, { tags: own = [] }]) => own));
  const statesWith = (tag: string) => states.flatMap(([state, shown]) => (shown.tags?.includes(tag) ? [state] : []));
  return [
    ...tagged(Object.fromEntries([...tags].map((tag) => [tag, statesWith(tag)]))),
    ...states.flatMap(([state, { meta, asks = {} }]) => [
      ...(meta === undefined ? [] : [showingMeta(state, meta)]),
      ...Object.entries(asks).map(([actor, input]) => asking(state, actor, input)),
    ]),
  ];
}

const showingMeta = (state: string, meta: unknown): Rule =>
  never(
    `the meta of ${state} is other than ${JSON.stringify(meta)}`,
    ({ isIn, metaOf }) => isIn(state) && !isDeepStrictEqual(metaOf(state), meta),
  );

const asking = (state: string, actor: string, input: unknown): Rule =>
  never(`${actor} is not asked for what it should be in ${state}`, ({ isIn, inputsOf, context }) => {
    const asked = isIn(state) ? inputsOf(actor) : [];
    const expected: unknown = typeof input === 'function' && asked.length > 0 ? input(context) : input;
    return asked.length > 0 && !asked.some((each) => isDeepStrictEqual(each, expected));
  });
