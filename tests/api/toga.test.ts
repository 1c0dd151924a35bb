import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { calendarMoment, readCalendar } from '../support/calendar-files.ts';
import { timeAt } from '../support/clock.ts';
import { mailAbout, nthMailTo } from '../support/mailbox.ts';
import { stageFitting } from '../support/togas.ts';
import { useTogas } from '../support/use-togas.ts';
import { expectTagged, readStructure } from '../unit/pdf/read-structure.ts';

const {
  urls,
  dataDir,
  db,
  sandbox,
  renter,
  order,
  held,
  book,
  pay,
  rented,
  read,
  graduateOn,
  leftIn,
  stateOf,
  untilState,
  sweep,
} = useTogas();

describe('what there is', () => {
  it('tells graduations to come with their hours, and the slots of fittings with what is left', async () => {
    const { client } = await renter();
    const status = (await client.GET('/toga/status')).data?.data;
    expect(status).toMatchObject({ enabled: true, set: { amount: 5000 }, deposit: { amount: 5000 } });
    const days = status?.graduations.map(({ date }) => date) ?? [];
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual(days.toSorted());
    const fitting = await stageFitting(db, { capacity: 3 });
    const dates = (await client.GET('/toga-fitting/dates')).data?.data ?? [];
    expect(dates.flatMap(({ occurrences }) => occurrences).find(({ id }) => id === fitting)).toMatchObject({ left: 3 });
    const starts = dates.flatMap(({ occurrences }) => occurrences.map(({ start }) => start));
    expect(starts).toEqual(starts.toSorted());
  });

  it('lays out the slots of a day once: from then on the desk decides', async () => {
    await fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' });
    const count = () =>
      db
        .selectFrom('toga_fittings')
        .select(sql<number>`count(*)::int`.as('n'))
        // Slots that other tests stage meanwhile begin at no whole minute.
        .where(sql<boolean>`starts_at = date_trunc('minute', starts_at)`)
        .executeTakeFirstOrThrow();
    const { n } = await count();
    expect(n).toBeGreaterThan(10);
    await fetch(`${urls[1]}/test/sweep/rows`, { method: 'POST' });
    expect((await count()).n).toBe(n);
  });
});

