import { afterAll, describe, expect, it } from 'vitest';
import { sendReminders } from '../../server/features/careers/interviews/due.ts';
import { readSite } from '../../server/kernel/content/site/site.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import { createJobs } from '../../server/kernel/jobs/jobs.ts';
import { mailsTo } from '../support/mailbox.ts';
import { socketOf } from '../support/socket.ts';
import { useInterviews } from '../support/use-interviews.ts';

const { db, dataDir, anybody, student, slot, booked, cancel, age, now, cv, desk } = useInterviews();

const pathOf = (interview: string) => ({ params: { path: { interview } } });

/** The first day of the next expo, and its moments: tests take some at which no company has slots. */
async function expoDay(): Promise<{ day: string; at: (time: string) => Date }> {
  const { data } = await anybody.GET('/careers/status');
  const day = data?.data?.starts_on ?? '';
  return { day, at: (time) => new Date(`${day}T${time}:00Z`) };
}

const issue = async (company: string, day: string) => {
  const { client } = await desk();
  const { data, error } = await client.POST('/desk/interview-links', { body: { company, day } });
  expect(error).toBeUndefined();
  return data?.data.url.split('#')[1] ?? '';
};

const read = (secret: string) => anybody.POST('/careers/interview-list', { body: { secret } });

const historyOf = async (id: string) => {
  const rows = await db.selectFrom('transitions').select('event').where('row_id', '=', id).orderBy('id').execute();
  return rows.map(({ event }) => event);
};

describe('a company’s list', () => {
  it('has the day’s interviews of this company, with the CVs attached, and nothing of anybody else', async () => {
    const { day, at } = await expoDay();
    const [one, two, other] = [await student(), await student(), await student()];
    const mine = 'korriera';
    const document = await cv(one, 'CV of one');
    const first = await booked(one, await slot({ company: mine, startsAt: at('02:00') }), document);
    const second = await booked(two, await slot({ company: mine, startsAt: at('13:00') }));
    const nextDay = new Date(at('02:00').getTime() + 24 * 60 * 60_000);
    await booked(other, await slot({ company: mine, startsAt: nextDay }), await cv(other));
    const foreign = await booked(
      other,
      await slot({ company: 'studju-raggi', startsAt: at('02:00') }),
      await cv(other),
    );
    const secret = await issue(mine, day);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const { data } = await read(secret);
    expect(data?.data.company.title).toBe('Korriera');
    expect(data?.data.morning.map(({ id }) => id)).toEqual([first.id]);
    expect(data?.data.afternoon.map(({ id }) => id)).toEqual([second.id]);
    expect(data?.data.morning[0]).toMatchObject({ cv: { file_name: 'CV of one' }, state: 'booked', events: [] });
    expect(data?.data.afternoon[0]?.cv).toBeNull();
    expect(JSON.stringify(data)).not.toContain(one.email);
    const choose = (interview: string) =>
      anybody.POST('/careers/interview-list/cv', { body: { secret, interview }, parseAs: 'text' });
    expect((await choose(first.id)).data).toContain('%PDF');
    for (const id of [second.id, foreign.id, crypto.randomUUID()]) expect((await choose(id)).response.status).toBe(404);
    const mark = (interview: string) =>
      anybody.POST('/careers/interview-list/outcome', { body: { secret, interview, event: 'interview.attend' } });
    // Nobody has come yet: the time for that is in March.
    expect((await mark(first.id)).error?.code).toBe('not_in_this_state');
    expect((await mark(foreign.id)).response.status).toBe(404);
    // The secret is nowhere in the database.
    const links = await db.selectFrom('interview_links').selectAll().where('day', '=', day).execute();
    expect(JSON.stringify(links)).not.toContain(secret);
  });

  it('the company notes who came, corrects itself, and says the same twice without harm', async () => {
    const person = await student();
    const document = await cv(person);
    const { id } = await booked(person, await slot({ company: 'korriera' }), document);
    await age(id, 5);
    const uses = async () =>
      (await person.client.GET('/auth/career/files')).data?.data[0]?.used_for.map((use) => use.id);
    expect(await uses()).toEqual([]);
    const today = (await db.selectFrom('interviews').select('starts_at').where('id', '=', id).executeTakeFirstOrThrow())
      .starts_at;
    const row = { company: 'korriera', expires_at: new Date((await now()) + 60_000), created_at: new Date() };
    const secret = 'b'.repeat(42) + 'A';
    const secret_hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Malta' }).format(today);
    await db
      .insertInto('interview_links')
      .values({ ...row, day, secret_hash })
      .execute();
    const mark = async (event: 'interview.attend' | 'interview.miss') => {
      const { data } = await anybody.POST('/careers/interview-list/outcome', {
        body: { secret, interview: id, event },
      });
      const all = [...(data?.data.morning ?? []), ...(data?.data.afternoon ?? [])];
      return all.find((each) => each.id === id)?.state;
    };
    expect(await Promise.all([mark('interview.attend'), mark('interview.attend')])).toEqual(['attended', 'attended']);
    expect(await mark('interview.miss')).toBe('missed');
    // The company can read the CV still, and the student is told so.
    const choice = { secret, interview: id };
    const file = await anybody.POST('/careers/interview-list/cv', { body: choice, parseAs: 'text' });
    expect(file.data).toContain('%PDF');
    expect(await uses()).toEqual([id]);
    expect(await historyOf(id)).toEqual(['interview.confirm', 'interview.attend', 'interview.miss']);
    // The link ends, and so does every other.
    await db
      .updateTable('interview_links')
      .set({ expires_at: new Date(0) })
      .where('secret_hash', '=', secret_hash)
      .execute();
    expect((await read(secret)).error?.code).toBe('interview_link_over');
    expect(await uses()).toEqual([]);
  });

  it('opens with no other secret, nor with one that was replaced or ended', async () => {
    const { day } = await expoDay();
    const { client } = await desk();
    const before = await issue('skola-tal-wied', day);
    const now = await issue('skola-tal-wied', day);
    const refused = async (secret: string) => (await read(secret)).error?.code;
    expect([await refused(before), await refused('a'.repeat(43))]).toEqual([
      'interview_link_over',
      'interview_link_over',
    ]);
    expect((await read(now)).response.status).toBe(200);
    const plan = (await client.GET('/desk/interview-plan')).data?.data;
    const found = plan?.find((each) => each.company.slug === 'skola-tal-wied')?.days.find(({ date }) => date === day);
    await client.DELETE('/desk/interview-links/{link}', { params: { path: { link: found?.link?.id ?? '' } } });
    expect(await refused(now)).toBe('interview_link_over');
    const unknown = await client.POST('/desk/interview-links', { body: { company: 'korriera', day: '2020-03-10' } });
    expect(unknown.response.status).toBe(404);
  });
});

