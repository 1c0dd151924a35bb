// `npm run permits`: the desk's work on parking permits, for scripts.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemClock } from '../../kernel/clock.ts';
import { readSettings, runCommand } from '../../kernel/command.ts';
import type { Config } from '../../kernel/config/config.ts';
import { StartupError } from '../../kernel/config/startup-error.ts';
import type { Database, Queryable } from '../../kernel/db/database.ts';
import { inDatabase } from '../../kernel/db/reach.ts';
import { openFileStore } from '../../kernel/files/store.ts';
import { type Jobs, createJobs } from '../../kernel/jobs/jobs.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';
import { decidePermit } from './permits.ts';

type Waiting = {
  id: string;
  email: string;
  name: string;
  numberPlate: string;
  validUntil: string;
  licence: string[];
};

/** Applications whose licence has not been looked at, the oldest first; `licence` are the ids of its files, the front first. */
async function applicationsUnderReview(db: Queryable): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('parking_permits')
    .innerJoin('users', 'users.id', 'parking_permits.user_id')
    .selectAll('parking_permits')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('state', 'in', permitLife.tagged('waitsForStaff'))
    .orderBy('parking_permits.created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    numberPlate: row.number_plate,
    validUntil: row.valid_until,
    licence: [row.licence_front, row.licence_back].flatMap((id) => id ?? []),
  }));
}

const usage = `Use: npm run permits                          to see who waits
     npm run permits -- show <e-mail> <folder>  to put the photos of the licence into a folder
     npm run permits -- approve <e-mail>        to make the permit valid
     npm run permits -- decline <e-mail> <why>  to refuse it, which the student reads`;

type Shop = { db: Database; jobs: Jobs; config: Config };

async function list({ db }: Shop): Promise<string> {
  const waiting = await applicationsUnderReview(db);
  if (waiting.length === 0) return 'No application waits.';
  return waiting.map(({ email, name, numberPlate }) => `${email}  ${name}  ${numberPlate}`).join('\n');
}

async function show(shop: Shop, email: string, folder: string): Promise<string> {
  const application = await findWaiting(shop, email);
  const written = await writeLicence(shop.config, application, folder);
  return [`${application.name}, ${application.numberPlate}, to ${application.validUntil}`, ...written].join('\n');
}

async function writeLicence(config: Config, { licence }: Waiting, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = await openFileStore(config);
  const paths: string[] = [];
  for (const [at, id] of licence.entries()) {
    const content = await files.open(id);
    if (content === undefined) throw new StartupError(`The photo ${id} is not where files are kept. Restore it there.`);
    const path = join(folder, at === 0 ? 'licence-front.jpg' : 'licence-back.jpg');
    await pipeline(content, createWriteStream(path));
    paths.push(path);
  }
  return paths;
}

async function decide(shop: Shop, email: string, reason?: string): Promise<string> {
  const { id } = await findWaiting(shop, email);
  const event = reason === undefined ? 'permit.approve' : 'permit.decline';
  const decision = { event, by: thePortal, note: reason ?? '' } as const;
  await shop.db.transaction().execute((trx) => decidePermit({ ...shop, clock: systemClock }, trx, id, decision));
  return `The permit of ${email} is ${reason === undefined ? 'valid' : 'refused'}, and a mail says so.`;
}

async function findWaiting({ db }: Shop, email: string): Promise<Waiting> {
  const found = (await applicationsUnderReview(db)).find((each) => each.email === email.toLowerCase());
  if (found === undefined) throw new StartupError(`No application of ${email} waits. \`npm run permits\` lists all.`);
  return found;
}

function act(shop: Shop, [action, email, folder, ...more]: string[]): Promise<string> {
  if (action === undefined) return list(shop);
  if (action === 'show' && email !== undefined && folder !== undefined && more.length === 0)
    return show(shop, email, folder);
  if (action === 'approve' && email !== undefined && folder === undefined) return decide(shop, email);
  if (action === 'decline' && email !== undefined && folder !== undefined && more.length === 0)
    return decide(shop, email, folder);
  throw new StartupError(usage);
}

await runCommand(async () => {
  const config = readSettings();
  return inDatabase(config, async (db, connection) => {
    const jobs = createJobs(connection, () => undefined);
    try {
      await jobs.connect();
      return await act({ db, jobs, config }, process.argv.slice(2));
    } finally {
      await jobs.stop();
    }
  });
});
