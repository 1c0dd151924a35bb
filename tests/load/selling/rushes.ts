import { summarise } from '../../support/rush.ts';
import { type Buy, buyUnguarded, rushHall, soldTwice } from '../../support/rush-hall.ts';
import { atMost, control, type Figure, median, none, percentile } from '../figure.ts';
import type { TwoServers } from '../two-servers.ts';
import { connectTo, holdSeat } from './connection.ts';

const SEEDS = 20;
const HALL = { seats: 500, hotSeats: 50, buyers: 2000 };
const SLOWEST_MS = 3000;

/** Buys from each of the servers in turn, on a connection of the buyer's own. */
const buyAt =
  (urls: string[]): Buy =>
  async (show, buyer, guid, at) => {
    const url = new URL(urls[at % urls.length] ?? '');
    const socket = connectTo(url);
    const { status } = await holdSeat(socket, url, buyer, show, guid).finally(() => socket.destroy());
    return { status, guid: status === 201 ? guid : undefined };
  };

/** A1: 2,000 buyers after 500 seats at once, half of them after 50 hot ones; twenty times. */
export async function rushes({ db, urls }: TwoServers): Promise<Figure[]> {
  let [double, faults] = [0, 0];
  const slowest: number[] = [];
  const times: number[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const visits = await rushHall(db, { ...HALL, seed }, buyAt(urls));
    const seen = summarise(visits);
    double += soldTwice(visits).length;
    faults += visits.filter(({ outcome }) => outcome.status >= 500).length;
    slowest.push(seen.slowest);
    times.push(...visits.map(({ milliseconds }) => milliseconds));
  }
  return [
    none('seats sold twice', double),
    none('answers 5xx', faults),
    atMost('slowest one in a hundred of all', percentile(times, 0.99), SLOWEST_MS, ' ms'),
    atMost('the same, in the middle one of the twenty', median(slowest), SLOWEST_MS, ' ms'),
    atMost('the same, at its worst', Math.max(...slowest), SLOWEST_MS, ' ms'),
  ];
}

/** A2: the same without the lock. */
export async function unguardedRush({ db }: TwoServers): Promise<Figure[]> {
  const visits = await rushHall(db, { ...HALL, seed: 1 }, buyUnguarded(db));
  return [control('seats sold twice', soldTwice(visits).length)];
}
