import type { Arc, Graph, Start } from './graph.ts';
import { type Sight, sightOf } from './sight.ts';
import { type Stimulus, stimulusKey } from './stimuli.ts';

/** A chart as it was explored, and who sits at it. */
export type Session = { name: string; graph: Graph };

/** Something that is about to happen in a session; `stimulus` and `before` are null where the session begins. */
export type Happening<Context = never> = {
  by: string;
  stimulus: Stimulus | null;
  before: Sight<Context> | null;
  after: Sight<Context>;
};

/** What all sessions share, kept small: who owns the seat, whose money came. `State` is plain data. */
export type World<State, Context = never> = {
  begins: State;
  /** What is so after something happened in a session; null where the world would not let it happen. */
  after: (state: State, happening: Happening<Context>) => State | null;
  /** What happens to the world by itself: time, the sweeper, a provider. */
  moves?: (state: State) => readonly { name: string; state: State }[];
};

/** The world, and where each session stands in its graph; null for one that has not begun. */
export type Scene<State> = { world: State; at: readonly (number | null)[] };

/** Who does what; the world's own doings have no `walk`. */
export type Turn = { by: string; what: string; walk: Start | Arc | null };

export type Step<State> = { turn: Turn; scene: Scene<State> };

/** Knows everything that can happen next, whoever does it. */
export function turnsOf<State>(sessions: readonly Session[], world: World<State>) {
  const tables = sessions.map(({ graph }) => ({
    // What a guard refuses changes nothing for anybody.
    leaving: Map.groupBy(
      graph.arcs.filter(({ walked }) => walked.length > 0),
      ({ from }) => from,
    ),
    sights: new Map<number, Sight<never>>(),
    graph,
  }));
  const sightAt = (session: number, node: number | null | undefined): Sight<never> | null => {
    const { graph, sights } = tables[session] ?? {};
    const moment = graph?.nodes[node ?? -1]?.moment;
    if (node == null || moment === undefined || sights === undefined) return null;
    const sight = sights.get(node) ?? sightOf(moment);
    sights.set(node, sight);
    return sight;
  };
  const turnsIn = (scene: Scene<State>, session: number): Step<State>[] => {
    const { name: by = '' } = sessions[session] ?? {};
    const from = scene.at[session] ?? null;
    const walks = from === null ? tables[session]?.graph.starts : tables[session]?.leaving.get(from);
    return (walks ?? []).flatMap((walk) => {
      const stimulus = 'stimulus' in walk ? walk.stimulus : null;
      const after = sightAt(session, walk.to);
      const state = after && world.after(scene.world, { by, stimulus, before: sightAt(session, from), after });
      if (state === null) return [];
      const what = stimulus === null ? 'start' : stimulusKey(stimulus);
      return [{ turn: { by, what, walk }, scene: { world: state, at: scene.at.with(session, walk.to) } }];
    });
  };
  return {
    begins: { world: world.begins, at: sessions.map(() => null) } as Scene<State>,
    from: (scene: Scene<State>): Step<State>[] => [
      ...sessions.flatMap((_, session) => turnsIn(scene, session)),
      ...(world.moves?.(scene.world) ?? []).map(({ name, state }) => ({
        turn: { by: 'world', what: name, walk: null },
        scene: { world: state, at: scene.at },
      })),
    ],
    sightsIn: ({ at }: Scene<State>) => at.map((node, session) => sightAt(session, node)),
  };
}
