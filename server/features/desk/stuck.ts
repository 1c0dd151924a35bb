import type { Kernel } from '../../kernel/feature.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';

type Operations = 'listStuck' | 'retryStuck';

/** What keeps failing, the oldest first, and another try of it at once. */
export function stuckHandlers({ db, clock }: Kernel): Pick<Handlers, Operations> {
  return {
    listStuck: async () => {
      const rows = await db.selectFrom('stuck').selectAll().orderBy('since').limit(200).execute();
      return {
        data: rows.map(({ what, id, tries, last_error, since, next_try_at }) => ({
          what,
          id,
          tries,
          last_error,
          since: since.toISOString(),
          // A job that was given up is not tried again.
          next_try_at: what.startsWith('job ') ? null : next_try_at.toISOString(),
        })),
      };
    },
    retryStuck: async ({ body: { what, id } }) => {
      const now = clock.now();
      const due = await db
        .updateTable('stuck')
        .set({ next_try_at: now })
        .where('what', '=', what)
        .where('id', '=', id)
        .executeTakeFirst();
      if (due.numUpdatedRows === 0n) throw new Problem(404, 'not_found');
      if (what === 'refund') await db.updateTable('refunds').set({ look_at: now }).where('id', '=', id).execute();
      return undefined;
    },
  };
}
