import { setTimeout as pause } from 'node:timers/promises';
import { stageBuyers, stageShow } from '../../support/stage.ts';
import { call } from '../call.ts';
import { atMost, type Figure, none, percentile, some } from '../figure.ts';
import type { TwoServers } from '../two-servers.ts';
import { type Hear, watch } from './watcher.ts';

/** As the page polls (src/features/checkout/seat-feed.ts). */
const POLL_MS = 1200;
const WATCHERS = 5000;
const CHANGES_PER_SECOND = 20;
const SECONDS = 15;
const CHANGES = CHANGES_PER_SECOND * SECONDS;
const SEEN_MS = 1500;
/** The last changes are waited for this long. */
const LAST_MS = 4000;

/** P3: 5,000 people poll one hall at one instance as the page does, while twenty seats a second are held at it. */
export async function watchedHall({ db, urls: [url] }: TwoServers): Promise<Figure[]> {
  const show = await stageShow(db, { seats: 500 });
  const buyers = await stageBuyers(db, CHANGES);
  /** When each change was acknowledged, and each watcher first saw it; 0 for never. */
  const changedAt = new Float64Array(CHANGES);
  const seenAt = Array.from({ length: WATCHERS }, () => new Float64Array(CHANGES));
  const leaving = new AbortController();
  const statuses = new Map<number, number>();
  const address = `${url}/api/events/${show.slug}/occurrences/${show.occurrenceId}/seating?locale=en`;
  const told = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const watching = seenAt.map(async (seen, at) => {
    await pause((at * POLL_MS) / WATCHERS);
    const hear: Hear = ({ changes }) => {
      for (const { index } of changes) if (seen[index] === 0) seen[index] = performance.now();
    };
    await watch({ address, pollMs: POLL_MS, told, hear, signal: leaving.signal });
  });
  // Everybody has read the hall once.
  await pause(3 * POLL_MS);

  const hold = async (at: number): Promise<number> => {
    const order = {
      occurrence_id: show.occurrenceId,
      attendees: [{ ticket_id: show.kinds.student, seat: { guid: show.guids[at] ?? '' } }],
    };
    const buyer = buyers[at];
    if (buyer === undefined) throw new Error('Each change has a buyer of its own');
    const { status } = await call('POST', `${url}/api/bookings`, buyer, order);
    if (status === 201) changedAt[at] = performance.now();
    return status;
  };
  const holding: Promise<number>[] = [];
  const began = performance.now();
  for (let at = 0; at < CHANGES; at += 1) {
    await pause(Math.max(0, began + (at * 1000) / CHANGES_PER_SECOND - performance.now()));
    holding.push(hold(at));
  }
  const held = (await Promise.all(holding)).filter((status) => status === 201).length;
  await pause(LAST_MS);
  leaving.abort();
  await Promise.all(watching);

  const delays = seenAt.flatMap((seen) =>
    Array.from(changedAt, (changed, at) => (seen[at] === 0 ? [] : [Math.max(0, (seen[at] ?? 0) - changed)])).flat(),
  );
  const wanted = WATCHERS * held;
  const seconds = (performance.now() - began) / 1000;
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const faults = [...statuses].filter(([status]) => status !== 200).reduce((sum, [, count]) => sum + count, 0);
  return [
    some(`seats changed, before ${WATCHERS} people, ${Math.round(answers / seconds)} answers a second`, held),
    atMost('95 of 100 saw a change within', percentile(delays, 0.95), SEEN_MS, ' ms'),
    none(`of ${wanted} sights, those missed`, wanted - delays.length),
    none('answers other than 200', faults),
  ];
}
