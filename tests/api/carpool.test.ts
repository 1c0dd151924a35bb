import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readCalendar } from '../support/calendar-files.ts';
import { clientOf } from '../support/client.ts';
import { book, datesFor, introduce, type Rider, stageRefusedPermit, stageRiders } from '../support/carpooling.ts';
import { mailAbout, nthMailTo } from '../support/mailbox.ts';
import { measure, summarise } from '../support/rush.ts';
import { openStage } from '../support/stage.ts';
import { stageStaff } from '../support/staff.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

let nextSpace = 0;
/** A space of row A or B that no other test of this file uses. */
const aSpace = () => {
  nextSpace += 1;
  return nextSpace > 12 ? `B-${nextSpace - 12}` : `A-${nextSpace}`;
};

/** A driver who has found this many people, and a date. */
async function car(count: number): Promise<{ driver: Rider; passengers: Rider[]; date: string }> {
  const [driver, ...passengers] = await stageRiders(db, urls[0], count + 1);
  if (driver === undefined) throw new Error('Nobody was staged');
  if (count > 0) await introduce(db, driver, passengers);
  const [date = ''] = await datesFor(driver);
  return { driver, passengers, date };
}

/** A booked ride. */
async function ride(count: number) {
  const staged = await car(count);
  const space = aSpace();
  const { data, error } = await book(staged.driver, staged.date, space, staged.passengers);
  if (data === undefined) throw new Error(`The ride was refused: ${error?.code}`);
  return { ...staged, space, id: data.data.id, data: data.data };
}

const at = (id: string) => ({ params: { path: { carpoolId: id } } });
const see = async ({ client }: Rider, id: string) =>
  (await client.GET('/carpool/bookings/{carpoolId}', at(id))).data?.data;
const answer = ({ client }: Rider, id: string, comes: boolean) =>
  client.PUT('/carpool/bookings/{carpoolId}/answer', { ...at(id), body: { comes } });
const refusal = ({ response, error }: { response: Response; error?: { code: string } }) => [
  response.status,
  error?.code,
];

