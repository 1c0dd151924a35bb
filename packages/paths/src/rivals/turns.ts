import { groupBy } from '../chart/group-by.ts';
import type { Arc, Graph, Start } from '../explore/graph.ts';
import { type Sight, sightOf } from '../chart/sight.ts';
import { type Stimulus, stimulusKey } from '../chart/stimuli.ts';

/** An explored chart, and the name of the person who uses it. */
export type Session = { name: string; graph: Graph };

/** Something that is about to happen in a session; `stimulus` and `before` are null if the session begins. */
export type Happening<Context = never> = {
  by: string;
  stimulus: Stimulus | null;
  before: Sight<Context> | null;
  after: Sight<Context>;
};

/** The state that all sessions share, kept small: the seat's owner, the money received. `State` is plain data. */
export type World<State, Context = never> = {
  begins: State;
  /** The state after something happened in a session; null if the world would not let it happen. */
  after: (state: State, happening: Happening<Context>) => State | null;
  /** Events of the world itself: time, the sweeper, a provider. */
  moves?: (state: State) => readonly { name: string; state: State }[];
};

/** The world, and each session's node in its graph; null for one that has not begun. */
export type Scene<State> = { world: State; at: readonly (number | null)[] };

/** One action and its actor; the world's own have no `walk`. */
export type Turn = { by: string; what: string; walk: Start | Arc | null };

export type Step<State> = { turn: Turn; scene: Scene<State> };

/** Finds everything that can happen next, in any session or in the world. */
export function turnsOf<State>(sessions: readonly Session[], world: World<State>) {
  const tables = sessions.map(({ graph }) => ({
    // An event that a guard refuses changes nothing for anybody.
    leaving: groupBy(
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
