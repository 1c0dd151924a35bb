import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { interviewBookingMachine } from '../../machines/interview-booking/interview-booking.machine.ts';
import type { InterviewState } from '../../server/kernel/db/interview-tables.ts';
import { interviewLife } from '../../server/kernel/lifecycle/lives.ts';
import { calendarMoment, readCalendar } from '../support/calendar-files.ts';
import { mailsTo, mailAbout, nthMailTo } from '../support/mailbox.ts';
import { company } from '../support/interviews.ts';
import { useInterviews } from '../support/use-interviews.ts';

const { db, dataDir, student, slot, hold, confirm, move, attach, cancel, booked, age, now, cv, replaceCv, sweep } =
  useInterviews();

const pathOf = (interview: string) => ({ params: { path: { interview } } });
const stateOf = async (id: string) =>
  (await db.selectFrom('interviews').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000);

describe('booking', () => {
  it('holds a slot, books it with a CV, and sends a mail with a calendar file', async () => {
    const person = await student();
    const id = await slot();
    const { data: held } = await hold(person, id);
    expect(held?.data).toMatchObject({ state: 'held', slot: id, can_change: false, cv: null });
    expect(Date.parse(held?.data.expires_at ?? '')).toBeGreaterThan(await now());
    const document = await cv(person, 'CV Ċensu');
    const { data } = await confirm(person, held?.data.id ?? '', document);
    expect(data?.data).toMatchObject({
      state: 'booked',
      expires_at: null,
      can_change: true,
      cv: { id: document, file_name: 'CV Ċensu' },
      company: { slug: company, title: 'Korriera' },
    });
    const mail = await nthMailTo(dataDir, person.email);
    expect(mail.subject).toBe('Your interview with Korriera is booked');
    expect(mail.text).toContain('CV Ċensu');
    // The hall of the stand alone, of the two that the expo has.
    const hall = 'Tent on the Quadrangle';
    expect(data?.data.venue).toBe(hall);
    expect(mail.text).toContain(`Where: ${hall}, stand ${data?.data.company.stand}\n`);
    expect(mail.raw).toContain('text/calendar');
    const { data: mine } = await person.client.GET('/careers/interviews');
    expect(mine?.data.map((each) => each.id)).toEqual([held?.data.id]);
    const ical = await person.client.GET('/careers/interviews/{interview}/calendar', {
      ...pathOf(held?.data.id ?? ''),
      parseAs: 'text',
    });
    const start = calendarMoment(held?.data.start);
    expect(readCalendar(ical.data ?? '').entries).toMatchObject([{ title: 'Interview: Korriera', start }]);
  });

  it('nobody holds two: choosing another frees the first', async () => {
    const [one, other] = [await student(), await student()];
    const [first, second] = [await slot(), await slot()];
    const { data: before } = await hold(one, first);
    const { data: now } = await hold(one, second);
    expect(now?.data.id).not.toBe(before?.data.id);
    expect((await hold(other, first)).response.status).toBe(201);
    expect((await hold(one, second)).data?.data.id).toBe(now?.data.id);
  });

  it('a slot that another tab has left for another company’s is neither booked nor given up, and the other stays held', async () => {
    const person = await student();
    const elsewhere = await slot({ company: 'xemx-u-rih' });
    const left = (await hold(person, await slot())).data?.data.id ?? '';
    const kept = (await hold(person, elsewhere)).data?.data.id ?? '';
    for (const answer of [await confirm(person, left, await cv(person)), await cancel(person, left)])
      expect([answer.response.status, answer.error?.code]).toEqual([409, 'interview_not_held']);
    const { data } = await person.client.GET('/careers/interviews/{interview}', pathOf(kept));
    expect(data?.data).toMatchObject({ state: 'held', slot: elsewhere, cv: null });
    const { data: mine } = await person.client.GET('/careers/interviews');
    expect(mine?.data.map(({ id }) => id)).toEqual([kept]);
    expect((await confirm(person, kept)).data?.data).toMatchObject({ company: { slug: 'xemx-u-rih' } });
  });

  it('refuses a second interview with a company, one at the same time, and a slot that is taken, each in words', async () => {
    const person = await student();
    const startsAt = new Date('2039-03-10T09:00:00Z');
    const first = await slot({ startsAt });
    await booked(person, first);
    expect((await hold(await student(), first)).error?.code).toBe('interview_slot_taken');
    const sameDay = await slot({ startsAt: after(startsAt.toISOString(), 60) });
    expect((await hold(person, sameDay)).error?.code).toBe('interview_at_company');
    const sameTime = await slot({ company: 'skola-tal-wied', startsAt });
    const { error, response } = await hold(person, sameTime);
    expect([response.status, error?.code]).toEqual([409, 'interview_at_time']);
    expect(error?.message).toMatch(
      /already have an interview booked on .*10 March 2039 that leaves no time for this one/,
    );
    // One that begins when the other ends can't be arrived at in time; half an hour later can.
    const next = await slot({ company: 'pulis-zahra', startsAt: after(startsAt.toISOString(), 15) });
    expect((await hold(person, next)).error?.code).toBe('interview_at_time');
    const later = await slot({ company: 'pulis-zahra', startsAt: after(startsAt.toISOString(), 30) });
    expect((await booked(person, later)).state).toBe('booked');
  });

  it('refuses slots that have begun, are closed, or never were', async () => {
    const person = await student();
    const past = await slot({ startsAt: new Date((await now()) - 60_000) });
    const closed = await slot();
    await db.updateTable('interview_slots').set({ is_open: false }).where('id', '=', closed).execute();
    for (const id of [past, closed, crypto.randomUUID()])
      expect((await hold(person, id)).error?.code).toBe('interview_slot_over');
  });

  it('refuses another’s document, and one that is no career document', async () => {
    const [person, other] = [await student(), await student()];
    const { data } = await hold(person, await slot());
    const id = data?.data.id ?? '';
    const { error, response } = await confirm(person, id, await cv(other));
    expect([response.status, Object.keys(error?.errors ?? {})]).toEqual([422, ['cv']]);
    // The database keeps it so, too.
    const foreign = await cv(other);
    await expect(sql`update interviews set cv_id = ${foreign} where id = ${id}`.execute(db)).rejects.toThrow(
      /cv_of_the_student/,
    );
  });

  it('a hold ends when the interview begins, at the latest', async () => {
    const soon = await slot({ company: 'arkata-labs', startsAt: new Date((await now()) + 300_000) });
    const { data } = await hold(await student(), soon);
    expect(data?.data.start).toBeDefined();
    expect(data?.data.expires_at).toBe(data?.data.start);
  });

  it('a hold ends by the server’s clock: it can’t be booked, and the slot is free, swept or not', async () => {
    const [person, other] = [await student(), await student()];
    const id = await slot();
    const { data } = await hold(person, id);
    const interview = data?.data.id ?? '';
    await db
      .updateTable('interviews')
      .set({ expires_at: new Date(0) })
      .where('id', '=', interview)
      .execute();
    expect((await confirm(person, interview)).error?.code).toBe('hold_ended');
    expect((await hold(other, id)).response.status).toBe(201);
    expect(await stateOf(interview)).toBe('ended');
    await db
      .updateTable('interviews')
      .set({ expires_at: new Date(0) })
      .where('slot_id', '=', id)
      .execute();
    await sweep();
    expect((await hold(person, id)).response.status).toBe(201);
  });
});