describe('a shared ride', () => {
  it('is booked, told to its passengers, and shown to everybody in the car and to nobody else', async () => {
    const { driver, passengers, id, date, space, data } = await ride(2);
    expect(data).toMatchObject({ date, state: 'booked', is_driver: true, space: { id: space }, is_upcoming: true });
    expect(data.riders).toMatchObject([
      { is_driver: true, is_you: true, comes: true, first_name: 'Żaren', initial: 'B' },
      { is_driver: false, is_you: false, comes: false },
      { is_driver: false, is_you: false, comes: false },
    ]);
    expect(data.pass).toMatchObject({ code: expect.any(String), qr: expect.stringMatching(/^M/) });
    const [passenger, other] = passengers as [Rider, Rider];
    expect((await nthMailTo(dataDir, passenger.email)).subject).toMatch(/^Żaren B\. is taking you along: /);
    const seen = await see(passenger, id);
    expect(seen).toMatchObject({ is_driver: false, pass: null, can_answer: true, can_change: false });
    expect(JSON.stringify(seen)).not.toContain('Buħaġiar');
    const [stranger] = await stageRiders(db, urls[0], 1);
    expect(await see(stranger as Rider, id)).toBeUndefined();

    await answer(passenger, id, true);
    expect((await see(driver, id))?.riders.filter(({ comes }) => comes)).toHaveLength(2);
    expect((await answer(other, id, false)).response.status).toBe(200);
    expect((await nthMailTo(dataDir, driver.email)).subject).toMatch(/^Żaren B\. isn’t coming along: /);
    expect(await see(other, id)).toBeUndefined();
    expect((await see(driver, id))?.state).toBe('booked');
    await answer(passenger, id, false);
    expect(await see(driver, id)).toMatchObject({ state: 'needs_passenger', pass: null, can_change: true });
    const alone = await nthMailTo(dataDir, driver.email, 2);
    expect(alone.text).toContain('add a passenger, or the booking lapses');

    const added = await driver.client.POST('/carpool/bookings/{carpoolId}/passengers', {
      ...at(id),
      body: { passengers: [other.id] },
    });
    expect(added.data?.data.state).toBe('booked');
    const removed = await driver.client.DELETE('/carpool/bookings/{carpoolId}/passengers', {
      ...at(id),
      body: { passengers: [other.id] },
    });
    expect(removed.data?.data.state).toBe('needs_passenger');
    await mailAbout(dataDir, other.email, /^You’re no longer in the car: /);
  });

  it('is cancelled by its driver alone; the space and the places are free again', async () => {
    const { driver, passengers, id, date, space } = await ride(1);
    const [passenger] = passengers as [Rider];
    const cancel = ({ client }: Rider) => client.DELETE('/carpool/bookings/{carpoolId}', at(id));
    expect(refusal(await cancel(passenger))).toEqual([404, 'not_found']);
    expect((await cancel(driver)).data?.data).toMatchObject({ state: 'cancelled', is_upcoming: false, pass: null });
    expect(refusal(await cancel(driver))).toEqual([409, 'not_in_this_state']);
    await mailAbout(dataDir, passenger.email, /^Carpooling cancelled: /);
    expect((await book(driver, date, space, [passenger])).response.status).toBe(200);
    const { data } = await driver.client.GET('/auth/export');
    const history = data?.data['history'] as { what: string; event: string }[];
    expect(history.filter(({ what }) => what === 'carpools')).toMatchObject([{ event: 'booking.cancel' }]);
    const ical = await passenger.client.GET('/carpool/bookings/{carpoolId}/ical', { ...at(id), parseAs: 'text' });
    expect(readCalendar(ical.data ?? '').entries).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('is refused to whoever lacks a permit, the rules or a passenger, or has a place in a car already', async () => {
    const { driver, passengers, date, id } = await ride(1);
    const [passenger] = passengers as [Rider];
    const [second, newcomer, free] = (await stageRiders(db, urls[0], 3)) as [Rider, Rider, Rider];
    await introduce(db, driver, [free]);
    expect(refusal(await book(driver, date, aSpace(), [free]))).toEqual([409, 'already_riding']);
    await introduce(db, second, [passenger, free]);
    const taken = await book(second, date, aSpace(), [free, passenger]);
    expect(refusal(taken)).toEqual([409, 'passenger_rides']);
    expect(Object.keys(taken.error?.errors ?? {})).toEqual(['passengers.1']);
    // Who is in the car already counts as a place of the request, too.
    const body = { passengers: [passenger.id, free.id, second.id] };
    const added = await driver.client.POST('/carpool/bookings/{carpoolId}/passengers', { ...at(id), body });
    expect(Object.keys(added.error?.errors ?? {})).toEqual(['passengers.2']);
    // A person whom the driver never found cannot be named, even by their id.
    expect(refusal(await book(newcomer, date, aSpace(), [free]))).toEqual([409, 'passenger_unavailable']);
    await introduce(db, newcomer, [free]);
    await db.updateTable('carpool_people').set({ accepted_at: null }).where('user_id', '=', newcomer.id).execute();
    expect(refusal(await book(newcomer, date, aSpace(), [free]))).toEqual([409, 'message_not_accepted']);
    expect((await newcomer.client.PUT('/carpool/message')).data?.data.accepted).toBe(true);
    await db.updateTable('parking_permits').set({ state: 'refused' }).where('user_id', '=', newcomer.id).execute();
    expect(refusal(await book(newcomer, date, aSpace(), [free]))).toEqual([409, 'permit_needed']);
    expect(refusal(await book(second, '2020-01-06', aSpace(), [free]))).toEqual([409, 'no_parking']);
    expect((await book(second, date, 'Z-99', [free])).response.status).toBe(422);
    const crowd = await stageRiders(db, urls[0], 5);
    await introduce(db, second, crowd);
    expect(refusal(await book(second, date, aSpace(), crowd))).toEqual([409, 'car_full']);
  });
});

describe('finding passengers', () => {
  const search = ({ client }: Rider, text: string) =>
    client.GET('/carpool/search-passengers', { params: { query: { search: text } } });

  it('shows those alone who agreed and hold a valid permit: first name, initial, picture', async () => {
    const names = { first_name: 'Ġorġina-Marì', last_name: 'Ħaż-Żabbar Vella' };
    const [driver] = (await stageRiders(db, urls[0], 1)) as [Rider];
    const [found] = (await stageRiders(db, urls[0], 1, { names })) as [Rider];
    const [shy] = (await stageRiders(db, urls[0], 1, { names, findable: false })) as [Rider];
    await stageRiders(db, urls[0], 1, { names, permit: false });
    const { data } = await search(driver, 'gorg vel');
    expect(data?.data).toEqual([{ user_id: found.id, first_name: 'Ġorġina-Marì', initial: 'Ħ', picture: null }]);
    expect(refusal(await search(driver, 'v-e '))).toEqual([422, 'letters_missing']);
    expect((await search(found, 'gorg vel')).data?.data).toEqual([]);

    expect((await shy.client.GET('/carpool/settings')).data?.data).toEqual({ findable: false });
    await shy.client.PUT('/carpool/settings', { body: { findable: true } });
    expect((await search(driver, 'gorg vel')).data?.data).toHaveLength(2);
    await shy.client.PUT('/carpool/settings', { body: { findable: false } });
    expect((await search(driver, 'gorg vel')).data?.data).toHaveLength(1);
    await db
      .updateTable('parking_permits')
      .set({ valid_until: '2020-01-01' })
      .where('user_id', '=', found.id)
      .execute();
    expect((await search(driver, 'gorg vel')).data?.data).toEqual([]);
    await db
      .updateTable('parking_permits')
      .set({ valid_until: '2020-01-01' })
      .where('user_id', '=', driver.id)
      .execute();
    expect(refusal(await search(driver, 'gorg vel'))).toEqual([403, 'permit_needed']);
  });

  it('takes the exact number of a card, and no part of one', async () => {
    const [driver, other] = (await stageRiders(db, urls[0], 2)) as [Rider, Rider];
    await other.client.POST('/auth/register/cards', { params: { query: { type: 'session' } } });
    const purchase = await db
      .selectFrom('purchases')
      .select('id')
      .where('user_id', '=', other.id)
      .executeTakeFirstOrThrow();
    const number = `20${Date.now()}`.slice(0, 12).replaceAll(/(.{4})(?=.)/g, '$1 ');
    const [issued_at, changed_at] = [new Date(), new Date()];
    await db
      .insertInto('student_cards')
      .values({ user_id: other.id, number, purchase_id: purchase.id, state: 'issued', issued_at, changed_at })
      .execute();
    expect((await search(driver, number)).data?.data).toMatchObject([{ user_id: other.id }]);
    expect((await search(driver, number.replaceAll(' ', '').slice(0, 11))).data?.data).toEqual([]);
  });

  it('stops before somebody has read the names of all (S2)', async () => {
    const word = `Xk${'abcdefghij'[Math.floor(Math.random() * 10)]}q`;
    for (let at = 0; at < 20; at += 1) {
      const last_name = `${word}${'abcdefghijklmnopqrst'[at]}`;
      await stageRiders(db, urls[0], 5, { names: { first_name: 'Karistu', last_name } });
    }
    const [scraper] = (await stageRiders(db, urls[0], 1)) as [Rider];
    const seen = new Set<string>();
    const statuses = new Set<number>();
    const queries = Array.from({ length: 20 }, (_, each) => `${word}${'abcdefghijklmnopqrst'[each]}`);
    await measure([...queries, ...queries, ...queries], async (text) => {
      const { data, response } = await search(scraper, text);
      statuses.add(response.status);
      for (const { user_id } of data?.data ?? []) seen.add(user_id);
    });
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect(seen.size).toBe(50);
  });
});

describe('the car park', () => {
  it('never gives a space to two cars nor a person two places, whichever server they hurry to (S1)', async () => {
    const [first] = (await stageRiders(db, urls[0], 1)) as [Rider];
    const date = (await datesFor(first))[2] ?? '';
    const drivers = await stageRiders(db, urls[0], 60);
    const crowd = await stageRiders(db, urls[0], 30);
    for (const driver of drivers) await introduce(db, driver, crowd);
    const spaces = Array.from({ length: 8 }, (_, each) => `C-${each + 1}`);
    const rush = await measure(drivers, async (driver, each) => {
      const passengers = [crowd[(each * 7) % 30], crowd[(each * 11 + 1) % 30]] as [Rider, Rider];
      const unique = [...new Set(passengers)];
      const there = { ...driver, client: clientOf(urls[each % urls.length] ?? '', driver) };
      const ask = async (): Promise<number> => {
        const { response } = await book(there, date, spaces[each % spaces.length] ?? '', unique);
        // A server with too much to do says so, and is asked again.
        return response.status === 503 ? ask() : response.status;
      };
      return { status: await ask() };
    });
    const { statuses } = summarise(rush);
    expect([...statuses.keys()]).toEqual([200, 409]);
    const cars = await db
      .selectFrom('carpools')
      .select('space')
      .where('day', '=', date)
      .where('space', 'like', 'C-%')
      .execute();
    expect(new Set(cars.map(({ space }) => space)).size).toBe(cars.length);
    expect(cars.length).toBe(statuses.get(200));
    const places = await db
      .selectFrom('carpool_riders')
      .select('user_id')
      .where('day', '=', date)
      .where(
        'user_id',
        'in',
        [...drivers, ...crowd].map(({ id }) => id),
      )
      .execute();
    expect(new Set(places.map(({ user_id }) => user_id)).size).toBe(places.length);
  });

  it('would be caught if the guard were off', async () => {
    // The same table without the index that guards it.
    await sql`create table unguarded_carpools (day date not null, space text not null)`.execute(db);
    const day = '2020-01-06';
    await measure(Array.from({ length: 60 }), async (_, each) => {
      const space = `C-${(each % 8) + 1}`;
      const { rows } = await sql`select from unguarded_carpools where day = ${day} and space = ${space}`.execute(db);
      if (rows.length === 0) await sql`insert into unguarded_carpools values (${day}, ${space})`.execute(db);
    });
    const { rows } = await sql<{ space: string }>`select space from unguarded_carpools`.execute(db);
    await sql`drop table unguarded_carpools`.execute(db);
    expect(new Set(rows.map(({ space }) => space)).size).toBeLessThan(rows.length);
  });

  it('is closed by the staff, space by space; those who had one are told why', async () => {
    const { driver, passengers, id, date, space } = await ride(1);
    const [passenger] = passengers as [Rider];
    const staff = await stageStaff(db, urls[0], 'services');
    await stageRefusedPermit(db, driver, date);
    const path = { params: { path: { date } } };
    const before = await staff.client.GET('/desk/carpool/days/{date}', path);
    const cars = before.data?.data.cars ?? [];
    expect(cars.find((each) => each.id === id)).toMatchObject({
      driver: 'Żaren Buħaġiar',
      passengers: ['Żaren Buħaġiar'],
      number_plate: 'CAR000',
      state: 'booked',
    });
    const views = db.selectFrom('staff_views').select('what').where('subject_id', '=', passenger.id);
    expect(await views.execute()).toEqual([{ what: 'carpools' }]);
    const body = { close: [space], open: [], note: 'Xogħol fuq l-asfalt.' };
    expect((await staff.client.PUT('/desk/carpool/days/{date}', { ...path, body })).response.status).toBe(200);
    expect((await see(driver, id))?.state).toBe('cancelled');
    expect((await nthMailTo(dataDir, driver.email)).text).toContain(body.note);
    await mailAbout(dataDir, passenger.email, /^Parking space closed: /);
    expect(refusal(await book(driver, date, space, [passenger]))).toEqual([409, 'space_taken']);
    const free = await driver.client.POST('/carpool/available-parking/all', { body: { date } });
    expect(free.data?.data.free).not.toContain(space);
    const table = await staff.client.GET('/desk/carpool/days/{date}/export', { ...path, parseAs: 'text' });
    expect(table.data).toContain('CAR000');
    expect(await views.execute()).toContainEqual({ what: 'carpools export' });
    expect(
      (await staff.client.GET('/desk/carpool/days')).data?.data.find((day) => day.date === date)?.closed,
    ).toBeGreaterThan(0);
    await staff.client.PUT('/desk/carpool/days/{date}', { ...path, body: { close: [], open: [space], note: null } });
    expect((await book(driver, date, space, [passenger])).response.status).toBe(200);
  });
});
