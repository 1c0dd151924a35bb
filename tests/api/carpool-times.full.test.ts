import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { book, introduce, type Rider, stageRiders } from '../support/carpooling.ts';
import type { Client } from '../support/client.ts';
import { nthMailTo } from '../support/mailbox.ts';
import { useOwnPortal } from '../support/own-portal.ts';
import { type Staff, stageStaff } from '../support/staff.ts';

/** A portal of its own, whose clock is moved, and whose car park is open on Sundays, when the clocks change. */
const portal = useOwnPortal({
  from: '2026-11-30T12:00:00Z',
  prepare: async (contentDir) => {
    const file = join(contentDir, 'services/carpool.json');
    const carpool = JSON.parse(await readFile(file, 'utf8')) as { settings: { weekdays: number[] }[] };
    for (const settings of carpool.settings) settings.weekdays = [1, 2, 3, 4, 5, 6, 7];
    await writeFile(file, JSON.stringify(carpool));
  },
});
let driver: Rider;
let late: Rider;
let passengers: [Rider, Rider];
let guard: Staff;
beforeAll(async () => {
  const { db, url } = portal();
  const people = await stageRiders(db, url(), 4);
  [driver, late, ...passengers] = people as [Rider, Rider, Rider, Rider];
  for (const each of [driver, late]) await introduce(db, each, passengers);
  guard = await stageStaff(db, url(), 'services');
});