describe('a fitting', () => {
  it('is held, changed, paid, and confirmed by mail with a PDF and a calendar file', async () => {
    const graduate = await renter();
    const [first, second] = [await stageFitting(db), await stageFitting(db)];
    const rental = await held(graduate, { occurrence: first });
    expect(rental).toMatchObject({ state: 'held', payment: null, qr: null, amount: { amount: 5500 }, can_move: false });
    expect(await leftIn(first)).toBe(0);
    const changed = await held(graduate, { occurrence: second, pieces: ['toga', 'sash', 'trencher'] });
    expect(changed).toMatchObject({ id: rental.id, reference: rental.reference, amount: { amount: 5000 } });
    expect([await leftIn(first), await leftIn(second)]).toEqual([1, 0]);

    const session = await pay(graduate, rental.id);
    expect((await book(graduate, { occurrence: first })).error?.code).toBe('toga_payment_open');
    await sandbox.pay(session);
    await untilState(rental.id, 'booked');
    const booked = await read(graduate, rental.id);
    expect(booked).toMatchObject({ expires_at: null, can_move: true, payment: { state: 'paid', url: null } });
    expect(booked?.qr).toMatch(/^M/);
    const mail = await nthMailTo(dataDir, graduate.email);
    expect(mail.subject).toBe('Your toga fitting is booked');
    expect(mail.text).toContain('Toga, sash and trencher: €50.00');
    expect(mail.raw).toContain(`${rental.reference}.pdf`);
    expect(mail.raw).toContain(`${rental.reference}.ics`);

    const path = { params: { path: { rental: rental.id } } };
    const pdf = await graduate.client.GET('/toga-fitting/rentals/{rental}/confirmation', {
      ...path,
      parseAs: 'arrayBuffer',
    });
    expectTagged(await readStructure(Buffer.from(pdf.data as unknown as ArrayBuffer)), 'en');
    const ics = await graduate.client.GET('/toga-fitting/rentals/{rental}/calendar', { ...path, parseAs: 'text' });
    const start = calendarMoment(booked?.fitting.start);
    // The union's address begins with the building's name, which is said once.
    const location = 'Student House, University campus, Msida';
    expect(readCalendar(ics.data ?? '').entries[0]).toMatchObject({ start, location });
    expect(ics.response.headers.get('cache-control')).toBe('no-store');
    expect((await book(graduate, { occurrence: first })).error?.code).toBe('toga_rented');
    expect((await graduate.client.GET('/toga-fitting/rentals')).data?.data.map(({ id }) => id)).toEqual([rental.id]);
  });

  it('is one, however often it is asked for at once', async () => {
    const graduate = await renter();
    const occurrence = await stageFitting(db, { capacity: 5 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(graduate, { occurrence })));
    expect(new Set(answers.map(({ data }) => data?.data.id)).size).toBe(1);
    expect(await leftIn(occurrence)).toBe(4);
  });

  it.each([
    ['two trenchers', { pieces: ['trencher', 'doctorateTrencher'] }, 422, 'two_trenchers'],
    ['a day without graduations', { graduation_day: '2027-02-03' }, 422, 'graduation_unknown'],
    ['a degree of blanks', { degree: ' \u200B ' }, 422, 'missing_field'],
    ['a slot that there is not', { occurrence: '00000000-0000-4000-8000-000000000000' }, 409, 'fitting_over'],
  ] as const)('is refused for %s', async (_, wrong, status, code) => {
    const answer = await book(await renter(), {
      occurrence: await stageFitting(db),
      ...wrong,
      pieces: [...('pieces' in wrong ? wrong.pieces : (['toga'] as const))],
    });
    expect([answer.response.status, answer.error?.code]).toEqual([status, code]);
  });

  it('is refused in a slot that has begun, or comes after the collection', async () => {
    const graduate = await renter();
    const { graduation_day } = await order({});
    for (const startsAt of [
      new Date((await timeAt(urls[0])) - 3_600_000 - Math.random() * 1e6),
      new Date(Date.parse(graduation_day) + Math.random() * 1e6),
    ]) {
      const late = await book(graduate, { occurrence: await stageFitting(db, { startsAt }) });
      expect(late.error?.code).toBe('fitting_over');
    }
  });

  it('is held no longer than until it begins, on the way to payment too', async () => {
    const graduate = await renter();
    const startsAt = new Date((await timeAt(urls[0])) + 600_000 + Math.random() * 60_000);
    const { id, expires_at, fitting } = await held(graduate, { occurrence: await stageFitting(db, { startsAt }) });
    expect(expires_at).toBe(fitting.start);
    await pay(graduate, id);
    expect((await read(graduate, id))?.expires_at).toBe(fitting.start);
  });

  it('is nobody else’s to see, pay, move or let go', async () => {
    const rental = await rented(await renter());
    const { client } = await renter();
    const path = { params: { path: { rental: rental.id } } };
    const answers = await Promise.all([
      client.GET('/toga-fitting/rentals/{rental}', path),
      client.DELETE('/toga-fitting/rentals/{rental}', path),
      client.POST('/toga-fitting/rentals/{rental}/pay', { ...path, body: { no_refund_accepted: true } }),
      client.PUT('/toga-fitting/rentals/{rental}/fitting', { ...path, body: { occurrence: rental.fitting.id } }),
      client.GET('/toga-fitting/rentals/{rental}/confirmation', path),
      client.GET('/toga-fitting/rentals/{rental}/calendar', path),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('is let go before it is paid, and not after', async () => {
    const graduate = await renter();
    const occurrence = await stageFitting(db);
    const { id } = await held(graduate, { occurrence });
    const path = { params: { path: { rental: id } } };
    const session = await pay(graduate, id);
    expect(session).not.toBe('');
    const { data } = await graduate.client.DELETE('/toga-fitting/rentals/{rental}', path);
    expect(data?.data).toMatchObject({ state: 'ended', payment: { state: 'expired', url: null } });
    expect(await leftIn(occurrence)).toBe(1);
    expect((await graduate.client.GET('/toga-fitting/rentals')).data?.data).toEqual([]);
    const paid = await rented(graduate, { occurrence });
    const late = await graduate.client.DELETE('/toga-fitting/rentals/{rental}', {
      params: { path: { rental: paid.id } },
    });
    expect([late.response.status, late.error?.code]).toEqual([409, 'already_paid']);
  });

  it('stays with a graduate who changes it at the moment when its time is over', async () => {
    const { id } = await held(await renter());
    await db
      .updateTable('toga_rentals')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    const { sweeping } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('toga_rentals').select('id').where('id', '=', id).forUpdate().execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const begun = sweep();
      const waiting = async () =>
        (
          await sql<{ waits: boolean }>`select exists (
            select from pg_stat_activity where ${rows[0]?.pid ?? 0}::int = any(pg_blocking_pids(pid))) as waits`.execute(
            db,
          )
        ).rows[0]?.waits;
      await expect.poll(waiting).toBe(true);
      const expires_at = new Date('2099-01-01');
      await trx.updateTable('toga_rentals').set({ expires_at }).where('id', '=', id).execute();
      return { sweeping: begun };
    });
    expect((await sweeping).status).toBe(200);
    expect(await stateOf(id)).toBe('held');
  });

  it('goes back to the others when the time to pay is over, and money that comes later goes back', async () => {
    const [slow, lost] = [await renter(), await renter()];
    const occurrence = await stageFitting(db, { capacity: 2 });
    const paying = await held(slow, { occurrence });
    const idle = await held(lost, { occurrence });
    const session = await pay(slow, paying.id);
    const over = { expires_at: new Date(0) };
    await db.updateTable('toga_rentals').set(over).where('id', 'in', [paying.id, idle.id]).execute();
    const path = { params: { path: { rental: idle.id } }, body: { no_refund_accepted: true } } as const;
    expect((await lost.client.POST('/toga-fitting/rentals/{rental}/pay', path)).error?.code).toBe('hold_ended');
    await sweep();
    expect([await stateOf(paying.id), await stateOf(idle.id)]).toEqual(['ended', 'ended']);
    expect(await leftIn(occurrence)).toBe(2);
    // As if the provider had accepted a payment a moment later.
    await sandbox.pay(session).catch(() => undefined);
    expect(await stateOf(paying.id)).toBe('ended');
  });

  it('is cancelled once before it is paid', async () => {
    const graduate = await renter();
    const { id } = await held(graduate);
    const cancel = () => graduate.client.DELETE('/toga-fitting/rentals/{rental}', { params: { path: { rental: id } } });
    expect((await cancel()).data?.data.state).toBe('ended');
    expect((await cancel()).error?.code).toBe('not_in_this_state');
  });

  it('is cancelled by one of two calls at the same moment', async () => {
    const graduate = await renter();
    const { id } = await held(graduate);
    const cancel = () => graduate.client.DELETE('/toga-fitting/rentals/{rental}', { params: { path: { rental: id } } });
    const { cancelling } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('toga_rentals').select('id').where('id', '=', id).forUpdate().execute();
      const begun = Promise.all([cancel(), cancel()]);
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%toga_rentals%'`;
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThanOrEqual(2);
      return { cancelling: begun };
    });
    const codes = (await cancelling).map(({ response, error }) => error?.code ?? response.status);
    expect(codes).toEqual(expect.arrayContaining([200, 'not_in_this_state']));
    expect(await stateOf(id)).toBe('ended');
  });

  it('is paid with another card after one was declined', async () => {
    const graduate = await renter();
    const { id } = await held(graduate);
    await sandbox.pay(await pay(graduate, id), '4000000000000002');
    await expect.poll(async () => (await read(graduate, id))?.payment?.state).toBe('declined');
    await sandbox.pay(await pay(graduate, id));
    await untilState(id, 'booked');
  });

  it('moves to another slot until it begins, never into a full one', async () => {
    const graduate = await renter();
    const [first, second, full] = [await stageFitting(db), await stageFitting(db), await stageFitting(db)];
    await held(await renter(), { occurrence: full });
    const rental = await rented(graduate, { occurrence: first });
    const move = (occurrence: string) =>
      graduate.client.PUT('/toga-fitting/rentals/{rental}/fitting', {
        params: { path: { rental: rental.id } },
        body: { occurrence },
      });
    expect((await move(full)).error?.code).toBe('fitting_full');
    expect((await move(second)).data?.data.fitting.id).toBe(second);
    expect((await move(second)).data?.data.fitting.id).toBe(second);
    const moves = db.selectFrom('transitions').select('at').where('row_id', '=', rental.id);
    expect(await moves.where('event', '=', 'fitting.move').execute()).toHaveLength(1);
    expect([await leftIn(first), await leftIn(second)]).toEqual([1, 0]);
    await mailAbout(dataDir, graduate.email, 'Your toga fitting has moved');
    const begun = new Date((await timeAt(urls[0])) - 3_600_000 - Math.random() * 1e6);
    await db.updateTable('toga_fittings').set({ starts_at: begun }).where('id', '=', second).execute();
    expect((await move(first)).error?.code).toBe('fitting_over');
  });
});

it('a person’s rentals are exported, and keep the account for as long as they can be fetched or the union holds their deposit', async () => {
  const graduate = await renter();
  const rental = await rented(graduate);
  const { data } = await graduate.client.GET('/auth/export');
  expect(JSON.stringify(data)).toContain(rental.reference);
  await db
    .updateTable('users')
    .set({ deletion_due_at: new Date(0) })
    .where('id', '=', graduate.id)
    .execute();
  const staysWhile = async (state: 'booked' | 'collected') => {
    await db.updateTable('toga_rentals').set({ state }).where('id', '=', rental.id).execute();
    await sweep();
    expect(await stateOf(rental.id)).toBe(state);
  };
  await staysWhile('booked');
  await graduateOn(rental.id, -2);
  await staysWhile('collected');
  await db.updateTable('toga_rentals').set({ state: 'booked' }).where('id', '=', rental.id).execute();
  await sweep();
  const left = await db.selectFrom('toga_rentals').select('id').where('id', '=', rental.id).execute();
  expect(left).toEqual([]);
});
