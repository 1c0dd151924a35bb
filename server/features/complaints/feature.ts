import type { PlugIn } from '../../kernel/feature.ts';
import { complaintLife } from '../../kernel/lifecycle/lives.ts';
import type { PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import { type ComplaintDeps, readMessages } from './conversation.ts';
import { complaintDeskHandlers } from './desk.ts';
import { complaintHandlers } from './handlers.ts';
import { complaintMailer } from './mail.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The table with a `user_id`. */
export const complaintTables: PersonalTables = {
  complaints: { secrets: ['code_name', 'code_salt', 'code_key', 'assigned_to'], hasHistory: true, deletion: 'goes' },
};

/** The personal data in complaints with a name. Anonymous ones are nobody's, and in nobody's export. */
const complaintData = ({ keyring }: Pick<ComplaintDeps, 'keyring'>): PersonalData => ({
  tables: complaintTables,
  exported: async (db, { id }) => {
    const own = await db.selectFrom('complaints').selectAll().where('user_id', '=', id).orderBy('created_at').execute();
    const told: Record<string, unknown>[] = [];
    for (const complaint of own)
      for (const message of await readMessages(db, complaint, keyring.holders))
        told.push({ complaint_id: complaint.id, ...message });
    return { complaint_messages: told };
  },
});

/** Complaints, with a name and without one. */
export const complaintFeature: PlugIn = (kernel) => ({
  handlers: { ...complaintHandlers(kernel), ...complaintDeskHandlers(kernel) },
  jobs: { 'complaint-mail': complaintMailer(kernel, kernel.mailer) },
  personal: complaintData(kernel),
  rooms: [
    {
      room: 'complaints',
      roles: ['complaints'],
      count: (db) => complaintLife.count(db, 'waitsForStaff'),
    },
  ],
  upkeep: {
    // Files without a row are removed as all orphans are.
    rows: async () => {
      const { keptDays } = kernel.union.complaints;
      const now = kernel.clock.now();
      const before = new Date(now.getTime() - keptDays * DAY_MS);
      // A turn that has passed would only tell the second at which somebody complained.
      await kernel.db.deleteFrom('complaint_brake').where('next_at', '<=', now).execute();
      await kernel.db
        .deleteFrom('complaints')
        .where('state', 'in', complaintLife.tagged('isSettled'))
        .where('changed_at', '<', before)
        .execute();
    },
  },
});
