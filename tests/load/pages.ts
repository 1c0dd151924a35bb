import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../server/db/database.ts';
import { readRaw } from '../support/raw-page.ts';
import { stageBuyers, stageShow } from '../support/stage.ts';
import { compareRates } from './rates.ts';

export type Row = { name: string; ratio: number; perSecond: number; least: number };

const CONNECTIONS = 32;
const paths = ['/', '/media/events', '/media/events/il-kewkba', '/media/news/il-bankijiet'];

type Wanted = { name: string; url: string; headers: Record<string, string>; least: number };

/** How an address does against bare node:http that sends the very same bytes. */
async function against({ name, url, headers, least }: Wanted): Promise<Row> {
  const accepting = { 'accept-encoding': 'br', ...headers };
  const { status, headers: told, body } = await readRaw(url, accepting);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  const sent = { 'content-type': told['content-type'] ?? '', 'content-length': body.length };
  const bare = createServer((_, response) => response.writeHead(200, sent).end(body));
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const { port } = bare.address() as AddressInfo;
  const [own = 0, base = 1] = await compareRates([
    { name, url, headers: accepting, connections: CONNECTIONS },
    { name: 'bare node:http', url: `http://127.0.0.1:${port}/`, headers: accepting, connections: CONNECTIONS },
  ]);
  bare.close();
  return { name, ratio: own / base, perSecond: own, least };
}

/** Public pages for visitors and for somebody who is signed in, and the seats of a hall (acceptance P1 to P3). */
export async function comparePages(db: Database, origin: string): Promise<Row[]> {
  const [buyer] = await stageBuyers(db, 1);
  const hall = await stageShow(db, { seats: 500 });
  const locales = ['en', 'mt'];
  const visitor = paths.flatMap((path) =>
    locales.map((locale) => ({
      name: `${path} in ${locale}`,
      url: origin + path,
      headers: { cookie: `locale=${locale}` },
      least: 0.5,
    })),
  );
  const own = paths.map((path) => ({
    name: `${path}, signed in`,
    url: origin + path,
    headers: { cookie: `su_token=${buyer?.token}` },
    least: 0.2,
  }));
  const seats = `${origin}/api/events/${hall.slug}/occurrences/${hall.occurrenceId}/seating`;
  const feed = [
    { name: 'the seat feed', url: `${seats}?locale=en`, headers: {}, least: 0.7 },
    { name: 'the seat feed, changes', url: `${seats}?since=1&locale=en`, headers: {}, least: 0.7 },
  ];
  const rows: Row[] = [];
  for (const wanted of [...visitor, ...own, ...feed]) rows.push(await against(wanted));
  return rows;
}

/** Reads 499 addresses that no two visitors share, with junk beside, as somebody does who wants the server's memory. */
export async function readManyAddresses(origin: string): Promise<void> {
  for (let at = 0; at < 499; at += 1) {
    const headers = { 'accept-encoding': 'br', cookie: `junk=${at}; su_token=junk${at}` };
    await readRaw(`${origin}/media/events?search=word${at}&utm_source=${at}`, headers);
  }
}
