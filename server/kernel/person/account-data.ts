import { sql } from 'kysely';
import { paymentLife } from '../lifecycle/lives.ts';
import type { PersonalData } from './personal-data.ts';

const moving = [...paymentLife.tagged('isPayable'), ...paymentLife.tagged('isGoingBack')];

/** The data that the portal keeps about every account holder, whatever they use it for. */
export const accountData: PersonalData = {
  tables: {
    sessions: { secrets: [], deletion: 'goes' },
    personal_details: { secrets: [], deletion: 'goes' },
    contact_details: { secrets: [], deletion: 'goes' },
    academic_details: { secrets: [], deletion: 'goes' },
    skipped_steps: { secrets: [], deletion: 'goes' },
    mailbox_codes: { secrets: ['nonce'], deletion: 'goes' },
    known_addresses: { secrets: [], deletion: 'goes' },
    recovery_links: { secrets: ['token_hash'], deletion: 'goes' },
    email_undos: { secrets: ['token_hash'], deletion: 'goes' },
    idempotency_keys: { secrets: { left: 'repeats, for a day, answers made of the other tables' }, deletion: 'goes' },
    files: { secrets: [], deletion: 'goes' },
    transitions: {
      secrets: { left: 'told with whatever it is the history of' },
      deletion: { stays: 'in the history of what stays, as nobody’s', user: 'forgotten' },
    },
    payments: {
      secrets: [],
      hasHistory: true,
      deletion: { stays: 'in the books, as nobody’s', user: 'forgotten' },
    },
    second_factors: { secrets: { left: 'a secret and nothing else' }, deletion: 'goes' },
    recovery_codes: { secrets: { left: 'hashes of codes that nobody can read' }, deletion: 'goes' },
    desk_changes: {
      secrets: { left: 'work of the staff, about days and reports and nobody' },
      deletion: { stays: 'in the history of what was changed, as nobody’s', user: 'forgotten' },
    },
    staff_views: {
      secrets: { left: 'told to those whom it was about' },
      deletion: { stays: 'beside whom it was about, as nobody’s', user: 'forgotten' },
    },
  },
  exported: async (db, { id }) => ({
    seen_by_staff: await db
      .selectFrom('staff_views')
      .select(['what', 'at'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute(),
  }),
  erase: async (trx, { id }) => {
    await trx.deleteFrom('staff_views').where('subject_id', '=', id).execute();
  },
  // A payment or refund under way must still reach its owner.
  holds: () =>
    sql<boolean>`exists (select from payments where payments.user_id = users.id and payments.state in (${sql.join(moving)}))`,
};