describe('the desk', () => {
  it('calls an interview off with a reason that the student reads, and never twice', async () => {
    const person = await student();
    const { id } = await booked(person, await slot());
    const { client } = await desk();
    const version = (await client.GET('/desk/interviews/{interview}', pathOf(id))).data?.data.version ?? '';
    const act = (change: { event: 'interview.call_off' | 'interview.attend'; reason?: string }) =>
      client.POST('/desk/interviews/{interview}', { ...pathOf(id), body: { ...change, version } });
    expect((await act({ event: 'interview.call_off' })).error?.errors).toHaveProperty('reason');
    expect((await act({ event: 'interview.attend' })).error?.code).toBe('not_in_this_state');
    const both = await Promise.all(
      [1, 2].map(() => act({ event: 'interview.call_off', reason: 'The recruiter is ill.' })),
    );
    expect(both.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const found = (await client.GET('/desk/interviews/{interview}', pathOf(id))).data?.data;
    expect(found).toMatchObject({ state: 'called_off', events: [] });
    expect(found?.history.at(-1)).toMatchObject({ event: 'interview.call_off', note: 'The recruiter is ill.' });
    expect(found?.history.at(-1)?.by).toContain('Żerafa');
    await expect
      .poll(async () => (await mailsTo(dataDir, person.email)).at(-1)?.text ?? '')
      .toContain('The recruiter is ill.');
  });

  it('lists, searches and exports; nothing is a formula', async () => {
    const { day, at } = await expoDay();
    const person = await student();
    await db.updateTable('users').set({ first_name: '=1+1', last_name: 'Ġużè' }).where('id', '=', person.id).execute();
    await booked(person, await slot({ company: 'korriera', startsAt: at('03:30') }));
    const { client } = await desk();
    const query = { search: person.email, company: 'korriera', day } as const;
    const { data } = await client.GET('/desk/interviews', { params: { query } });
    expect(data).toMatchObject({ data: [{ name: '=1+1 Ġużè', state: 'booked', has_cv: false }], meta: { total: 1 } });
    const table = await client.GET('/desk/interviews/export', { headers: { accept: 'text/csv' }, parseAs: 'text' });
    expect(table.data).toContain(`${day},04:30,Korriera,D1,"'=1+1 Ġużè",${person.email},no,booked`);
    const seen = await db.selectFrom('staff_views').select('what').where('subject_id', '=', person.id).execute();
    expect(seen).toEqual([{ what: 'interviews export' }]);
  });

  it('lays out a company’s day, and never under somebody’s feet', async () => {
    const { day } = await expoDay();
    const { client } = await desk();
    const versionNow = async () => {
      const companies = (await client.GET('/desk/interview-plan')).data?.data ?? [];
      const own = companies.find(({ company }) => company.slug === 'dar-il-harsa');
      return own?.days.find(({ date }) => date === day)?.version ?? '';
    };
    const plan = async (hours: { from: string; until: string }[], version?: string) =>
      client.PUT('/desk/interview-plan/{company}/{day}', {
        params: { path: { company: 'dar-il-harsa', day } },
        body: { hours, version: version ?? (await versionNow()) },
      });
    const before = await versionNow();
    const slots = async () => {
      const path = { slug: 'dar-il-harsa' };
      const { data } = await anybody.GET('/careers/hiring-companies/{slug}/interview-slots', { params: { path } });
      const days = data?.data.find(({ date }) => date === day);
      return [...(days?.morning ?? []), ...(days?.afternoon ?? [])];
    };
    expect((await plan([{ from: '10:00', until: '10:10' }])).response.status).toBe(422);
    const overlapping = [
      { from: '10:00', until: '11:00' },
      { from: '10:30', until: '12:00' },
    ];
    expect((await plan(overlapping)).error?.errors).toHaveProperty('hours');
    const { data } = await plan([{ from: '14:00', until: '15:00' }]);
    expect(data?.data.days.find(({ date }) => date === day)?.slots).toHaveLength(4);
    expect((await plan([{ from: '14:00', until: '14:30' }], before)).error?.code).toBe('changed_meanwhile');
    const [first] = await slots();
    await booked(await student(), first?.id ?? '');
    expect((await plan([{ from: '16:00', until: '17:00' }])).error?.code).toBe('interview_slots_booked');
    expect((await plan([{ from: '14:00', until: '14:30' }])).response.status).toBe(200);
    expect((await slots()).map(({ is_free }) => is_free)).toEqual([false, true]);
  });

  it('is for the careers role alone', async () => {
    const person = await student();
    expect((await person.client.GET('/desk/interview-plan')).response.status).toBe(403);
  });
});

describe('reminders', () => {
  const jobs = createJobs(socketOf(dataDir), () => undefined);
  afterAll(() => jobs.stop());

  it('come once, at ten on the day before, for interviews that are still booked', async () => {
    const union = readUnion('content');
    const site = readSite('content', union);
    await jobs.connect();
    const remindAt = (now: string) => sendReminders({ db, jobs, union, site, clock: { now: () => new Date(now) } });
    const [coming, gone] = [await student(), await student()];
    await db.updateTable('users').set({ locale: 'mt' }).where('id', '=', coming.id).execute();
    const startsAt = new Date('2033-03-11T09:00:00Z');
    const document = await cv(coming, 'CV ta’ Ġorġ');
    await booked(coming, await slot({ startsAt }), document);
    const cancelled = await booked(gone, await slot({ company: 'studju-raggi', startsAt }));
    await cancel(gone, cancelled.id);
    expect(await remindAt('2033-03-09T12:00:00Z')).toBe(0);
    // Malta is an hour ahead of UTC in March.
    expect(await remindAt('2033-03-10T08:59:59Z')).toBe(0);
    expect(await remindAt('2033-03-10T09:00:00Z')).toBe(1);
    expect(await remindAt('2033-03-10T10:00:00Z')).toBe(0);
    const reminder = async () =>
      (await mailsTo(dataDir, coming.email)).find(
        ({ subject }) => subject === 'Għada: l-intervista tiegħek (Korriera)',
      );
    await expect.poll(reminder).toBeDefined();
    expect((await reminder())?.text).toContain('Il-kumpanija għandha s-CV tiegħek: CV ta’ Ġorġ');
  });
});
