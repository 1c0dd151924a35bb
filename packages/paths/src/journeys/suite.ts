import { walkerOf } from '../chart/walker.ts';
import { travelOn } from './journeys.ts';
import type { Tested } from '../project/tested.ts';

type Suite = Pick<Tested, 'machine' | 'journeys'> & Partial<Pick<Tested, 'model'>>;
const bare = { events: {}, actors: {} };

/** The reason why each failed journey fails; empty if all end where they are pinned. */
export function brokenJourneys({ machine, journeys, model = bare }: Suite): string[] {
  const chart = walkerOf(machine, model);
  return journeys.flatMap((journey) => travelOn(chart, journey).failure ?? []);
}

/** Ids of the transitions that no journey takes: retargeting one of them would go unnoticed. */
export function unpinnedEdges({ machine, journeys, model = bare }: Suite, edges: readonly { id: string }[]): string[] {
  const chart = walkerOf(machine, model);
  const pinned = new Set(journeys.flatMap((journey) => travelOn(chart, journey).walked));
  return edges.map(({ id }) => id).filter((id) => !pinned.has(id));
}
