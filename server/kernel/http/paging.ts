import type { Schemas } from './operation.ts';

type Asked = { page?: number | undefined; limit?: number | undefined };

/** The position of a page in a list of `total` entries. */
export const metaOf = (total: number, { page = 1, limit = 12 }: Asked): Schemas['Meta'] => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

/** One page of a list in memory, and its position in the whole. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { page = 1, limit = 12 }: Asked,
): { data: Entry[]; meta: Schemas['Meta'] } {
  return { data: all.slice((page - 1) * limit, page * limit), meta: metaOf(all.length, { page, limit }) };
}
