import type { AnyStateMachine, OutputFrom } from 'xstate';
import type { Arc } from '../../paths/graph.ts';
import type { ActorsOf } from '../../paths/model.ts';

/** What a call is refused with; undefined where it is answered. */
export function errorOf({ stimulus }: Arc): unknown {
  return stimulus.kind === 'actor' && 'error' in stimulus.outcome ? stimulus.outcome.error : undefined;
}

/** Reads what the calls of a chart are answered with; undefined where they are refused. */
export function outputsOf<Machine extends AnyStateMachine>() {
  type Actors = ActorsOf<Machine>;
  return <Src extends keyof Actors>({ stimulus }: Arc, _src: Src): OutputFrom<Actors[Src]> | undefined => {
    if (stimulus.kind !== 'actor' || !('output' in stimulus.outcome)) return undefined;
    return stimulus.outcome.output as OutputFrom<Actors[Src]>;
  };
}
