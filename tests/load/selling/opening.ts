import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { randomNumbers } from 'xstate-paths';
import { type Buyer, stageBuyers, stageShow } from '../../support/stage.ts';
import { atMost, type Figure, none, percentile, some } from '../figure.ts';
import type { TwoServers } from '../two-servers.ts';
import { ask, connectTo, holdSeat, type RawAnswer } from './connection.ts';

const PEOPLE = 3000;
const SEATS = 3000;
const WITHIN_MS = 30_000;
const TRIES = 5;
const PAGE_MS = 1000;
const HOLD_MS = 3000;
const asBrowsers = 'accept-encoding: gzip, deflate, br';

/** Times an answer, keeps its status, and returns it. */
async function timed(times: number[], statuses: number[], asking: Promise<RawAnswer>): Promise<RawAnswer> {
  const began = performance.now();
  const answer = await asking;
  times.push(performance.now() - began);
  statuses.push(answer.status);
  return answer;
}

/** P4: within half a minute 3,000 people open the event's page, then the plan with its free seats, and each holds one, at two servers. */
export async function opening({ db, urls }: TwoServers): Promise<Figure[]> {
  const show = await stageShow(db, { seats: SEATS });
  const buyers = await stageBuyers(db, PEOPLE);
  const next = randomNumbers(1);
  const [pages, reads, holds, statuses]: [number[], number[], number[], number[]] = [[], [], [], []];
  const held: string[] = [];

  const visit = async (socket: Socket, url: URL, buyer: Buyer): Promise<void> => {
    const get = (path: string, ...headers: string[]) =>
      ask(socket, [`GET ${path} HTTP/1.1`, `host: ${url.host}`, ...headers]);
    const hall = `/api/events/${show.slug}/occurrences/${show.occurrenceId}/seating`;
    await timed(pages, statuses, get(`/media/events/${show.slug}`, asBrowsers, `cookie: su_token=${buyer.token}`));
    await timed(reads, statuses, get(`${hall}/plan?locale=en`, asBrowsers));
    const { status, body } = await timed(reads, statuses, get(`${hall}?locale=en`));
    if (status !== 200) return;
    const { states } = (JSON.parse(body) as { data: { states: string } }).data;
    const free = show.guids.filter((_, index) => states[index] === '0');
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const guid = free[Math.floor(next() * free.length)] ?? '';
      const answer = await timed(holds, statuses, holdSeat(socket, url, buyer, show, guid));
      if (answer.status !== 201) continue;
      held.push(guid);
      return;
    }
  };
  const come = async (buyer: Buyer, at: number): Promise<void> => {
    await pause(next() * WITHIN_MS);
    const url = new URL(urls[at % urls.length] ?? '');
    const socket = connectTo(url);
    await visit(socket, url, buyer).finally(() => socket.destroy());
  };
  await Promise.all(buyers.map(come));

  return [
    some(`of ${PEOPLE} people, those with a seat`, held.length),
    atMost('95 of 100 pages within', percentile(pages, 0.95), PAGE_MS, ' ms'),
    atMost('95 of 100 plans and seats within', percentile(reads, 0.95), PAGE_MS, ' ms'),
    atMost('95 of 100 holds within', percentile(holds, 0.95), HOLD_MS, ' ms'),
    none('seats sold twice', held.length - new Set(held).size),
    none('answers 5xx', statuses.filter((status) => status >= 500).length),
  ];
}
