import { Migrator } from 'kysely/migration';
import { type Connection, openDatabase } from './database.ts';
import * as portal from './migrations/0001-portal.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as messages from './migrations/0003-messages.ts';
import * as sessionSecret from './migrations/0004-session-secret.ts';
import * as queueSchema from './migrations/0005-queue-schema.ts';
import * as refunds from './migrations/0006-refunds.ts';
import * as attendees from './migrations/0007-attendees.ts';
import * as dueRows from './migrations/0008-due-rows.ts';
import * as emailUndos from './migrations/0009-email-undos.ts';
import * as demoAccounts from './migrations/0010-demo-accounts.ts';

const migrations = {
  '0001-portal': portal,
  '0002-accounts': accounts,
  '0003-messages': messages,
  '0004-session-secret': sessionSecret,
  '0005-queue-schema': queueSchema,
  '0006-refunds': refunds,
  '0007-attendees': attendees,
  '0008-due-rows': dueRows,
  '0009-email-undos': emailUndos,
  '0010-demo-accounts': demoAccounts,
};

/**
 * Brings the tables up to date, as the role that owns them; several processes may start at once (an advisory lock lets one do it). Throws
 * what went wrong.
 */
export async function migrate(owner: Connection): Promise<void> {
  const db = openDatabase(owner, () => undefined, 2);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  try {
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } finally {
    await db.destroy();
  }
}
