// `npm run secret`: replaces the secret of all instances of a database. Everybody has to sign in again; pending codes and links expire.
import { readSettings, runCommand } from '../command.ts';
import { inDatabase } from '../db/reach.ts';
import { replaceSecret } from './session-secret.ts';

await runCommand(async () => {
  const config = readSettings();
  await inDatabase(config, (db) => replaceSecret(db, config));
  const source = config.sessionSecret === undefined ? 'A new secret' : 'SESSION_SECRET';
  return `${source} counts from the next start of each instance on. Everybody has to sign in again.`;
});
