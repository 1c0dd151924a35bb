import { describe, expect, it } from 'vitest';
import { brokenPromises, crowdUnguarded, rushForSlots, stageRushSlots } from '../support/interview-rush.ts';
import { company } from '../support/interviews.ts';
import { type Student, useInterviews } from '../support/use-interviews.ts';

const { db, anybody, student, slot, hold, confirm, move, cancel, booked, layOut } = useInterviews();

const after = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * 60_000);

describe('slots', () => {
  it('are laid out from the content for the next expo, and say what is free', async () => {
    await layOut();
    const slug = 'lukanda-xlukkajr';
    const { data } = await anybody.GET('/careers/hiring-companies/{slug}/interview-slots', {
      params: { path: { slug } },
    });
    const [day, ...others] = data?.data ?? [];
    expect(others).toEqual([]);
    expect(day?.date).toMatch(/^20\d\d-03-11$/);
    const starts = [...(day?.morning ?? []), ...(day?.afternoon ?? [])].map(({ start }) => start.slice(11, 16));
    // From 10:00 to 12:00 in Malta, both among them.
    expect(starts).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45', '11:00']);
    expect(day?.afternoon).toHaveLength(1);
    const [first] = day?.morning ?? [];
    expect(first).toMatchObject({ arrive: after(first?.start ?? '', -10).toISOString(), is_free: true });
    await booked(await student(), first?.id ?? '');
    const page = await anybody.GET('/careers/hiring-companies/{slug}', { params: { path: { slug } } });
    await expect
      .poll(async () => {
        const again = await anybody.GET('/careers/hiring-companies/{slug}', { params: { path: { slug } } });
        return again.data?.data.interview_slots[0]?.morning[0];
      })
      .toBe('10:15');
    expect(page.response.status).toBe(200);
  });

  it('say what the student has at their times, and visitors nothing of it', async () => {
    const person = await student();
    const start = '2038-05-04T09:00:00.000Z';
    const elsewhere = 'pulis-zahra';
    const [own, soon, later] = [
      await slot({ startsAt: new Date(start) }),
      await slot({ company: elsewhere, startsAt: after(start, 15) }),
      await slot({ company: elsewhere, startsAt: after(start, 30) }),
    ];
    const clashes = async (client: Student['client'], slug: string, ids = [own, soon, later]) => {
      const { data } = await client.GET('/careers/hiring-companies/{slug}/interview-slots', {
        params: { path: { slug } },
      });
      const slots = (data?.data ?? []).flatMap(({ morning, afternoon }) => [...morning, ...afternoon]);
      return ids.map((id) => slots.find((each) => each.id === id)?.clash);
    };
    const end = after(start, 15).toISOString();
    // It begins when the other one ends: nobody can be there early.
    const withKorriera = { company: 'Korriera', start, end, reason: 'arrival' };

    // A held slot goes back with the next choice: nothing is in its way.
    const { data: held } = await hold(person, own);
    expect(await clashes(person.client, elsewhere)).toEqual([undefined, null, null]);
    await confirm(person, held?.data.id ?? '');
    expect(await clashes(person.client, elsewhere)).toEqual([undefined, withKorriera, null]);
    expect(await clashes((await student()).client, elsewhere)).toEqual([undefined, null, null]);
    expect(await clashes(anybody, elsewhere)).toEqual([undefined, null, null]);
    // The marks and the constraint agree.
    expect((await hold(person, soon)).error?.code).toBe('interview_at_time');

    // Moving what is booked gives no held slot back: it is in the way then.
    const { data: second } = await hold(person, later);
    expect(await clashes(person.client, company)).toEqual([null, undefined, undefined]);
    const near = await slot({ startsAt: after(start, 45) });
    const { start: from, end: to } = second?.data ?? {};
    const inTheWay = { company: 'Pulis, Zahra u Imsieħba', start: from, end: to, reason: 'arrival' };
    expect(await clashes(person.client, company, [near])).toEqual([inTheWay]);
    expect((await move(person, held?.data.id ?? '', near)).error?.code).toBe('interview_at_time');
    const same = await slot({ startsAt: after(start, 30) });
    expect(await clashes(person.client, company, [same])).toEqual([{ ...inTheWay, reason: 'overlap' }]);
    await cancel(person, held?.data.id ?? '');
    expect(await clashes(person.client, elsewhere)).toEqual([undefined, null, null]);
  });

  it('of a company that nobody knows are none', async () => {
    const path = { slug: 'nobody' };
    const { response } = await anybody.GET('/careers/hiring-companies/{slug}/interview-slots', { params: { path } });
    expect(response.status).toBe(404);
  });
});

describe('many students at once, on two instances (K4, A1)', () => {
  it('never share a slot, have two with a company, or are in two places at once', async () => {
    const slots = await stageRushSlots(db, 4);
    const people = await Promise.all(Array.from({ length: 24 }, (_, at) => student(at)));
    const { codes, unexpected } = await rushForSlots(people, slots);
    expect(unexpected).toEqual([]);
    expect(codes).toContain('interview_slot_taken');
    const { kept, ...broken } = await brokenPromises(db, slots);
    expect(broken).toEqual({ shared: 0, repeated: 0, overlapping: 0 });
    expect(kept).toBeGreaterThan(0);
  });

  it('would do all three if the guards were off', async () => {
    const [one, other] = await Promise.all([student(), student()]);
    await expect(crowdUnguarded(db, one, other, true)).rejects.toMatchObject({ code: '23505' });
    expect(await crowdUnguarded(db, one, other, false)).toMatchObject({ shared: 1, repeated: 1, overlapping: 3 });
  });
});
