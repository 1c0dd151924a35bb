import type { Schemas } from './operation.ts';

/** One page of a list in memory, and its position in the whole. */
export function pageOf<Entry>(
  all: readonly Entry[],
  { page = 1, limit = 12 }: { page?: number; limit?: number },
): { data: Entry[]; meta: Schemas['Meta'] } {
  const meta = { page, limit, total: all.length, pages: Math.ceil(all.length / limit) };
  return { data: all.slice((page - 1) * limit, page * limit), meta };
}