describe('changing', () => {
  it('moves to another slot of the company, and keeps the old one where that can’t be had', async () => {
    const [person, other] = [await student(), await student()];
    const [first, second, foreign] = [await slot(), await slot(), await slot({ company: 'skola-tal-wied' })];
    const { id } = await booked(person, first);
    expect((await move(person, id, foreign)).error?.code).toBe('interview_slot_over');
    const taken = await slot();
    await booked(other, taken);
    expect((await move(person, id, taken)).error?.code).toBe('interview_slot_taken');
    expect((await move(person, id, second)).data?.data).toMatchObject({ state: 'booked', slot: second });
    expect((await move(person, id, second)).data?.data).toMatchObject({ state: 'booked', slot: second });
    const moves = db.selectFrom('transitions').select('at').where('row_id', '=', id);
    expect(await moves.where('event', '=', 'interview.move').execute()).toHaveLength(1);
    expect((await hold(await student(), first)).response.status).toBe(201);
    await mailAbout(dataDir, person.email, 'Your interview with Korriera has moved');
  });

  it('attaches another CV and takes it back; deleting the document takes it back as well', async () => {
    const person = await student();
    const [one, two] = [await cv(person, 'One'), await cv(person, 'Two')];
    const { id } = await booked(person, await slot(), one);
    expect((await attach(person, id, two)).data?.data.cv?.file_name).toBe('Two');
    expect((await attach(person, id, null)).data?.data.cv).toBeNull();
    await attach(person, id, two);
    await person.client.DELETE('/auth/career/files/{fileId}', { params: { path: { fileId: two } } });
    const { data } = await person.client.GET('/careers/interviews/{interview}', pathOf(id));
    expect(data?.data).toMatchObject({ state: 'booked', cv: null });
  });

  it('a document says where it is attached; one that replaces it takes its place there', async () => {
    const [person, stranger] = [await student(), await student()];
    const document = await cv(person, 'CV 2026');
    const { id, start } = await booked(person, await slot(), document);
    const list = async () => (await person.client.GET('/auth/career/files')).data?.data;
    expect(await list()).toMatchObject([{ id: document, used_for: [{ id, company: 'Korriera', start }] }]);
    expect((await replaceCv(stranger, document, 'Theirs')).status).toBe(404);
    const { status, data } = await replaceCv(person, document, 'CV 2027');
    expect([status, data.file_name]).toEqual([200, 'CV 2027']);
    expect(data.used_for).toMatchObject([{ id }]);
    const { data: now } = await person.client.GET('/careers/interviews/{interview}', pathOf(id));
    expect(now?.data.cv).toEqual({ id: data.id, file_name: 'CV 2027' });
    expect((await list())?.map((each) => each.id)).toEqual([data.id]);
  });

  it('cancels in time; the slot is free, and the company can be booked again', async () => {
    const person = await student();
    const id = await slot();
    const { id: interview } = await booked(person, id);
    expect((await cancel(person, interview)).data?.data).toMatchObject({ state: 'cancelled', can_change: false });
    expect((await cancel(person, interview)).response.status).toBe(409);
    expect((await booked(person, id)).state).toBe('booked');
    await expect
      .poll(async () => (await mailsTo(dataDir, person.email)).map(({ subject }) => subject))
      .toContain('You’ve cancelled your interview with Korriera');
  });

  it('refuses everything once its time has come', async () => {
    const person = await student();
    const { id } = await booked(person, await slot());
    await age(id, 1);
    for (const answer of [
      await move(person, id, await slot()),
      await attach(person, id, null),
      await cancel(person, id),
    ])
      expect([answer.response.status, answer.error?.code]).toEqual([409, 'interview_begun']);
  });

  it('is nobody else’s to see or change', async () => {
    const [person, stranger] = [await student(), await student()];
    const { id } = await booked(person, await slot());
    const answers = [
      await stranger.client.GET('/careers/interviews/{interview}', pathOf(id)),
      await stranger.client.GET('/careers/interviews/{interview}/calendar', { ...pathOf(id), parseAs: 'text' }),
      await confirm(stranger, id),
      await move(stranger, id, await slot()),
      await attach(stranger, id, null),
      await cancel(stranger, id),
    ];
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await stateOf(id)).toBe('booked');
  });
});

it('the database keeps a slot for exactly those states for which the chart does', async () => {
  const person = await student();
  const { id } = await booked(person, await slot());
  const keeps = async (state: InterviewState) => {
    const { rows } = await sql<{ keeps_slot: boolean }>`
      update interviews set state = ${state} where id = ${id} returning keeps_slot`.execute(db);
    return rows[0]?.keeps_slot;
  };
  for (const state of Object.keys(interviewBookingMachine.states) as InterviewState[])
    expect([state, await keeps(state)]).toEqual([state, interviewLife.is(state, 'keepsSlot')]);
});
