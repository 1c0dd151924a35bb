import { sql } from 'kysely';
import { book, datesFor, introduce, type Rider, stageRiders } from '../../support/carpooling.ts';
import { clientOf } from '../../support/client.ts';
import { control, type Figure, inLanes, none } from '../figure.ts';
import type { LoadStage } from './services.ts';

const DRIVERS = 500;
const SPACES = ['A', 'B', 'C', 'D'].flatMap((row) => Array.from({ length: 10 }, (_, at) => `${row}-${at + 1}`));
const LANES = 40;

/** Lets all drivers book at once; each passenger is asked by several. Returns the answers' statuses. */
async function rush(urls: readonly string[], drivers: readonly Rider[], crowd: readonly Rider[], date: string) {
  const statuses: number[] = [];
  await inLanes(drivers, LANES, async (driver, at) => {
    const passengers = [crowd[(at * 7) % crowd.length], crowd[(at * 11 + 1) % crowd.length]] as Rider[];
    const there = { ...driver, client: clientOf(urls[at % urls.length] ?? '', driver) };
    const { response } = await book(there, date, SPACES[at % SPACES.length] ?? '', [...new Set(passengers)]);
    statuses.push(response.status);
  });
  return statuses;
}

async function doubled({ db }: LoadStage, date: string): Promise<{ spaces: number; people: number; cars: number }> {
  const { rows } = await sql<{ spaces: number; people: number; cars: number }>`select
    (select count(*)::int from (select from carpools where day = ${date} group by space having count(*) > 1) as s) as spaces,
    (select count(*)::int from (select from carpool_riders where day = ${date} and live group by user_id having count(*) > 1) as r) as people,
    (select count(*)::int from carpools where day = ${date}) as cars`.execute(db);
  return rows[0] ?? { spaces: 0, people: 0, cars: 0 };
}

/** S1: 500 drivers, 40 spaces, one date, two servers. */
export async function rides(stage: LoadStage): Promise<Figure[]> {
  const { db, urls } = stage;
  const drivers = await stageRiders(db, urls[0] ?? '', DRIVERS);
  const crowd = await stageRiders(db, urls[0] ?? '', 300);
  for (const driver of drivers) await introduce(db, driver, crowd);
  const [first] = drivers as [Rider];
  const [date = '', other = ''] = (await datesFor(first)).slice(1);
  const statuses = await rush(urls, drivers, crowd, date);
  const guarded = await doubled(stage, date);
  await sql`drop index one_car_a_space`.execute(db);
  await sql`drop index one_car_a_day`.execute(db);
  await rush(urls, drivers, crowd, other);
  const off = await doubled(stage, other);
  return [
    none('spaces with two cars', guarded.spaces),
    none('people in two cars', guarded.people),
    none('cars beyond the spaces', Math.max(0, guarded.cars - SPACES.length)),
    none('answers other than 200 and 409', statuses.filter((status) => status !== 200 && status !== 409).length),
    control('spaces with two cars', off.spaces),
    control('people in two cars', off.people),
  ];
}

const QUERIES = 5000;

/** S2: somebody scrapes the passenger search. */
export async function scraping({ db, urls }: LoadStage): Promise<Figure[]> {
  const url = urls[0] ?? '';
  const parts = Array.from('abcdefghijklmnopqrst');
  const allowed = new Set<string>();
  for (const part of parts) {
    const names = { first_name: 'Karistu', last_name: `Xkaq${part}` };
    for (const { id } of await stageRiders(db, url, 10, { names })) allowed.add(id);
    await stageRiders(db, url, 3, { names, findable: false });
    await stageRiders(db, url, 3, { names, permit: false });
  }
  const [scraper] = (await stageRiders(db, url, 1)) as [Rider];
  const seen = new Set<string>();
  const statuses: number[] = [];
  const ask = async (at: number) => {
    const search = `Xkaq${parts[at % parts.length]}`;
    const { data, response } = await scraper.client.GET('/carpool/search-passengers', {
      params: { query: { search } },
    });
    statuses.push(response.status);
    for (const { user_id } of data?.data ?? []) seen.add(user_id);
  };
  await inLanes(Array.from({ length: QUERIES }), LANES, (_, at) => ask(at));
  const names = seen.size;
  const foreign = [...seen].filter((id) => !allowed.has(id)).length;
  for (let at = 0; at < parts.length; at += 1) {
    await db.deleteFrom('carpool_finds').where('user_id', '=', scraper.id).execute();
    await ask(at);
  }
  return [
    none(`of ${QUERIES} queries, people found who didn't agree or have no permit`, foreign),
    { what: 'names before it stops', measured: String(names), bound: 'at most 50', holds: names > 0 && names <= 50 },
    none('answers other than 200 and 429', statuses.filter((status) => status !== 200 && status !== 429).length),
    control('names beyond 50', Math.max(0, seen.size - 50)),
  ];
}
