import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostileDocuments } from '../../support/hostile-files.ts';
import { pdf } from '../../support/hostile-papers.ts';
import type { OwnPortal } from '../../support/own-portal.ts';
import { clearReports } from '../../support/rar-portal.ts';
import { beginReport } from '../../support/rar-reports.ts';
import { cutUpload, wireOf } from '../../support/raw-upload.ts';
import { type Figure, june, organisation, stageOfficers } from './figures.ts';

const CUTS = 200;
const HOSTILE = 60;
const AT_ONCE = 4;

async function filesUnder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

/** R4: uploads cut half-way and hostile files leave nothing behind. */
export async function evidence(portal: OwnPortal): Promise<Figure[]> {
  await clearReports(portal.db);
  await portal.setClock(june);
  const officers = await stageOfficers(portal, 1);
  const [officer] = officers;
  if (officer === undefined) throw new Error('No officer was staged');
  const token = await portal.tokenOf(officer);
  const report = await beginReport({ client: await portal.clientOf(officer) }, organisation);
  const path = `/student-organisations/${organisation}/submissions/${report}/answers/statute/media`;
  const send = async (name: string, bytes: Uint8Array, type: string) => {
    const body = new FormData();
    body.append('files[]', new Blob([new Uint8Array(bytes)], { type }), name);
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${portal.url()}/api${path}`, { method: 'POST', headers, body })).status;
  };
  /** Rows and files that are left: the folder of uploads that are under way, and the kept files. */
  const left = async () => {
    const rows = await portal.db.selectFrom('rar_files').select('id').execute();
    const kept = await filesUnder(join(portal.dataDir, 'files'));
    return { rows: rows.length, files: kept + (await filesUnder(join(portal.dataDir, 'uploads'))) };
  };
  const before = await left();

  const form = new FormData();
  form.append('files[]', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'Statut.pdf');
  const { type, bytes } = await wireOf(form);
  const length = bytes.length;
  for (let at = 0; at < CUTS; at += AT_ONCE) {
    const cuts = Array.from({ length: AT_ONCE }, (_, next) => {
      const cut = bytes.subarray(0, Math.floor((length * (at + next + 1)) / (CUTS + 1)));
      return cutUpload({ url: portal.url(at + next), path, token, type, length }, cut);
    });
    await Promise.all(cuts);
  }
  const statuses: number[] = [];
  const hostile = (await hostileDocuments()).slice(0, HOSTILE);
  for (const file of hostile) statuses.push(await send(file.name, file.bytes, file.type));
  // A cut upload is cleared away once the server has noticed that nobody sends on.
  let after = await left();
  for (let tries = 0; tries < 100 && after.files > before.files; tries += 1) {
    await pause(100);
    after = await left();
  }
  const orphans = after.rows - before.rows + after.files - before.files;
  const accepted = statuses.filter((status) => status < 400).length;
  const odd = statuses.filter((status) => status !== 422).length;

  // The counts see what is left, where something is.
  const whole = await send('Statut.pdf', pdf(), 'application/pdf');
  await portal.db.deleteFrom('rar_evidence').where('report_id', '=', report).execute();
  await portal.db.deleteFrom('rar_files').where('report_id', '=', report).execute();
  const seen = (await left()).files - after.files;
  return [
    { id: 'R4', what: `${CUTS} uploads cut half-way; orphans`, measured: String(orphans), isRight: orphans === 0 },
    {
      id: 'R4',
      what: `${hostile.length} hostile files; accepted, answered with anything but 422`,
      measured: `${accepted}, ${odd}`,
      isRight: accepted === 0 && odd === 0 && hostile.length === HOSTILE,
    },
    {
      id: 'R4 off',
      what: 'one whole upload whose rows are taken away; orphans',
      measured: String(seen),
      isRight: whole === 201 && seen === 1,
    },
  ];
}
