// `npm run staff`: lists and manages staff accounts; it creates the first admin.
import { randomUUID } from 'node:crypto';
import { makeLink } from '../auth/recovery-mail.ts';
import { isStaffRole, type StaffRole, staffRoles } from '../http/roles.ts';
import { agreeOnSecret } from '../auth/session-secret.ts';
import { createFingerprint } from '../auth/fingerprint.ts';
import { systemClock } from '../clock.ts';
import { readSettings, runCommand } from '../command.ts';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { inDatabase } from '../db/reach.ts';
import { codeAt, resetSecondFactor } from './second-factor.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

const usage = `Use: npm run staff                              to see who has which roles
     npm run staff -- add <e-mail> --role <role>     to give a role (${staffRoles.join(', ')}); prints a link for a new account
     npm run staff -- remove <e-mail> --role <role>  to take it away
     npm run staff -- reset <e-mail>                 to take the second factor away, so that another is set up
     npm run staff -- code <e-mail>                  to see the code of a demo account`;

const LINK_LIFE_MS = DAY_MS;

type Desk = { db: Database; config: Config };

async function list({ db }: Desk): Promise<string> {
  const people = await db.selectFrom('users').select(['email', 'roles', 'disabled_at']).orderBy('email').execute();
  const staff = people
    .map((person) => ({ ...person, roles: person.roles.filter(isStaffRole) }))
    .filter(({ roles }) => roles.length > 0)
    .map(({ email, roles, disabled_at }) => `${email}  ${roles.join(', ')}${disabled_at ? '  (closed)' : ''}`);
  return staff.length === 0 ? 'Nobody works at the desk yet.' : staff.join('\n');
}

async function findAccount(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'roles', 'demo_name', 'disabled_at'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

async function demandAccount(db: Database, email: string) {
  const account = await findAccount(db, email);
  if (account === undefined) throw new StartupError(`${email} has no account.`);
  return account;
}

async function add(desk: Desk, email: string, role: StaffRole): Promise<string> {
  const known = await findAccount(desk.db, email);
  if (known !== undefined) {
    const roles = [...new Set([...known.roles, role])];
    await desk.db.updateTable('users').set({ roles }).where('id', '=', known.id).execute();
    return `${email} has the role ${role}.`;
  }
  const link = await addAccount(desk, email, role);
  return `${email} has an account with the role ${role}. Open this once, within a day, to choose a password:\n${link}`;
}

async function addAccount({ db, config }: Desk, email: string, role: StaffRole): Promise<string> {
  const now = systemClock.now();
  const fingerprint = createFingerprint(await agreeOnSecret(db, config));
  const token = await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({
        email,
        password_hash: '!',
        // This person only works here: neither a student, nor acting for an organisation.
        user_type: 'organisation',
        first_name: email.slice(0, email.indexOf('@')),
        last_name: '',
        roles: [role],
        registered: true,
        created_at: now,
        verified_at: now,
        registered_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
    return makeLink({ fingerprint }, trx, { linkId: randomUUID(), userId: id, expiresAt });
  });
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  return `${origin}/login/password/create#${new URLSearchParams({ token, email })}`;
}

async function remove({ db }: Desk, email: string, role: StaffRole): Promise<string> {
  const { id, roles } = await demandAccount(db, email);
  const left = roles.filter((each) => each !== role);
  await db.updateTable('users').set({ roles: left }).where('id', '=', id).execute();
  return `${email} has no longer the role ${role}.`;
}

async function reset({ db }: Desk, email: string): Promise<string> {
  const { id } = await demandAccount(db, email);
  await db.transaction().execute((trx) => resetSecondFactor(trx, id));
  return `${email} sets up a second factor anew at the next visit of the desk.`;
}

/** Only for a demo account that is not disabled: its secret is published. */
async function code({ db }: Desk, email: string): Promise<string> {
  const { id, demo_name, disabled_at } = await demandAccount(db, email);
  if (demo_name === null || disabled_at !== null)
    throw new StartupError(`${email} is no open demo account: only the person’s own app knows the code.`);
  const factor = db.selectFrom('second_factors').select('secret').where('user_id', '=', id);
  const found = await factor.executeTakeFirst();
  if (found === undefined) throw new StartupError(`${email} has no second factor.`);
  return codeAt(found.secret, systemClock.now());
}

function act(desk: Desk, [action, email, flag, role, ...more]: string[]): Promise<string> {
  if (action === undefined) return list(desk);
  if (email?.includes('@') && more.length === 0) {
    if (flag === '--role' && role !== undefined && isStaffRole(role)) {
      if (action === 'add') return add(desk, email, role);
      if (action === 'remove') return remove(desk, email, role);
    }
    if (flag === undefined && action === 'reset') return reset(desk, email);
    if (flag === undefined && action === 'code') return code(desk, email);
  }
  throw new StartupError(usage);
}

await runCommand(async () => {
  const config = readSettings();
  return inDatabase(config, (db) => act({ db, config }, process.argv.slice(2)));
});
