import { describe, expect, inject, it } from 'vitest';
import { timeAt } from '../support/clock.ts';
import { admission, deviceAt, type DoorScan, hashOf, type StagedTicket, stageTickets } from '../support/doors.ts';
import { useTickets } from '../support/use-tickets.ts';
import { HOUR_MS } from '../../machines/flow/durations.ts';

const { stage, hold, pay, update, doorkeeper } = useTickets();

/** A show with this many tickets, and a device at each door. */
async function evening<Door extends string>(tickets: number, ...doors: Door[]) {
  const show = await stage.show();
  const all = await stageTickets(stage.db, show, tickets);
  const devices = await Promise.all(doors.map(async (door) => deviceAt(await doorkeeper(), show, door)));
  const at = (door: Door) => {
    const device = devices[doors.indexOf(door)];
    if (device === undefined) throw new Error(`There is no ${door}`);
    return device;
  };
  const ticket = (index: number): StagedTicket => all[index] ?? { id: '', code: '' };
  return { show, all, at, ticket };
}

const undoOf = (scan: DoorScan): DoorScan => ({ ...scan, event: 'undo' });

describe('the list on a device', () => {
  it('holds names, kinds and hashes of codes, no code and no address; codes that were good once; and that it was read', async () => {
    const sale = await hold({}, 2);
    const booking = await pay(sale);
    const [first, other] = booking.attendees;
    await update(sale, { id: first?.id ?? '', first_name: 'Ċensa', last_name: 'Ħili' });
    await update(sale, { id: first?.id ?? '', first_name: 'Żaren', last_name: 'Buħaġiar' });
    await sale.client.DELETE('/bookings/{booking}/attendees', {
      params: { ...sale.params, query: { 'filter[state]': 'bought' } },
      body: { attendees: [{ id: other?.id ?? '' }] },
    });
    const device = deviceAt(await doorkeeper(), sale.show, 'Main');
    const list = await device.list();
    expect(list).toMatchObject({ date: { tickets: 1, inside: 0 }, log: { cursor: 0, changes: [], conflicts: [] } });
    expect(list?.tickets).toMatchObject([{ id: first?.id, name: 'Żaren Buħaġiar', kind: 'student', seat: null }]);
    expect(list?.void).toEqual(
      expect.arrayContaining([
        { hash: hashOf(first?.code ?? ''), why: 'replaced' },
        { hash: hashOf(other?.code ?? ''), why: 'cancelled' },
      ]),
    );
    const text = JSON.stringify(list);
    for (const secret of [first?.code, other?.code, booking.reference, sale.buyer.email])
      expect(text).not.toContain(secret);
    const seen = (await sale.client.GET('/auth/export')).data?.data['seen_by_staff'] as { what: string }[];
    expect(seen.map(({ what }) => what)).toContain('door list');
  });

  it('is of a date that is to come', async () => {
    const { show } = await evening(1);
    const door = await doorkeeper();
    const { data } = await door.GET('/desk/door/dates', { params: { query: { limit: 50 } } });
    expect(data?.data.map(({ starts_at }) => starts_at)).toEqual(data?.data.map(({ starts_at }) => starts_at).sort());
    await stage.db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', show.occurrenceId).execute();
    expect(await deviceAt(door, show, 'Main').list()).toBeUndefined();
  });
});

it('is shown to nobody once its date is long over, while late scans still come in', async () => {
  const { show, at, ticket } = await evening(1, 'Main');
  const now = await timeAt(inject('portal').urls[0]);
  const endedHoursAgo = (hours: number) =>
    stage.db
      .updateTable('occurrences')
      .set({ starts_at: new Date(now - (hours + 2) * HOUR_MS), ends_at: new Date(now - hours * HOUR_MS) })
      .where('id', '=', show.occurrenceId)
      .execute();
  await endedHoursAgo(5);
  expect((await at('Main').list())?.tickets).toHaveLength(1);
  await endedHoursAgo(7);
  expect(await at('Main').list()).toBeUndefined();
  expect(await at('Main').send([admission(ticket(0))])).toEqual(['admitted']);
});

it('takes late what was done at a date that has been called off since', async () => {
  const { show, at, ticket } = await evening(1, 'Main');
  await stage.db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', show.occurrenceId).execute();
  expect(await at('Main').send([admission(ticket(0))])).toEqual(['admitted']);
  expect(await at('Main').log()).toMatchObject({ cursor: 1, doors: [{ door: 'Main', inside: 1 }] });
});

