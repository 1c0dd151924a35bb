import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { withoutChance } from './chance.ts';
import { beginStep } from './endless.ts';
import { type Charts, execution, type Happening, pathOf } from './execution.ts';
import { chartsIn } from './inside.ts';
import { instrument, type Instrumented } from './instrument.ts';
import type { Model } from './model.ts';
import type { Moment, Move, Origin, Walker } from './step.ts';

/** All that happened up to a moment: enough to come there again. */
type Past = { input: unknown; happened: readonly Happening[] };

/**
 * Walks a chart with real actors under a simulated clock: the charts that `inside` names run as they are, others are steered. Actors can't be
 * copied, so each step begins anew and comes by the same way; every moment keeps actors of its own, which nothing moves again.
 */
export function executedWalker(machine: AnyStateMachine, model: Model): Walker {
  const charts = instrumenting(chartsIn(machine, model));
  const pasts = new WeakMap<Moment, Past>();
  const moveTo = (past: Past): Move => {
    const move = withoutChance(() => {
      const run = execution(machine, model, charts);
      beginStep(machine, null, null);
      run.begin(past.input);
      for (const happening of past.happened) {
        beginStep(machine, run.snapshot(), 'event' in happening ? happening.event : null);
        run.let(happening);
      }
      return run.lastMove();
    });
    pasts.set(move.moment, past);
    return move;
  };
  return {
    machine: charts.of(machine),
    begin: (input) => moveTo({ input, happened: [] }),
    advance: (moment, event, origin) => {
      const past = pasts.get(moment);
      if (past === undefined) throw new Error('Only a moment that this walker came to can be gone on from.');
      return moveTo({ ...past, happened: [...past.happened, happeningOf(event, origin)] });
    },
  };
}

/** Instruments each chart once, however many actors run it. */
function instrumenting(all: readonly AnyStateMachine[]): Charts {
  const known = new Map<AnyStateMachine, Instrumented>();
  return {
    all,
    of: (chart) => {
      const instrumented = known.get(chart) ?? instrument(chart);
      known.set(chart, instrumented);
      return instrumented.machine;
    },
    takeGuardOutcomes: () => [...known.values()].flatMap((chart) => chart.takeGuardOutcomes()),
  };
}

function happeningOf(event: AnyEventObject, { fires, settles, says, to }: Origin = {}): Happening {
  if (fires !== undefined) return { fires };
  const told: AnyActorRef | undefined = settles ?? says;
  return { event, to: pathOf(told ?? to), isTold: told !== undefined };
}