const setClock = (moment: string) => portal().setClock(new Date(moment));
/** The same person with a token of now: one signed at another time is invalid. */
async function here<Person extends { id: string; client: Client }>(person: Person): Promise<Person> {
  const { id: sessionId } = await portal()
    .db.selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return { ...person, client: await portal().clientOf({ id: person.id, sessionId }) };
}
const sweep = () => portal().sweep();
const refusal = ({ response, error }: { response: Response; error?: { code: string } }) => [
  response.status,
  error?.code,
];
const stateOf = async (id: string) =>
  (await portal().db.selectFrom('carpools').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
async function bookNow(
  who: Rider,
  date: string,
  space: string,
  passenger: Rider,
): Promise<{ id: string; code: string }> {
  const { data, error } = await book(await here(who), date, space, [passenger]);
  if (data?.data.pass == null) throw new Error(`The ride was refused: ${error?.code}`);
  return { id: data.data.id, code: data.data.pass.code };
}
const scan = async (code: string) => (await here(guard)).client.POST('/desk/carpool/scans', { body: { code } });

const theDays = [
  // Malta is an hour ahead of UTC in winter, two in summer.
  { name: 'an ordinary day', date: '2026-12-01', midnight: '2026-11-30T23:00:00Z', ten: '2026-12-01T09:00:00Z' },
  { name: 'the day of 23 hours', date: '2027-03-28', midnight: '2027-03-27T23:00:00Z', ten: '2027-03-28T08:00:00Z' },
  { name: 'the day of 25 hours', date: '2027-10-31', midnight: '2027-10-30T22:00:00Z', ten: '2027-10-31T09:00:00Z' },
] as const;

it('knows days whose hours no fixed distance from UTC would keep (S3)', () => {
  // The negative control: a rule in UTC, or in Malta's winter or summer time all year, would fail below.
  const isKept = (hours: number) =>
    theDays.every(({ date, midnight, ten }) => {
      const at = (time: string) => Date.parse(`${date}T${time}Z`) - hours * 3_600_000;
      return at('00:00:00') === Date.parse(midnight) && at('10:00:00') === Date.parse(ten);
    });
  expect([0, 1, 2].map(isKept)).toEqual([false, false, false]);
});

describe.each(theDays)('the hours of $name (S3)', ({ date, midnight, ten }) => {
  const secondsFrom = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1000).toISOString();
  const before = (moment: string) => secondsFrom(moment, -1);
  const [one, other] = [0, 1] as const;

  it('bookings and passengers come before midnight, and a ride without any lapses then', async () => {
    await setClock(before(midnight));
    const { id, code } = await bookNow(driver, date, 'A-1', passengers[one]);
    const leaving = await here(passengers[one]);
    const params = { path: { carpoolId: id } };
    await leaving.client.PUT('/carpool/bookings/{carpoolId}/answer', { params, body: { comes: false } });
    await sweep();
    expect(await stateOf(id)).toBe('needs_passenger');
    const upcoming = await (await here(driver)).client.GET('/carpool/upcoming-available-parking/all');
    expect(upcoming.data?.data[0]).toMatchObject({ date, book_before: new Date(midnight).toISOString() });

    for (const moment of [midnight, secondsFrom(midnight, 1)]) {
      await setClock(moment);
      const { client } = await here(driver);
      expect(refusal(await book(await here(late), date, 'A-2', [passengers[other]]))).toEqual([409, 'booking_closed']);
      const added = await client.POST('/carpool/bookings/{carpoolId}/passengers', {
        params,
        body: { passengers: [passengers[other].id] },
      });
      expect(refusal(added)).toEqual([409, 'booking_closed']);
      const after = await client.GET('/carpool/upcoming-available-parking/all');
      expect(after.data?.data[0]?.date).not.toBe(date);
    }
    await sweep();
    expect(await stateOf(id)).toBe('lapsed');
    expect((await scan(code)).data?.data).toMatchObject({ standing: 'ended', date, car: { id, state: 'lapsed' } });
    const dates = ['2026-12-01', '2027-03-28', '2027-10-31'];
    const written = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(date));
    // The second mail of each date: somebody had left before.
    const mail = await nthMailTo(portal().dataDir, driver.email, dates.indexOf(date) * 2 + 2);
    expect(mail.subject).toContain('Your carpooling booking has lapsed');
    expect(mail.subject).toContain(written);
  });

  it('a car that is not on campus before ten loses its space, where the guard reads passes', async () => {
    await setClock(before(midnight));
    const first = await bookNow(driver, date, 'B-1', passengers[one]);
    const second = await bookNow(late, date, 'B-2', passengers[other]);
    const early = await scan(first.code);
    expect(early.data?.data).toMatchObject({ standing: 'other_day', date, car: { id: first.id, entered_at: null } });
    expect(await stateOf(first.id)).toBe('booked');
    await setClock(ten);
    await sweep();
    // No pass was read on this day, so nobody knows who came.
    expect(await Promise.all([first.id, second.id].map(stateOf))).toEqual(['booked', 'booked']);
    await setClock(before(ten));
    const let_in = await scan(first.code);
    const car = { state: 'entered', space: { id: 'B-1' }, entered_at: before(ten) };
    expect(let_in.data?.data).toMatchObject({ standing: 'let_in', date, car });
    const passed = portal()
      .db.selectFrom('transitions')
      .select(['event', 'user_id', 'at'])
      .where('row_id', '=', first.id);
    expect((await passed.orderBy('id', 'desc').execute())[0]).toEqual({
      event: 'car.enter',
      user_id: guard.id,
      at: new Date(before(ten)),
    });
    const again = { standing: 'used', date, car: { ...car, driver: 'Żaren Buħaġiar', number_plate: 'CAR000' } };
    expect((await scan(first.code)).data?.data).toMatchObject(again);
    await sweep();
    expect(await stateOf(second.id)).toBe('booked');
    const params = { path: { carpoolId: second.id } };
    for (const moment of [ten, secondsFrom(ten, 1)]) {
      await setClock(moment);
      expect(refusal(await scan(second.code))).toEqual([409, 'pass_too_late']);
      const cancelled = await (await here(late)).client.DELETE('/carpool/bookings/{carpoolId}', { params });
      expect(refusal(cancelled)).toEqual([409, 'ride_over']);
    }
    await sweep();
    expect(await Promise.all([first.id, second.id].map(stateOf))).toEqual(['entered', 'released']);
    const given = { standing: 'ended', date, car: { id: second.id, state: 'released', entered_at: null } };
    expect((await scan(second.code)).data?.data).toMatchObject(given);
    expect(refusal(await scan('none-of-ours'))).toEqual([404, 'pass_unknown']);
  });
});

it.each([
  ['2026-12-02', 409],
  ['2026-12-17', 200],
  ['2026-12-18', 404],
] as const)('spaces close on the days that the desk lists: %s is answered with %d', async (date, status) => {
  await setClock('2026-12-03T12:00:00Z');
  const { client } = await here(guard);
  const change = { params: { path: { date } }, body: { close: [], open: [] } };
  expect((await client.PUT('/desk/carpool/days/{date}', change)).response.status).toBe(status);
  const kept = portal().db.selectFrom('carpool_days').select('day').where('day', '=', date);
  expect(await kept.execute()).toHaveLength(status === 200 ? 1 : 0);
});
