import type { PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import { readMessages } from './conversation.ts';
import type { ComplaintDeps } from './deps.ts';

/** The table with a `user_id`. */
export const complaintTables: PersonalTables = {
  complaints: { secrets: ['code_name', 'code_salt', 'code_key', 'assigned_to'], hasHistory: true, deletion: 'goes' },
};

/** The personal data in complaints with a name. Anonymous ones are nobody's, and in nobody's export. */
export const complaintData = ({ keyring }: Pick<ComplaintDeps, 'keyring'>): PersonalData => ({
  tables: complaintTables,
  told: async (db, { id }) => {
    const own = await db.selectFrom('complaints').selectAll().where('user_id', '=', id).orderBy('created_at').execute();
    const told: Record<string, unknown>[] = [];
    for (const complaint of own)
      for (const message of await readMessages(db, complaint, keyring.holders))
        told.push({ complaint_id: complaint.id, ...message });
    return { complaint_messages: told };
  },
});
