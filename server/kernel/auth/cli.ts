// `npm run secret`: replaces the secret of all instances of a database. Everybody has to sign in again; pending codes and links expire.
import { readSettings, runCommand } from '../command.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach.ts';
import { replaceSecret } from './session-secret.ts';

await runCommand(async () => {
  const config = readSettings();
  const { connection, owner, stop } = await reachDatabase(config);
  const db = openDatabase(connection, () => undefined, { max: 2 });
  try {
    await migrate(owner);
    await replaceSecret(db, config);
  } finally {
    await db.destroy();
    await stop();
  }
  const source = config.sessionSecret === undefined ? 'A new secret' : 'SESSION_SECRET';
  return `${source} counts from the next start of each instance on. Everybody has to sign in again.`;
});
