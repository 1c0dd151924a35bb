import { instrument } from '../chart/instrument.ts';
import { travelOn } from './journeys.ts';
import type { Tested } from '../project/tested.ts';

/** The reason why each failed journey fails; empty if all end where they are pinned. */
export function brokenJourneys({ machine, journeys }: Pick<Tested, 'machine' | 'journeys'>): string[] {
  const chart = instrument(machine);
  return journeys.flatMap((journey) => travelOn(chart, journey).failure ?? []);
}

/** Ids of the transitions that no journey takes: retargeting one of them would go unnoticed. */
export function unpinnedEdges(
  { machine, journeys }: Pick<Tested, 'machine' | 'journeys'>,
  edges: readonly { id: string }[],
): string[] {
  const chart = instrument(machine);
  const pinned = new Set(journeys.flatMap((journey) => travelOn(chart, journey).walked));
  return edges.map(({ id }) => id).filter((id) => !pinned.has(id));
}
