import { activeLeaves } from '../chart/configuration.ts';
import { take } from '../chart/stimuli.ts';
import type { WrittenPath, WrittenStep } from '../paths/written-path.ts';
import type { Ground, Walked } from './wander.ts';

/** A walk as a path that can be read, and replayed, by itself. */
export function pathOfDeeds({ walker }: Ground, { input, deeds }: Walked): WrittenPath {
  let { moment } = walker.begin(input);
  const states = activeLeaves(moment);
  const steps = deeds.map(({ stimulus: done }): WrittenStep => {
    const move = take(walker, moment, done);
    moment = move.moment;
    const { made: _, sample: __, ...stimulus } = done as typeof done & { made?: unknown; sample?: number };
    return { stimulus, walked: move.walked, states: activeLeaves(moment) };
  });
  return { input: input ?? null, states, steps };
}
