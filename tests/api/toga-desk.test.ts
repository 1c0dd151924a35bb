import { afterAll, describe, expect, it } from 'vitest';
import { sendReminders } from '../../server/features/togas/mail.ts';
import { readSite } from '../../server/kernel/content/site/site.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import { createJobs } from '../../server/kernel/jobs/jobs.ts';
import { mailsTo } from '../support/mailbox.ts';
import { socketOf } from '../support/socket.ts';
import { type Renter, useTogas } from '../support/use-togas.ts';

const { dataDir, db, renter, desk, held, rented, graduateOn } = useTogas();

/** Waits for a mail with this subject among any others; returns its text. */
async function mailed({ email }: Renter, subject: string): Promise<string> {
  const textOf = async () => (await mailsTo(dataDir, email)).find((mail) => mail.subject === subject)?.text;
  await expect.poll(textOf).toBeDefined();
  return (await textOf()) ?? '';
}

describe('the desk', () => {
  it('notes the size, hands over from the hour of collection, takes back and gives the deposit back', async () => {
    const graduate = await renter();
    const rental = await rented(graduate);
    const { act, open, find } = await desk();
    expect(await open(rental.id)).toMatchObject({ state: 'booked', events: ['toga.fit'], name: 'Żaren Buħaġiar' });
    expect((await act(rental.id, { event: 'toga.fit' })).error?.code).toBe('size_needed');
    expect((await act(rental.id, { event: 'toga.fit', size: 'L' })).data?.data).toMatchObject({
      state: 'fitted',
      size: 'L',
    });
    const early = await act(rental.id, { event: 'toga.collect' });
    expect(early.error?.code).toBe('not_in_this_state');
    // It is told of whatever has states, not only of bookings.
    expect(early.error?.message).not.toContain('booking');
    await graduateOn(rental.id, 0);
    expect((await open(rental.id))?.events).toEqual(['toga.fit', 'toga.collect']);
    expect((await act(rental.id, { event: 'toga.collect' })).data?.data.state).toBe('collected');
    await mailed(graduate, 'Receipt: your deposit');
    expect(await find('out', rental.reference)).toEqual([rental.id]);
    expect(await find('late', rental.reference)).toEqual([]);
    expect((await act(rental.id, { event: 'deposit.keep' })).error?.code).toBe('not_in_this_state');
    expect((await act(rental.id, { event: 'toga.return' })).data?.data.state).toBe('returned');
    expect((await act(rental.id, { event: 'deposit.keep' })).error?.code).toBe('reason_needed');
    expect((await act(rental.id, { event: 'deposit.keep', reason: '\u200B' })).error?.code).toBe('reason_needed');
    const { data } = await act(rental.id, { event: 'deposit.give_back' });
    expect(data?.data).toMatchObject({ state: 'deposit_given_back', events: [] });
    expect(data?.data.history.map(({ event, by }) => [event, by])).toEqual([
      ['payment.open', 'Żaren Buħaġiar'],
      ['payment.receive', null],
      ['toga.fit', 'Ħarries Żerafa'],
      ['toga.collect', 'Ħarries Żerafa'],
      ['toga.return', 'Ħarries Żerafa'],
      ['deposit.give_back', 'Ħarries Żerafa'],
    ]);
    await mailed(graduate, 'Receipt: your deposit was given back');
  });

  it('asks for the size of what is rented alone', async () => {
    const [cap, sash] = [
      await rented(await renter(), { pieces: ['trencher'] }),
      await rented(await renter(), { pieces: ['sash'] }),
    ];
    const { act } = await desk();
    expect((await act(cap.id, { event: 'toga.fit', cap_size: 'L' })).data?.data).toMatchObject({
      state: 'fitted',
      size: 'L',
      sizes: [{ piece: 'trencher', size: 'L' }],
    });
    const { data } = await act(sash.id, { event: 'toga.fit' });
    expect(data?.data).toMatchObject({ state: 'fitted', size: data?.data.sizes[0]?.size, events: ['toga.fit'] });
  });

  it('keeps the deposit of what comes back late, by the clock alone, and of what comes back damaged', async () => {
    const [late, careless] = [await renter(), await renter()];
    const { act, find, client } = await desk();
    const [one, other] = [await rented(late), await rented(careless)];
    await graduateOn(one.id, -3);
    await graduateOn(other.id, 0);
    for (const { id } of [one, other])
      expect((await act(id, { event: 'toga.collect' })).data?.data.state).toBe('collected');
    expect(await find('late', one.reference)).toEqual([one.id]);
    expect((await act(one.id, { event: 'toga.return' })).data?.data.state).toBe('returned_late');
    expect((await act(one.id, { event: 'deposit.give_back' })).error?.code).toBe('not_in_this_state');
    expect((await act(one.id, { event: 'deposit.keep' })).data?.data.state).toBe('deposit_kept');
    expect(await mailed(late, 'Your deposit was kept')).toContain('due back by');
    await act(other.id, { event: 'toga.return' });
    const { data: counts } = await client.GET('/desk/counts');
    expect(counts?.data.find(({ room }) => room === 'togas')?.count).toBeGreaterThan(0);
    const reason = 'The sash has a wine stain.';
    expect((await act(other.id, { event: 'deposit.keep', reason })).data?.data.state).toBe('deposit_kept');
    expect(await mailed(careless, 'Your deposit was kept')).toContain(reason);
    const lost = await renter();
    const third = await rented(lost);
    await graduateOn(third.id, -3);
    await act(third.id, { event: 'toga.collect' });
    await act(third.id, { event: 'deposit.keep' });
    expect(await mailed(lost, 'Your deposit was kept')).toContain('It still has to come back.');
    expect(await mailed(late, 'Your deposit was kept')).not.toContain('still has to come back');
    const standing = async (person: typeof late) =>
      (await person.client.GET('/toga-fitting/rentals')).data?.data[0]?.state;
    expect([await standing(late), await standing(lost)]).toEqual(['deposit_kept', 'missing']);
    expect(await find('out', third.reference)).toEqual([third.id]);
    // It turned up: the desk notes it, and nothing more is asked for.
    expect((await act(third.id, { event: 'toga.return' })).data?.data.state).toBe('deposit_kept');
    expect(await standing(lost)).toBe('deposit_kept');
    expect(await find('out', third.reference)).toEqual([]);
    const told = async (person: typeof late) =>
      (await person.client.GET('/toga-fitting/rentals')).data?.data[0]?.kept_reason;
    expect([await told(late), await told(careless)]).toEqual([null, reason]);
  });

  it('prints what to lay out for a graduation, and notes whose names were seen', async () => {
    const person = await renter();
    const rental = await rented(person, { degree: '=1+1' });
    const { client, id } = await desk();
    const { data } = await client.GET('/desk/togas/picking', {
      params: { query: { graduation_day: rental.graduation.date } },
      parseAs: 'text',
    });
    const line = data
      ?.split('\r\n')
      .find((each) => each.startsWith(rental.reference) || each.startsWith(`"${rental.reference}`));
    expect(line).toContain('toga + sash');
    expect(line).toContain("'=1+1");
    await client.GET('/desk/togas/{rental}', { params: { path: { rental: rental.id } } });
    const views = db.selectFrom('staff_views').select('what').where('user_id', '=', id);
    const seen = await views.where('subject_id', '=', person.id).orderBy('id').execute();
    expect(seen).toEqual([{ what: 'toga_rentals export' }, { what: 'toga_rentals' }]);
  });

  it('lays out a day: slots from hour to hour, never smaller than what is booked', async () => {
    const { client } = await desk();
    const day = '2031-03-30';
    const plan = (from: string, until: string, capacity: number) =>
      client.PUT('/desk/toga-fittings/{day}', {
        params: { path: { day } },
        body: { from, until, minutes: 30, capacity },
      });
    const laidOut = (await plan('10:00', '11:15', 2)).data?.data;
    // Clocks go forward that night: ten o'clock is 08:00 in UTC.
    expect(laidOut?.slots.map(({ start }) => start)).toEqual(['2031-03-30T08:00:00.000Z', '2031-03-30T08:30:00.000Z']);
    const [slot] = laidOut?.slots ?? [];
    const rental = await held(await renter());
    await db
      .updateTable('toga_rentals')
      .set({ fitting_id: slot?.id ?? '' })
      .where('id', '=', rental.id)
      .execute();
    expect((await plan('10:00', '11:00', 0)).error?.code).toBe('fitting_booked');
    expect((await plan('12:00', '13:00', 2)).error?.code).toBe('fitting_booked');
    const smaller = (await plan('10:00', '10:30', 1)).data?.data;
    expect(smaller?.slots).toMatchObject([{ id: slot?.id, capacity: 1, taken: 1 }]);
    expect((await plan('10:00', '10:20', 1)).error?.code).toBe('fitting_hours');
    const listed = (await client.GET('/desk/toga-fittings')).data?.data.find(({ date }) => date === day);
    expect(listed).toEqual(smaller);
  });
});

