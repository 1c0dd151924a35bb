import { Actor, type AnyActor, type AnyMachineSnapshot, getStateNodes, StateMachine } from 'xstate';

/** The state of a running chart: the ids of its active states, and the event that led to them. */
export type ChartSight = { chart: string; active: readonly string[]; event: string };

/**
 * Calls `show` with the state of the chart that was started last, after each of its steps, and with null once none runs. Actors have no such
 * hook, so their `start` and `stop` are wrapped: only ever in a development build.
 */
export function watchRunningCharts(show: (sight: ChartSight | null) => void): void {
  const known = new WeakSet<AnyActor>();
  const running: AnyActor[] = [];
  const showLast = (event: string) => {
    const actor = running.at(-1);
    show(actor === undefined ? null : sightOf(actor.getSnapshot(), event));
  };
  const hear = (actor: AnyActor) => {
    known.add(actor);
    actor.system.inspect((news) => {
      if (news.type === '@xstate.snapshot' && news.actorRef === actor && running.at(-1) === actor)
        showLast(news.event.type);
    });
  };
  onCall('start', (actor) => {
    if (!isChart(actor) || running.includes(actor)) return;
    if (!known.has(actor)) hear(actor);
    running.push(actor);
    showLast('start');
  });
  onCall('stop', (actor) => {
    const at = running.indexOf(actor);
    if (at < 0) return;
    running.splice(at, 1);
    showLast('stop');
  });
}

/** Runs `then` after every call of an actor's method. */
function onCall(method: 'start' | 'stop', then: (actor: AnyActor) => void): void {
  const original = Reflect.get(Actor.prototype, method);
  Reflect.set(Actor.prototype, method, function called(this: AnyActor) {
    const result = Reflect.apply(original, this, []);
    then(this);
    return result;
  });
}

/** True for a chart of its own: a child belongs to the chart that runs it. */
const isChart = (actor: AnyActor) => actor.options.parent === undefined && actor.logic instanceof StateMachine;

function sightOf({ machine, value }: AnyMachineSnapshot, event: string): ChartSight {
  const active = getStateNodes(machine.root, value).map(({ id }) => id);
  return { chart: machine.id, active, event };
}
