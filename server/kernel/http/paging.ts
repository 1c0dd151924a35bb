import { sql } from 'kysely';
import type { Schemas } from './operation.ts';

type Asked = { page?: number | undefined; limit?: number | undefined };

/** The position of a page in a list of `total` entries. */
export const metaOf = (total: number, { page = 1, limit = 12 }: Asked): Schemas['Meta'] => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

/** Counts the rows of all pages: a column of a query for `readPage`. */
export const totalOfAll = sql<number>`count(*) over ()::int`.as('total');

type Pageable<Row> = { limit(most: number): { offset(before: number): { execute(): Promise<Row[]> } } };

/** One page of the rows of a query with `totalOfAll`, and its position in all of them. */
export async function readPage<Row extends { total: number }>(
  query: Pageable<Row>,
  { page = 1, limit = 12 }: Asked,
): Promise<{ rows: Row[]; meta: Schemas['Meta'] }> {
  const offset = (page - 1) * limit;
  const rows = await query.limit(limit).offset(offset).execute();
  const isPastTheEnd = rows.length === 0 && offset > 0;
  const [counted] = isPastTheEnd ? await query.limit(1).offset(0).execute() : rows;
  return { rows, meta: metaOf(counted?.total ?? 0, { page, limit }) };
}

/** One page of a list in memory, and its position in the whole. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { page = 1, limit = 12 }: Asked,
): { data: Entry[]; meta: Schemas['Meta'] } {
  return { data: all.slice((page - 1) * limit, page * limit), meta: metaOf(all.length, { page, limit }) };
}
