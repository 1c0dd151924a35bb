import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKeptPage } from '../../kit/offline/keep-page.ts';
import { paths } from '../../kit/paths.ts';
import { profileQuery } from '../../kit/person/profile.ts';
import { session } from '../../kit/session/session.ts';
import { rarDatesQuery, type ReportPlace, reportQuery, reportsQuery } from './rar.queries.ts';

/** The answers of the portal that the report's pages need, as this device last had them. */
interface Kept {
  /** The account that they belong to. */
  owner: string;
  answers: { key: QueryKey; data: unknown; updatedAt: number }[];
}

/** Signing out deletes every cache whose name begins like this one's. */
const CACHE = 'kept report data';

/** The account that is logged in, by its token: without network nobody else can say. */
function ownerHere(): string | undefined {
  const [, payload = ''] = session.token()?.split('.') ?? [];
  return /"sub":"([^"]+)"/.exec(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))?.[1];
}

/** Keeps a report, with what its pages need beside it, in place of what was kept for the organisation. */
async function keepReport(queries: QueryClient, place: ReportPlace): Promise<void> {
  const owner = ownerHere();
  if (owner === undefined) return;
  const keys = [profileQuery, rarDatesQuery, reportsQuery(place.organisation), reportQuery(place)];
  const answers = keys.flatMap(({ queryKey }) => {
    const { data, dataUpdatedAt: updatedAt = 0 } = queries.getQueryState(queryKey) ?? {};
    return data === undefined ? [] : [{ key: queryKey, data, updatedAt }];
  });
  const kept = { owner, answers } satisfies Kept;
  const cache = await globalThis.caches?.open(CACHE);
  await cache?.put(`/rar/kept/${place.organisation}.json`, new Response(JSON.stringify(kept)));
}

/** Puts what is kept for whoever is logged in where the pages look for it; what is kept for others is deleted. */
export async function takeOutReports(queries: QueryClient): Promise<void> {
  const cache = await globalThis.caches?.open(CACHE);
  const owner = ownerHere();
  for (const request of (await cache?.keys()) ?? []) {
    // Written above, by this browser.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const kept = (await (await cache?.match(request))?.json()) as Kept | undefined;
    if (kept?.owner === owner) takeOut(queries, kept?.answers ?? []);
    else await cache?.delete(request);
  }
}

function takeOut(queries: QueryClient, answers: Kept['answers']): void {
  for (const { key, data, updatedAt } of answers) {
    if ((queries.getQueryState(key)?.dataUpdatedAt ?? 0) >= updatedAt) continue;
    queries.setQueryData(key, data, { updatedAt });
    // Read anew, should there be a network after all.
    void queries.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** Keeps this year's report on this device, and the pages where it is written. `updatedAt` is when it was last read. */
export function useKeepReport({ organisation, report }: ReportPlace, updatedAt: number): void {
  const queries = useQueryClient();
  useKeptPage('report', paths.rarCurrent('report'));
  useEffect(() => {
    if (updatedAt === 0) return;
    void keepReport(queries, { organisation, report }).catch(() => undefined);
  }, [queries, organisation, report, updatedAt]);
}
