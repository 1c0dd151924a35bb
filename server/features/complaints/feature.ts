import type { PlugIn } from '../../kernel/feature.ts';
import { complaintLife } from '../../kernel/lifecycle/lives.ts';
import { complaintDeskHandlers } from './desk.ts';
import { complaintHandlers } from './handlers.ts';
import { complaintMailer } from './mail.ts';
import { complaintData } from './personal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Complaints, with a name and without one. */
export const complaintFeature: PlugIn = (kernel) => ({
  handlers: { ...complaintHandlers(kernel), ...complaintDeskHandlers(kernel) },
  jobs: { 'complaint-mail': complaintMailer(kernel, kernel.mailer) },
  personal: complaintData(kernel),
  rooms: [
    {
      room: 'complaints',
      roles: ['complaints'],
      count: async (db) => {
        const waiting = db
          .selectFrom('complaints')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('state', 'in', complaintLife.tagged('waitsForStaff'));
        return Number((await waiting.executeTakeFirstOrThrow()).count);
      },
    },
  ],
  upkeep: {
    // Files without a row are removed as all orphans are.
    rows: async () => {
      const { keptDays } = kernel.union.complaints;
      const before = new Date(kernel.clock.now().getTime() - keptDays * DAY_MS);
      await kernel.db
        .deleteFrom('complaints')
        .where('state', 'in', complaintLife.tagged('isSettled'))
        .where('changed_at', '<', before)
        .execute();
    },
  },
});
