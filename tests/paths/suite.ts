import { exploreLoaded } from './explore.ts';
import { travel } from './journeys.ts';
import type { Tested } from './load.ts';
import { complaints } from './report.ts';

/** What a chart's own tests find wrong with it: gaps in its walk, and journeys that do not end where they are pinned. */
export function findingsOf({ machine, model, journeys }: Tested): string[] {
  return [...complaints(exploreLoaded(machine, model).report), ...brokenJourneys({ machine, journeys })];
}

export function brokenJourneys({ machine, journeys }: Pick<Tested, 'machine' | 'journeys'>): string[] {
  return journeys.flatMap((journey) => travel(machine, journey).failure ?? []);
}

/** Ids of the transitions that no journey takes: to retarget one of them would go unnoticed. */
export function unpinnedEdges(
  { machine, journeys }: Pick<Tested, 'machine' | 'journeys'>,
  edges: readonly { id: string }[],
): string[] {
  const pinned = new Set(journeys.flatMap((journey) => travel(machine, journey).walked));
  return edges.map(({ id }) => id).filter((id) => !pinned.has(id));
}
