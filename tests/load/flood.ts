import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from './figure.ts';

const SECONDS = 15;
const REST_MS = 20;

/** The time that a healthy visitor waits for a page (95th percentile), in milliseconds, measured until `isOver`. */
async function slowPage(page: string, isOver: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    const [answer] = (await once(get(page, { agent }), 'response')) as [IncomingMessage];
    await answer.resume().toArray();
    times.push(performance.now() - started);
    await pause(REST_MS);
  }
  agent.destroy();
  return times.length === 0 ? Infinity : percentile(times, 0.95);
}

/** Made-up logins, this many in flight at a time, from one client in a thread of its own. */
async function floodLogins(url: string, connections: number): Promise<void> {
  await autocannon({
    url: `${url}/api/auth/login`,
    method: 'POST',
    connections,
    duration: SECONDS,
    workers: 1,
    idReplacement: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: '[<id>]@uni.example', password: 'Xemx-tal-Pont-2027' }),
  });
}

/** The slowdown of a page while logins are in flight: its 95th percentile against the calm one, for each number of logins. */
export async function slowedByLogins(url: string, floods: number[]): Promise<number[]> {
  const page = `${url}/media/events`;
  const ended = performance.now() + SECONDS * 1000;
  const calm = await slowPage(page, () => performance.now() > ended);
  const ratios: number[] = [];
  for (const connections of floods) {
    let isOver = false;
    const flood = floodLogins(url, connections).then(() => (isOver = true));
    ratios.push((await slowPage(page, () => isOver)) / calm);
    await flood;
  }
  return ratios;
}
