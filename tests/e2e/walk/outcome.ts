import type { OutputFrom } from 'xstate';
import type { Failure } from '../../../machines/checkout/checkout.types.ts';
import type { Arc } from '../../paths/graph.ts';
import type { Actors } from './visit.ts';

/** The code of a refusal; null where the call is answered. */
export function refusalOf({ stimulus }: Arc): Failure['code'] | null {
  if (stimulus.kind !== 'actor' || 'output' in stimulus.outcome) return null;
  return (stimulus.outcome.error as Failure).code;
}

/** What a call is answered with; undefined where it is refused. */
export function outputOf<Src extends keyof Actors>({ stimulus }: Arc, _src: Src): OutputFrom<Actors[Src]> | undefined {
  if (stimulus.kind !== 'actor' || !('output' in stimulus.outcome)) return undefined;
  return stimulus.outcome.output as OutputFrom<Actors[Src]>;
}
