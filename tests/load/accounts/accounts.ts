// `npm run load:accounts`: B1 to B3 and B5 of the acceptance list at full size, at two servers of one database; `-- B3` runs one.
import { report } from '../report.ts';
import { startTwoServers } from '../two-servers.ts';
import { codeGuesses, passwordGuesses } from './guesses.ts';
import { knownMailboxes } from './mailboxes.ts';
import { oldTokens } from './tokens.ts';

await using stage = await startTwoServers();

const rows = {
  B1: () => codeGuesses(stage),
  B2: () => passwordGuesses(stage),
  B3: () => knownMailboxes(stage),
  B5: () => oldTokens(stage),
};
process.exitCode = (await report(rows)) ? 0 : 1;
