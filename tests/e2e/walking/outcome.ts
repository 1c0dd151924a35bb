import type { AnyStateMachine, OutputFrom } from 'xstate';
import type { ActorsOf, Arc } from 'xstate-paths';

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
