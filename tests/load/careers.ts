import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashOfSecret } from '../../server/kernel/hashes.ts';
import { openStage } from '../support/stage.ts';
import { startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { finderAt } from '../support/finding.ts';
import { clientOf } from '../support/client.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { buildSite } from '../../server/site/build.ts';
import { control, type Figure, none } from './figure.ts';
import { guesses } from './careers/guesses.ts';
import { interviews } from './careers/interviews.ts';
import { resume } from './careers/resume.ts';
import { sameReport } from './careers/same-report.ts';

/** `npm run load:careers`: K1 to K4 of the acceptance list at full size; `-- K2` runs one of them, `-- --share 0.1` a tenth of the sets and guesses. */
const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } });
const share = Number(values.share ?? 1);
const SETS = 10_000 * share;
const GUESSES = 1_000_000 * share;
const REAL = 200;

const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
const tell = (line: string) => process.stdout.write(`${line}\n`);

await buildSite(tell);
const folder = await temporaryFolder();
const env = { LOG_LEVEL: 'trace' };
const servers = [
  await startPortalProcess({ dataDir: folder.path, env }),
  await startPortalProcess({ dataDir: folder.path, env }),
];
const [url = '', ...others] = servers.map((server) => server.url);
const db = openStage(folder.path, 16);
/** References that are in use, and what was written down of any. */
const real: string[] = [];
const found = { inLogs: 0, inFiles: 0, hashes: 0 };
for (const { process: portal } of servers)
  for (const stream of [portal.stdout, portal.stderr])
    stream?.on('data', (chunk: Buffer) => {
      found.inLogs += String(chunk).match(/ref_[\w-]{43}/g)?.length ?? 0;
    });
const figures: Figure[] = [];

try {
  if (isWanted('K1')) figures.push(...(await sameReport(url, SETS, tell)));
  if (isWanted('K2')) figures.push(...(await resume(url, tell)));
  if (isWanted('K3')) {
    const nextAddress = addresses();
    for (let at = 0; at < REAL; at += 1)
      real.push(await finderAt(url, clientOf(url, undefined, fetchFrom(nextAddress()))).answer({ order: 3 }));
    figures.push(...(await guesses(url, real, GUESSES, tell)));
  }
  if (isWanted('K4')) figures.push(...(await interviews(db, [url, ...others], tell)));
} finally {
  await db.destroy();
  for (const server of servers) await server.stop();
  await searchFiles();
  await folder.remove();
}
if (isWanted('K3'))
  figures.push(
    none('K3: references in the logs', found.inLogs),
    none('K3: references in the database’s files, its log and the outbox', found.inFiles),
    control('K3: their hashes in the same files', found.hashes),
  );
for (const { what, measured, bound, holds } of figures)
  tell(`${holds ? 'ok ' : 'BAD'}  ${what}: ${measured} (${bound})`);

/** Searches everything that the portal has written. */
async function searchFiles(): Promise<void> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(join(entry.parentPath, entry.name));
    for (const reference of real) {
      if (content.includes(reference)) found.inFiles += 1;
      if (content.includes(hashOfSecret(reference))) found.hashes += 1;
    }
  }
}

process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
