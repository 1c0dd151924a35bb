import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startPortalProcess } from '../../support/portal-process.ts';
import { openStage, stageBuyers } from '../../support/stage.ts';
import { read } from '../call.ts';
import { atMost, control, type Figure, none, percentile, some } from '../figure.ts';
import { slowCrowd } from './slow-crowd.ts';

const CROWD = 1000;
const SECONDS = 60;
const BOUND_MS = 1000;
/** After this a slow head is ended, and after two looks a body or a reader. */
const ALL_ENDED_MS = 130_000;
/** The grace of a stop, and the time that a stop takes anyhow. */
const STOP_BOUND_MS = 25_000;
const REST_MS = 20;

/** The times that a healthy client waits for answers, and the number of those that failed. */
async function healthy(url: string, paths: readonly string[], token: string, forMs: number) {
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + forMs; performance.now() < end; await pause(REST_MS)) {
    for (const path of paths) {
      const started = performance.now();
      const answer = read(url + path, { authorization: `Bearer ${token}`, connection: 'close' }).catch(() => undefined);
      const status = (await Promise.race([answer, pause(10 * BOUND_MS)]))?.status;
      times.push(performance.now() - started);
      if (status !== 200) failed += 1;
    }
  }
  return { p95: percentile(times, 0.95), failed };
}

/** A server that keeps no more connections than the crowd has: with it, a healthy client must fail. */
async function crowdedOut(token: string): Promise<number> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    request.on('end', () => response.end('x')).resume(),
  );
  server.maxConnections = CROWD;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const crowd = await slowCrowd(url, CROWD, token);
  const { failed } = await healthy(url, ['/'], token, BOUND_MS);
  crowd.stop();
  server.closeAllConnections();
  server.close();
  return failed;
}

/** C7: a thousand slow connections, beside a healthy client; then the portal stops while they go on. */
export async function slowClients(dataDir: string): Promise<Figure[]> {
  const portal = await startPortalProcess({ dataDir });
  const db = openStage(dataDir);
  const [buyer] = await stageBuyers(db, 1);
  await db.destroy();
  const { token = '' } = buyer ?? {};
  const paths = ['/media/events', '/api/events', '/api/auth/me'];
  await healthy(portal.url, paths, token, 5000);
  const calm = await healthy(portal.url, paths, token, 15_000);
  const crowd = await slowCrowd(portal.url, CROWD, token);
  const opened = performance.now();
  const beset = await healthy(portal.url, paths, token, SECONDS * 1000);
  const openStill = crowd.open();
  await pause(Math.max(opened + ALL_ENDED_MS - performance.now(), 0));
  const answered = [...crowd.answers('body'), ...crowd.answers('file'), ...crowd.answers('head')];
  crowd.stop();
  const others = await slowCrowd(portal.url, CROWD, token);
  const stopping = performance.now();
  await Promise.race([portal.stop(), pause(2 * STOP_BOUND_MS)]);
  const stopTook = performance.now() - stopping;
  others.stop();
  await portal.stop('SIGKILL');
  const ratio = (beset.p95 / calm.p95).toFixed(1);
  return [
    atMost(
      `${CROWD} slow connections for ${SECONDS} s: a healthy client's p95 (${calm.p95.toFixed(1)} ms without them, ${ratio} times that with them)`,
      beset.p95,
      BOUND_MS,
      ' ms',
    ),
    none('answers that the healthy client did not get', beset.failed),
    some('slow connections still open after that', openStill),
    none(
      `slow senders not answered 408 within ${ALL_ENDED_MS / 1000} s`,
      answered.filter((line) => !line.includes('408')).length,
    ),
    atMost('stopping with as many slow connections', stopTook / 1000, STOP_BOUND_MS / 1000, ' s'),
    control('answers not got from a server with as many connections as the crowd has', await crowdedOut(token)),
  ];
}
