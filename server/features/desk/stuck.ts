import { present } from '../../kernel/http/guards.ts';
import type { Kernel } from '../../kernel/feature.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { changesOfAll, noteChange } from '../../kernel/staff/changes.ts';

type Operations = 'listStuck' | 'retryStuck';

/** The name of a job by how its failures are noted; undefined for other things. */
const jobOf = (what: string): string | undefined => /^job (.+)$/.exec(what)?.[1];

const subjectOf = ({ what, id }: { what: string; id: string }): string => `${what} ${id}`;

/** Lists the tasks that keep failing, the oldest first, and retries one at once. */
export function stuckHandlers(kernel: Kernel): Pick<Handlers, Operations> {
  const { db, clock, jobs } = kernel;
  return {
    listStuck: async () => {
      const rows = await db.selectFrom('stuck').selectAll().orderBy('since').limit(200).execute();
      const changes = await changesOfAll(db, 'stuck', rows.map(subjectOf));
      return {
        data: rows.map(({ what, id, tries, last_error, data, since, next_try_at }) => {
          const isJob = jobOf(what) !== undefined;
          return {
            what,
            id,
            tries,
            last_error,
            since: since.toISOString(),
            next_try_at: isJob ? null : next_try_at.toISOString(),
            // A job's data is kept with its last failure.
            is_given_up: isJob && data !== null,
            history: changes.get(subjectOf({ what, id })) ?? [],
          };
        }),
      };
    },
    retryStuck: async ({ body: { what, id }, user }) =>
      db.transaction().execute(async (trx) => {
        // Locked, so that two of the staff do not start one job twice.
        const row = await trx
          .selectFrom('stuck')
          .selectAll()
          .where('what', '=', what)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (row === undefined) throw new Problem(404, 'not_stuck');
        const retried = { what: 'stuck', subject: subjectOf(row), event: 'retry', staffId: present(user).id } as const;
        const noteRetry = () => noteChange(kernel, trx, retried);
        const job = jobOf(what);
        if (job !== undefined) {
          // One that is still in the queue is tried again by itself.
          if (row.data === null) return undefined;
          if (!(await jobs.sendAgain(trx, job, row.data))) throw new Problem(404, 'not_found');
          await noteRetry();
          await trx.deleteFrom('stuck').where('what', '=', what).where('id', '=', id).execute();
          return undefined;
        }
        const now = clock.now();
        const waiting = trx.updateTable('stuck').set({ next_try_at: now }).where('next_try_at', '>', now);
        const rested = await waiting.where('what', '=', what).where('id', '=', id).executeTakeFirstOrThrow();
        let isSooner = rested.numUpdatedRows > 0n;
        if (what === 'refund') {
          const later = trx.updateTable('refunds').set({ look_at: now }).where('look_at', '>', now);
          const looked = await later.where('id', '=', id).executeTakeFirstOrThrow();
          isSooner ||= looked.numUpdatedRows > 0n;
        }
        // A second tap finds it due already, and isn't recorded as a second retry.
        if (isSooner) await noteRetry();
        return undefined;
      }),
  };
}
