// `npm run permits`: what the union does with applications for parking permits, until there is a page for it.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readSettings, runCommand } from '../command.ts';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { reachDatabase } from '../db/reach.ts';
import { openFileStore } from '../files/store.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { approvePermit } from './permits.ts';
import { applicationsUnderReview, type Waiting } from './waiting.ts';

const usage = `Use: npm run permits                          to see who waits
     npm run permits -- show <e-mail> <folder>  to put the photos of the licence into a folder
     npm run permits -- approve <e-mail>        to make the permit valid`;

type Shop = { db: Database; jobs: Jobs; config: Config };

async function list({ db }: Shop): Promise<string> {
  const waiting = await applicationsUnderReview(db);
  if (waiting.length === 0) return 'No application waits.';
  return waiting.map(({ email, name, numberPlate }) => `${email}  ${name}  ${numberPlate}`).join('\n');
}

async function show({ db, config }: Shop, email: string, folder: string): Promise<string> {
  const application = (await applicationsUnderReview(db)).find((each) => each.email === email.toLowerCase());
  if (application === undefined)
    throw new StartupError(`No application of ${email} waits. \`npm run permits\` lists all.`);
  const written = await writeLicence(config, application, folder);
  return [`${application.name}, ${application.numberPlate}, to ${application.validUntil}`, ...written].join('\n');
}

async function writeLicence({ dataDir }: Config, { licence }: Waiting, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = await openFileStore(`${dataDir}/files`);
  const paths: string[] = [];
  for (const [at, id] of licence.entries()) {
    const content = await files.open(id);
    if (content === undefined) throw new StartupError(`The photo ${id} is not in ${dataDir}/files. Restore it there.`);
    const path = join(folder, at === 0 ? 'licence-front.jpg' : 'licence-back.jpg');
    await pipeline(content, createWriteStream(path));
    paths.push(path);
  }
  return paths;
}

async function approve(shop: Shop, email: string): Promise<string> {
  if (await approvePermit(shop, email)) return `The permit of ${email} is valid, and a mail says so.`;
  throw new StartupError(`No application of ${email} waits. \`npm run permits\` lists all.`);
}

function act(shop: Shop, [action, email, folder, ...more]: string[]): Promise<string> {
  if (action === undefined) return list(shop);
  if (action === 'show' && email !== undefined && folder !== undefined && more.length === 0)
    return show(shop, email, folder);
  if (action === 'approve' && email !== undefined && folder === undefined) return approve(shop, email);
  throw new StartupError(usage);
}

async function run(): Promise<string> {
  const config = readSettings();
  const { connection, stop } = await reachDatabase(config);
  const db = openDatabase(connection, () => undefined, 2);
  const jobs = createJobs(connection, () => undefined);
  try {
    await jobs.connect();
    return await act({ db, jobs, config }, process.argv.slice(2));
  } finally {
    await jobs.stop();
    await db.destroy();
    await stop();
  }
}

await runCommand(run);