describe('reminders', () => {
  const jobs = createJobs(socketOf(dataDir), () => undefined);
  afterAll(() => jobs.stop());

  it('come once, on the day before the fitting and the day before the return', async () => {
    const union = readUnion('content');
    const site = readSite('content', union);
    await jobs.connect();
    const remindAt = (now: string) => sendReminders({ db, jobs, union, site, clock: { now: () => new Date(now) } });
    const [fitting, bringing] = [await renter(), await renter()];
    await db.updateTable('users').set({ locale: 'mt' }).where('id', '=', bringing.id).execute();
    const one = await rented(fitting);
    const starts_at = new Date(Date.parse('2032-05-11T08:00:00Z') + Math.floor(Math.random() * 3_600_000));
    await db.updateTable('toga_fittings').set({ starts_at }).where('id', '=', one.fitting.id).execute();
    const other = await rented(bringing);
    await db
      .updateTable('toga_rentals')
      .set({ state: 'collected', graduation_day: '2032-05-10' })
      .where('id', '=', other.id)
      .execute();
    expect(await remindAt('2032-05-09T12:00:00Z')).toBe(0);
    expect(await remindAt('2032-05-10T06:59:59Z')).toBe(0);
    expect(await remindAt('2032-05-10T07:00:00Z')).toBe(2);
    expect(await remindAt('2032-05-10T09:00:00Z')).toBe(0);
    await mailed(fitting, 'Tomorrow: your toga fitting');
    await mailed(bringing, 'Għada: rodd it-toga');
    expect(await mailsTo(dataDir, fitting.email)).toHaveLength(2);
  });
});
