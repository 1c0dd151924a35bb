import type { AnyStateMachine, ContextFrom, OutputFrom } from 'xstate';
import type { ActorsOf, Arc, Exploration } from 'xstate-paths';

/** Reads a chart's context at a node of its exploration; throws for a node of another exploration. */
export function contextsOf<Machine extends AnyStateMachine>() {
  return ({ nodes }: Exploration, node: number): ContextFrom<Machine> => {
    const context: ContextFrom<Machine> | undefined = nodes[node]?.moment.snapshot.context;
    if (context === undefined) throw new Error('The step is of another exploration.');
    return context;
  };
}

/** The error of a refused call; undefined if it succeeds. */
export function errorOf({ stimulus }: Arc): unknown {
  return stimulus.kind === 'actor' && 'error' in stimulus.outcome ? stimulus.outcome.error : undefined;
}

/** Reads the outputs of a chart's calls; undefined for a refused one. */
export function outputsOf<Machine extends AnyStateMachine>() {
  type Actors = ActorsOf<Machine>;
  return <Src extends keyof Actors>({ stimulus }: Arc, _src: Src): OutputFrom<Actors[Src]> | undefined => {
    if (stimulus.kind !== 'actor' || !('output' in stimulus.outcome)) return undefined;
    return stimulus.outcome.output as OutputFrom<Actors[Src]>;
  };
}
