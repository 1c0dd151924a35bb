import { type SelectQueryBuilder, sql } from 'kysely';
import type { Schemas } from './operation.ts';

type Asked = { page?: number | undefined; limit?: number | undefined };

/** The position of a page in a list of `total` entries. */
export const metaOf = (total: number, { page = 1, limit = 12 }: Asked): Schemas['Meta'] => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

/** One page of a query's rows, and its position in all of them. */
export async function readPage<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { page = 1, limit = 12 }: Asked,
) {
  const rows = await query
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, meta: metaOf(rows[0]?.total ?? 0, { page, limit }) };
}

/** One page of a list in memory, and its position in the whole. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { page = 1, limit = 12 }: Asked,
): { data: Entry[]; meta: Schemas['Meta'] } {
  return { data: all.slice((page - 1) * limit, page * limit), meta: metaOf(all.length, { page, limit }) };
}
