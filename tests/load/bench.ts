import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { openStage } from '../support/stage.ts';
import { startPortalProcess, temporaryFolder } from '../support/portal-process.ts';
import { slowedByFloods } from './flood.ts';
import { compareHolds } from './holds.ts';
import { createIcalAlone } from './ical-alone.ts';
import { comparePages, readJunkAddresses, readManySearches } from './pages.ts';
import { compareRates } from './rates.ts';
import { compareSearches } from './searches.ts';

/** `npm run bench`: compares the server with the least that could do the same, as ratios within one run. */
const MEGABYTE = 2 ** 20;
const results: { name: string; figure: string; ok: boolean }[] = [];
const note = (name: string, figure: string, ok: boolean) => results.push({ name, figure, ok });

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / MEGABYTE;
}

/** The memory once the start is over: it no longer falls for two seconds, within ten. */
async function memoryAtRest(pid: number | undefined): Promise<number> {
  let [least, calm] = [memoryOf(pid), 0];
  for (let seconds = 0; seconds < 10 && calm < 2; seconds += 1) {
    await pause(1000);
    const now = memoryOf(pid);
    calm = now < least - 1 ? 0 : calm + 1;
    least = Math.min(least, now);
  }
  return memoryOf(pid);
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return `http://127.0.0.1:${address.port}/`;
}

const folder = await temporaryFolder();
const start = () => startPortalProcess({ dataDir: folder.path, env: { PORTAL_TEST: '0' } });
// The first start writes the demo, which takes memory that a portal in service never needs.
await (await start()).stop();
const portal = await start();
const db = openStage(folder.path);
try {
  const idle = await memoryAtRest(portal.process.pid);
  note('idle memory', `${idle.toFixed(0)} MB (≤ 200)`, idle <= 200);

  const events = `${portal.url}/api/events?limit=12&locale=en`;
  const bytes = Buffer.from(await (await fetch(events)).arrayBuffer());
  const bare = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes),
  );
  const [listRate = 0, bareRate = 1] = await compareRates([
    { name: 'portal', url: events },
    { name: 'bare node:http', url: await listen(bare) },
  ]);
  bare.close();
  note(
    'GET /api/events against bare node:http',
    `${(listRate / bareRate).toFixed(2)} (≥ 0.75; ${listRate.toFixed(0)}/s)`,
    listRate / bareRate >= 0.75,
  );

  const occurrence = await db
    .selectFrom('occurrences')
    .innerJoin('events', 'events.id', 'event_id')
    .select(['occurrences.id', 'slug'])
    .executeTakeFirstOrThrow();
  const body = JSON.stringify({ event: occurrence.slug, occurrence: occurrence.id });
  const alone = Fastify();
  alone.post('/', createIcalAlone(db));
  const aloneUrl = await alone.listen({ port: 0, host: '127.0.0.1' });
  const [postRate = 0, aloneRate = 1] = await compareRates([
    { name: 'portal', url: `${portal.url}/api/events/ical`, method: 'POST', body },
    { name: 'bare Fastify', url: `${aloneUrl}/`, method: 'POST', body },
  ]);
  await alone.close();
  note(
    'POST /api/events/ical against the handler on bare Fastify',
    `${(postRate / aloneRate).toFixed(2)} (≥ 0.80; ${postRate.toFixed(0)}/s)`,
    postRate / aloneRate >= 0.8,
  );

  for await (const { name, ratio, perSecond, least } of comparePages(db, portal.url))
    note(
      `${name} against bare node:http`,
      `${ratio.toFixed(2)} (≥ ${least.toFixed(2)}; ${perSecond.toFixed(0)}/s)`,
      ratio >= least,
    );

  const search = await compareSearches(db, portal.url);
  note(
    `${search.name} over a hundred times the events against bare node:http`,
    `${search.ratio.toFixed(2)} (≥ ${search.least.toFixed(2)}; ${search.perSecond.toFixed(0)}/s)`,
    search.ratio >= search.least,
  );
  note('97.5 of 100 searches at 32 connections', `${search.slowMs.toFixed(0)} ms (≤ 50)`, search.slowMs <= 50);

  for (const { name, read, most } of [
    { name: 'with what the page does not read', read: readJunkAddresses, most: 50 },
    { name: 'that are another page each', read: readManySearches, most: 250 },
  ]) {
    const calm = memoryOf(portal.process.pid);
    await read(portal.url);
    const taken = memoryOf(portal.process.pid) - calm;
    note(`memory for 499 addresses ${name}`, `${taken.toFixed(0)} MB (≤ ${most})`, taken <= most);
  }

  const holds = await compareHolds(db, portal.url, folder.path);
  note(
    'hold + release over HTTP against the same SQL',
    `${holds.ratio.toFixed(2)} (≥ 0.40; ${holds.perSecond.toFixed(0)}/s)`,
    holds.ratio >= 0.4,
  );

  for (const { name, ratio } of await slowedByFloods(portal.url))
    note(name, `${ratio.toFixed(1)} times (≤ 2)`, ratio <= 2);

  const before = memoryOf(portal.process.pid);
  await compareRates([{ name: 'portal', url: events }]);
  const growth = memoryOf(portal.process.pid) - before;
  note('growth while serving on', `${growth.toFixed(0)} MB`, growth < 50);
} finally {
  await db.destroy();
  await portal.stop();
  await folder.remove();
}
for (const { name, figure, ok } of results) process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${name}: ${figure}\n`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
