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

/** A call that is sent again and again, with another made-up mailbox each time. */
type Flood = { path: string; body: Record<string, unknown> };

const password = 'Xemx-tal-Pont-2027';
const logins: Flood = { path: '/api/auth/login', body: { email: '[<id>]@uni.example', password } };
const registrations: Flood = {
  path: '/api/auth/register',
  body: { user_type: 'university_student', email: '[<id>]@uni.example', password, consent: true },
};

/** Makes one call, so that whatever loads on first use is loaded. Throws if the portal refuses the call for any reason but a wrong login. */
async function warmUp(url: string, { path, body }: Flood): Promise<void> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body).replace('[<id>]', 'first'),
  });
  const text = await answer.text();
  if (!answer.ok && !text.includes('wrong_login')) throw new Error(`${path} answers ${answer.status}: ${text}`);
}

/** Keeps this many calls in flight, from one client in a thread of its own. */
async function flood(url: string, { path, body }: Flood, connections: number): Promise<void> {
  await autocannon({
    url: url + path,
    method: 'POST',
    connections,
    duration: SECONDS,
    // Calls given up, and made again in one moment, would not be in flight all the time.
    timeout: 2 * SECONDS,
    workers: 1,
    idReplacement: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const floods = [
  { name: 'a page beside 100 made-up logins in flight', of: logins, connections: 100 },
  { name: 'a page beside 400 made-up logins in flight', of: logins, connections: 400 },
  { name: 'a page beside 100 made-up registrations in flight', of: registrations, connections: 100 },
];

/** The slowdown of a page during each flood: its 95th percentile against the mean of the calm ones before and after. */
export async function slowedByFloods(url: string): Promise<{ name: string; ratio: number }[]> {
  const page = `${url}/media/events`;
  const calm = async () => {
    const ended = performance.now() + SECONDS * 1000;
    return slowPage(page, () => performance.now() > ended);
  };
  for (const each of [logins, registrations]) await warmUp(url, each);
  const slowed: { name: string; ratio: number }[] = [];
  let before = await calm();
  for (const { name, of, connections } of floods) {
    let isOver = false;
    const over = flood(url, of, connections).then(() => (isOver = true));
    const during = await slowPage(page, () => isOver);
    await over;
    const after = await calm();
    slowed.push({ name, ratio: (2 * during) / (before + after) });
    before = after;
  }
  return slowed;
}
