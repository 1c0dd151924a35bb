import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Database } from '../../server/kernel/db/database.ts';
import { readRaw } from '../support/raw-page.ts';
import { stageBuyers, stageShow } from '../support/stage.ts';
import { measureRates } from './rates.ts';

export type Row = { name: string; ratio: number; perSecond: number; least: number };

const CONNECTIONS = 32;
const SECONDS = 1;
const paths = ['/', '/media/events', '/media/events/il-kewkba', '/media/news/il-bankijiet'];

type Wanted = {
  name: string;
  url: string;
  headers: Record<string, string>;
  least: number;
  /** Asked for in turns, instead of the address's own path. */
  paths?: readonly string[];
};

/** Compares an address with bare node:http that sends the very same bytes, headers included: short answers are half headers. */
export async function against({ name, url, headers, least, paths }: Wanted): Promise<Row & { slowMs: number }> {
  const accepting = { 'accept-encoding': 'br', ...headers };
  const { status, headers: told, body } = await readRaw(url, accepting);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  const bare = fork(new URL('bare-server.ts', import.meta.url), { serialization: 'advanced' });
  // Node writes these two itself.
  const own = Object.entries(told).filter(([name]) => name !== 'date' && name !== 'connection');
  bare.send({ headers: Object.fromEntries(own), bytes: body });
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
  const load = { headers: accepting, connections: CONNECTIONS, seconds: SECONDS };
  const [portal, base] = await measureRates([
    { name, url, ...load, ...(paths && { paths }) },
    { name: 'bare node:http', url: `http://127.0.0.1:${port}/`, ...load },
  ]);
  bare.kill();
  if (portal === undefined || base === undefined) throw new Error('Each target has a rate');
  return { name, ratio: portal.perSecond / base.perSecond, perSecond: portal.perSecond, slowMs: portal.slowMs, least };
}

/** Public pages for visitors and for somebody who is signed in, and the seats of a hall (acceptance P1 to P3). */
export async function* comparePages(db: Database, origin: string): AsyncGenerator<Row> {
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
  for (const wanted of [...visitor, ...own, ...feed]) yield await against(wanted);
}

/** Reads 499 addresses of one page that differ only in parameters that it ignores, with a made-up cookie each. */
export async function readJunkAddresses(origin: string): Promise<void> {
  for (let at = 0; at < 499; at += 1) {
    const headers = { 'accept-encoding': 'br', cookie: `junk=${at}; su_token=junk${at}` };
    await readRaw(`${origin}/media/events?junk=${at}`, headers);
  }
}

/** Reads 499 pages, each one different. */
export async function readManySearches(origin: string): Promise<void> {
  for (let at = 0; at < 499; at += 1)
    await readRaw(`${origin}/media/events?search=word${at}`, { 'accept-encoding': 'br' });
}