describe('the log of the doors', () => {
  it('takes each scan once, however often it is sent', async () => {
    const { at, ticket } = await evening(1, 'Main');
    const scan = admission(ticket(0));
    expect(await Promise.all(Array.from({ length: 5 }, () => at('Main').send([scan, scan])))).toEqual(
      Array.from({ length: 5 }, () => ['admitted', 'admitted']),
    );
    expect(await at('Main').log()).toMatchObject({ cursor: 1, doors: [{ door: 'Main', inside: 1 }], conflicts: [] });
  });

  it('knows a scan and a ticket by their ids, however a device writes them', async () => {
    const { at, ticket } = await evening(1, 'Main');
    const scan = admission(ticket(0));
    const loud = { ...scan, id: scan.id.toUpperCase(), ticket: scan.ticket.toUpperCase() };
    expect(await at('Main').send([loud, scan])).toEqual(['admitted', 'admitted']);
    expect(await at('Main').send([loud])).toEqual(['admitted']);
    expect(await at('Main').send([undoOf(loud)])).toEqual(['undone']);
  });

  it('takes no scan at a moment that no clock shows', async () => {
    const { at, ticket } = await evening(1, 'Main');
    const scan = { ...admission(ticket(0)), at: '2026-12-31T23:59:60Z' };
    await expect(at('Main').send([scan])).rejects.toThrow('Check the fields');
  });

  it('tells both doors of a ticket that let in two people, until one of them takes it back', async () => {
    const { at, ticket } = await evening(2, 'Main', 'Garden');
    const [first, second] = [admission(ticket(0), 3), admission(ticket(0), 5)];
    expect(await at('Main').send([first])).toEqual(['admitted']);
    expect(await at('Garden').send([admission(ticket(1)), second])).toEqual(['admitted', 'twice']);
    for (const door of ['Main', 'Garden'] as const)
      expect((await at(door).log())?.conflicts).toMatchObject([
        { ticket: ticket(0).id, why: 'twice', entries: [{ door: 'Main' }, { door: 'Garden' }] },
      ]);
    expect(await at('Main').send([undoOf(first)])).toEqual(['undone']);
    expect(await at('Main').send([undoOf(first)])).toEqual(['undone']);
    const log = await at('Main').log(2);
    expect(log?.conflicts).toEqual([]);
    expect(log?.changes).toMatchObject([{ ticket: ticket(0).id, entry: { door: 'Garden' } }]);
    expect(await at('Garden').send([undoOf(second)])).toEqual(['undone']);
    expect((await at('Main').log(4))?.changes).toEqual([{ ticket: ticket(0).id, entry: null }]);
    expect(await at('Main').send([admission(ticket(0))])).toEqual(['admitted']);
  });

  it('lets a third entry stand against the second once the first is undone', async () => {
    const { at, ticket } = await evening(1, 'Main', 'Garden');
    const [first, second, third] = [admission(ticket(0)), admission(ticket(0)), admission(ticket(0))];
    expect(await at('Main').send([first, second, third, undoOf(first)])).toEqual([
      'undone',
      'admitted',
      'twice',
      'undone',
    ]);
    expect((await at('Garden').log())?.conflicts).toMatchObject([{ entries: [{}, {}] }]);
  });

  it('keeps the entry with a ticket that had become void meanwhile, and says so', async () => {
    const { at, ticket } = await evening(2, 'Main');
    await stage.db.updateTable('attendees').set({ live: false }).where('id', '=', ticket(0).id).execute();
    const states = await at('Main').send([admission(ticket(0)), admission({ ...ticket(1), code: 'an earlier one' })]);
    expect(states).toEqual(['not_valid', 'not_valid']);
    expect((await at('Main').log())?.conflicts).toMatchObject([{ why: 'not_valid' }, { why: 'not_valid' }]);
  });

  it('keeps nothing of a ticket for another date', async () => {
    const [one, other] = [await evening(1, 'Main'), await evening(1, 'Main')];
    expect(await one.at('Main').send([admission(other.ticket(0))])).toEqual(['unknown']);
    expect(await one.at('Main').log()).toMatchObject({ cursor: 0, doors: [] });
  });

  it('lets nobody write a second admission of a ticket, or a second entry that names no first', async () => {
    const { at, ticket } = await evening(1, 'Main');
    await at('Main').send([admission(ticket(0)), admission(ticket(0))]);
    const rows = stage.db.updateTable('door_scans').where('attendee_id', '=', ticket(0).id);
    await expect(rows.set({ state: 'admitted', against: null }).execute()).rejects.toThrow('one_admission_a_ticket');
    await expect(rows.set({ state: 'twice', against: null }).execute()).rejects.toThrow('second_entry_names_the_first');
  });
});

it('5,000 tickets, 4 devices, 2 of them without network, 2,000 scans: nobody twice unseen, none lost', async () => {
  const { at, all, show } = await evening(5000, 'North', 'South', 'East', 'West');
  expect((await at('North').list())?.tickets).toHaveLength(5000);
  const stretch = (from: number) => all.slice(from, from + 500).map((ticket, minute) => admission(ticket, minute % 10));
  // East and West know nothing of the others: sixty people try their luck at a second door.
  const scans = { North: stretch(0), South: stretch(500), East: stretch(970), West: stretch(1440) };
  const online = async (door: 'North' | 'South') => {
    for (let from = 0; from < 500; from += 20) await at(door).send(scans[door].slice(from, from + 20));
  };
  await Promise.all([online('North'), online('South')]);
  // The network comes back; what gets no answer is sent again.
  const late = async (door: 'East' | 'West') => {
    for (let from = 0; from < 500; from += 100) {
      const some = scans[door].slice(from, from + 100);
      await Promise.all([at(door).send(some), at(door).send(some)]);
    }
  };
  await Promise.all([late('East'), late('West')]);

  const rows = await stage.db
    .selectFrom('door_scans')
    .select(['id', 'attendee_id', 'state', 'against'])
    .where('occurrence_id', '=', show.occurrenceId)
    .execute();
  const sent = Object.values(scans).flat();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)));
  const admitted = rows.filter(({ against }) => against === null).map((row) => row.attendee_id);
  expect(new Set(admitted).size).toBe(admitted.length);
  expect(new Set(admitted)).toEqual(new Set(sent.map(({ ticket }) => ticket)));
  const log = await at('West').log();
  expect(log?.conflicts).toHaveLength(60);
  expect(log?.conflicts.every(({ entries }) => entries.length === 2 && entries[0]?.door !== entries[1]?.door)).toBe(
    true,
  );
  expect(log?.doors).toEqual(['East', 'North', 'South', 'West'].map((door) => ({ door, inside: 500 })));
  expect(log?.changes).toHaveLength(1940);
});
