import type { AnyStateMachine } from 'xstate';
import { nearestName } from '../project/nearest-name.ts';
import { allStates, sourceOf } from './edges.ts';

type Charts = readonly AnyStateMachine[];

/** The remark on an event that none of the charts hears, with the one that may be meant; null if one of them does. */
export function strangeEvent(charts: Charts, type: string): string | null {
  const heard = charts.flatMap((chart): string[] => chart.events).filter((each) => !each.startsWith('xstate.'));
  if (heard.some((each) => each === type || (each.endsWith('*') && `${type}.`.startsWith(each.slice(0, -1)))))
    return null;
  return `the chart hears no event '${type}'${meaning(type, heard)}`;
}

/** The remark on an actor that none of the charts has and that is almost one of theirs; null for any other: charts may spawn it as they go. */
export function strangeActor(charts: Charts, name: string): string | null {
  const known = charts.flatMap(({ root, implementations }) => [
    ...Object.keys(implementations.actors),
    ...allStates(root).flatMap((node) => node.invoke.map(sourceOf)),
  ]);
  const near = known.includes(name) ? '' : meaning(name, known);
  return near === '' ? null : `the chart has no actor '${name}'${near}`;
}

/** The name that may be meant by one that is not known, to be added to a remark; nothing if none is like it. */
export function meaning(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === null ? '' : `; did you mean '${near}'?`;
}
