// `npm run load:rar`: R1 to R5 of the acceptance list at full size, at two servers of one database, each with its guard off once.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RarYear } from '../../../server/kernel/content/site/rar.ts';
import { buildSite } from '../../../server/site/build.ts';
import { shortYear, startRarPortal } from '../../support/rar-portal.ts';
import { autosaves, sentAtTheDeadline } from './saves.ts';
import { evidence } from './evidence.ts';
import { june } from './figures.ts';
import { everyEvent } from './matrix.ts';
import { points, withMany } from './points.ts';

const content = join(import.meta.dirname, '../../../content');
/** The sections can give less than their questions together. */
const change = (whole: RarYear): RarYear => {
  const short = shortYear(2)(whole);
  return { ...short, sections: short.sections.map((section) => ({ ...section, most: section.most - 20 })) };
};
const year = change(JSON.parse(await readFile(join(content, 'rar/2026.json'), 'utf8')) as RarYear);

await buildSite(() => undefined);
const portal = await startRarPortal({
  from: june.toISOString(),
  servers: 2,
  withSite: true,
  year: { number: 2026, change },
  prepare: async (folder) => {
    const file = join(folder, 'union/organisations.json');
    const known = JSON.parse(await readFile(file, 'utf8')) as { id: string; name: string }[];
    await writeFile(file, JSON.stringify(withMany(known)));
  },
});
const chosen = process.argv.slice(2);
const all = {
  R1: () => autosaves(portal),
  R2: () => sentAtTheDeadline(portal),
  R3: () => everyEvent(portal),
  R4: () => evidence(portal),
  R5: () => points(portal, year as unknown as Parameters<typeof points>[1]),
};
let hasFailed = false;
try {
  for (const [id, measure] of Object.entries(all)) {
    if (chosen.length > 0 && !chosen.includes(id)) continue;
    for (const figure of await measure()) {
      hasFailed ||= !figure.isRight;
      process.stdout.write(`${figure.isRight ? 'right' : 'WRONG'}\t${figure.id}\t${figure.measured}\t${figure.what}\n`);
    }
  }
} finally {
  await portal.stop();
}
process.exitCode = hasFailed ? 1 : 0;
