// `npm run stuck`: what keeps failing, and how the refunds of cancelled events go, until there is a page for it.
import { reportCancellations } from '../../features/bookings/cancel-occurrence.ts';
import { readConfig } from '../config/config.ts';
import { explainStartupFailure, StartupError } from '../config/startup-error.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { reachDatabase } from '../db/reach.ts';

const minute = (moment: Date): string => `${moment.toISOString().slice(0, 16)}Z`;

async function report(db: Database): Promise<string> {
  const stuck = await db.selectFrom('stuck').selectAll().orderBy('since').execute();
  const failing = stuck.map(
    ({ what, id, tries, since, last_error }) =>
      `${what}  ${id}  ${tries} ${tries === 1 ? 'try' : 'tries'} since ${minute(since)}: ${last_error}`,
  );
  const cancelled = (await reportCancellations(db)).map(
    ({ slug, key, refunded, pending, failed, free, left }) =>
      `${slug} ${key}: ${refunded} refunded, ${pending} on their way, ${failed} failing, ${free} free, ${left} to do`,
  );
  return [
    failing.length === 0 ? 'Nothing is stuck.' : failing.join('\n'),
    ...(cancelled.length === 0 ? [] : ['', 'Bookings of cancelled events:', ...cancelled]),
  ].join('\n');
}

async function run(): Promise<string> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new StartupError(reading.problems.join('\n'));
  const { connection, stop } = await reachDatabase(reading.config);
  const db = openDatabase(connection, () => undefined, 2);
  try {
    return await report(db);
  } finally {
    await db.destroy();
    await stop();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const explanation = explainStartupFailure(error);
  if (explanation === undefined) throw error;
  process.stderr.write(`${explanation}\n`);
  process.exitCode = 1;
}
