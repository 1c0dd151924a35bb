import { describe, expect, inject, it } from 'vitest';
import type { TicketQuestion } from '../../server/kernel/db/schema.ts';
import { timeAt } from '../support/clock.ts';
import { mailsTo } from '../support/mailbox.ts';
import { stageStaff } from '../support/staff.ts';
import { censa, useTickets, zaren } from '../support/use-tickets.ts';
import { readPdf } from '../unit/pdf/read-pdf.ts';

const { stage, dataDir, hold, read, pay, update, doorkeeper, check, isToldOf } = useTickets();

describe('a ticket that goes to somebody else', () => {
  it('gets a new code and is sent anew, and the old one is refused at the door', async () => {
    const door = await doorkeeper();
    const sale = await hold({ seats: 4 });
    const [first, second] = sale.booking.attendees;
    await update(sale, { id: first?.id ?? '', ...zaren }, { id: second?.id ?? '', ...zaren });
    const [before, other] = (await pay(sale)).attendees;
    expect(await check(door, before?.code)).toMatchObject({ standing: 'valid', ticket: zaren });

    const email = `censa-${first?.id}@mail.example`;
    const { data } = await update(sale, { id: first?.id ?? '', ...censa, email });
    const [after, untouched] = data?.data.attendees ?? [];
    expect(after?.code).toMatch(/^[\w-]{22}$/);
    expect(after?.code).not.toBe(before?.code);
    expect(untouched).toEqual(other);
    expect(await check(door, before?.code)).toEqual({ standing: 'replaced', ticket: null });
    expect(await check(door, after?.code)).toMatchObject({
      standing: 'valid',
      ticket: { ...censa, reference: sale.booking.reference, seat: { row: 'A', number: '1' } },
    });

    await isToldOf(email, 'Your ticket:');
    await isToldOf(sale.buyer.email, 'A new ticket for Ċensa Ħili');

    // Another mailbox is another person too; the same name again is nobody else.
    const moved = await update(sale, { id: first?.id ?? '', ...censa, email: `moved-${email}` });
    const last = moved.data?.data.attendees[0]?.code;
    expect(last).not.toBe(after?.code);
    const same = await update(sale, { id: first?.id ?? '', ...censa });
    expect(same.data?.data.attendees[0]?.code).toBe(last);
    expect(await check(door, after?.code)).toEqual({ standing: 'replaced', ticket: null });
    await isToldOf(`moved-${email}`, 'Your ticket:');
    expect(await mailsTo(dataDir, email)).toHaveLength(1);
  });

  it('is refused where one request names it twice, and stays as it was', async () => {
    const sale = await hold();
    const id = sale.booking.attendees[0]?.id ?? '';
    await update(sale, { id, ...zaren });
    const bought = (await pay(sale)).attendees;
    const { error, response } = await update(sale, { id, ...censa }, { id, ...zaren, first_name: 'Ġorġa' });
    expect(response.status).toBe(422);
    expect(error?.errors).toHaveProperty(['attendees.1.id']);
    expect((await read(sale)).attendees).toEqual(bought);
  });

  it('keeps its code while it is named for the first time, and then keeps a name', async () => {
    const door = await doorkeeper();
    const sale = await hold();
    const [unnamed] = (await pay(sale)).attendees;
    expect(await check(door, unnamed?.code)).toMatchObject({ ticket: { first_name: null, last_name: null } });
    const { data } = await update(sale, { id: unnamed?.id ?? '', ...censa });
    expect(data?.data.attendees[0]).toMatchObject({ ...censa, code: unnamed?.code });
    const nameless = await update(sale, { id: unnamed?.id ?? '', first_name: null, last_name: null });
    expect(nameless.response.status).toBe(422);
  });

  it('is checked at the door only', async () => {
    const door = await doorkeeper();
    const sale = await hold();
    const [ticket] = (await pay(sale)).attendees;
    expect((await sale.client.POST('/tickets/check', { body: { code: ticket?.code ?? '' } })).response.status).toBe(
      403,
    );
    expect(await check(door, 'A'.repeat(22))).toEqual({ standing: 'unknown', ticket: null });
    expect(await check(door, 'not \0 ours')).toEqual({ standing: 'unknown', ticket: null });
    await sale.client.DELETE('/bookings/{booking}', { params: sale.params });
    expect(await check(door, ticket?.code)).toEqual({ standing: 'cancelled', ticket: null });
  });
});

describe('names', () => {
  it('may follow until the start, are shown as N/A meanwhile and never kept as such', async () => {
    const sale = await hold();
    const { booking } = sale;
    await sale.client.POST('/bookings/{booking}/merge', {
      params: sale.params,
      body: { attendees: [{ ticket_id: booking.attendees[0]?.ticket_id ?? '', first_name: 'N/A', last_name: 'N/A' }] },
    });
    const paid = await pay(sale);
    expect(paid).toMatchObject({ names_required: false, attendees: [{ first_name: null, last_name: null }] });
    const { data } = await sale.client.GET('/bookings/{booking}/tickets', {
      params: sale.params,
      parseAs: 'arrayBuffer',
    });
    const pdf: unknown = data;
    expect(readPdf(Buffer.from(pdf as ArrayBuffer)).pages[0]).toContain('N/A');
  });

  it('may no longer be given or changed once it has begun', async () => {
    const sale = await hold();
    const paid = await pay(sale);
    const id = paid.attendees[0]?.id ?? '';
    await stage.db
      .updateTable('occurrences')
      .set({ starts_at: new Date(await timeAt(inject('portal').urls[0])) })
      .where('id', '=', sale.show.occurrenceId)
      .execute();
    // The catalogue is read again within a second; until then the name may still be given.
    const name = (last_name: string) => update(sale, { id, first_name: 'Żaren', last_name });
    await expect.poll(async () => (await name('Buħaġiar')).error?.code).toBe('bookings_closed');
    const before = (await read(sale)).attendees;
    expect((await name('Ħili')).response.status).toBe(409);
    expect((await read(sale)).attendees).toEqual(before);
  });

  it('are demanded before paying where the event says so', async () => {
    const sale = await hold({ names: 'required' });
    const [first, second] = sale.booking.attendees;
    const refused = await sale.client.POST('/bookings/{booking}/pay', { params: sale.params });
    expect(refused.response.status).toBe(422);
    expect(Object.keys(refused.error?.errors ?? {})).toHaveLength(4);
    await update(sale, { id: first?.id ?? '', ...censa });
    const half = await update(sale, { id: second?.id ?? '', first_name: 'Ġanni', last_name: null });
    expect(half.error?.errors).toEqual({ 'attendees.0.last_name': ['This information is required.'] });
    await update(sale, { id: second?.id ?? '', ...zaren });
    expect((await pay(sale)).names_required).toBe(true);
  });

  it('that no ticket can print are refused, saying what', async () => {
    const sale = await hold();
    const [first] = sale.booking.attendees;
    const { error } = await update(sale, { id: first?.id ?? '', first_name: 'Ġulja 🎉', last_name: '王' });
    const sentence = 'The ticket cannot print 🎉 王. Leave it out, or write it in Latin, Greek or Cyrillic letters.';
    expect(error).toEqual({
      code: 'unprintable',
      message: sentence,
      errors: { 'attendees.0.first_name': [sentence], 'attendees.0.last_name': [sentence] },
    });
    const order = { ticket_id: first?.ticket_id ?? '', first_name: '👻', last_name: 'Ħili' };
    const merged = await sale.client.POST('/bookings/{booking}/merge', {
      params: sale.params,
      body: { attendees: [order] },
    });
    expect(merged.response.status).toBe(422);
    expect(merged.error?.errors).toHaveProperty(['attendees.0.first_name']);
  });
});

const questions: TicketQuestion[] = [
  { key: 'table', label: { en: 'Table name', mt: 'Isem il-mejda' }, required: true },
  {
    key: 'meal',
    label: { en: 'Meal', mt: 'Ikla' },
    choices: [
      { key: 'meat', label: { en: 'With meat', mt: 'Bil-laħam' } },
      { key: 'vegan', label: { en: 'Vegan', mt: 'Vegan' } },
    ],
  },
];

describe('what a kind of ticket asks', () => {
  it('is answered with the names, demanded before paying, and stands on the ticket and at the door', async () => {
    const door = await doorkeeper();
    const sale = await hold({ questions });
    const [first, second] = sale.booking.attendees;
    const ids = [first?.id ?? '', second?.id ?? ''] as const;
    expect(first?.questions).toMatchObject([
      { id: 'table', type: 'text', required: true, label: 'Table name', answer: null, answer_text: null },
      { id: 'meal', type: 'choice', required: false, choices: [{ id: 'meat', label: 'With meat' }, { id: 'vegan' }] },
    ]);
    const missing = await update(sale, { id: ids[0], ...censa, answers: { meal: 'fish' } });
    expect(missing.error?.errors).toEqual({
      'attendees.0.answers.meal': ['Choose from the list.'],
      'attendees.0.answers.table': ['This information is required.'],
    });
    const luring = await update(sale, { id: ids[0], ...censa, answers: { table: 'evil.example/win', meal: 'fish' } });
    expect(luring.error?.errors).toMatchObject({
      'attendees.0.answers.table': [expect.stringContaining('without the address')],
    });
    await update(sale, { id: ids[0], ...censa, answers: { table: ' Ta’ fuq ', meal: 'vegan' } });
    const refused = await sale.client.POST('/bookings/{booking}/pay', { params: sale.params });
    expect(refused.error?.errors).toEqual({ 'attendees.1.answers.table': ['This information is required.'] });
    await update(sale, { id: ids[1], first_name: null, last_name: null, answers: { table: 'Ta’ isfel' } });
    const [answered] = (await pay(sale)).attendees;
    expect(answered?.questions.map(({ answer_text }) => answer_text)).toEqual(['Ta’ fuq', 'Vegan']);

    // A changed answer keeps the person: the code stays, and so do the answers that are not sent.
    const { data } = await update(sale, { id: ids[0], ...censa, answers: { meal: 'meat' } });
    const [changed] = data?.data.attendees ?? [];
    expect(changed?.code).toBe(answered?.code);
    expect(changed?.questions.map(({ answer_text }) => answer_text)).toEqual(['Ta’ fuq', 'With meat']);
    expect((await check(door, changed?.code))?.ticket?.questions.map(({ answer }) => answer)).toEqual([
      'Ta’ fuq',
      'meat',
    ]);
    const pdf: unknown = (
      await sale.client.GET('/bookings/{booking}/tickets', { params: sale.params, parseAs: 'arrayBuffer' })
    ).data;
    const { pages } = readPdf(Buffer.from(pdf as ArrayBuffer));
    expect(pages[0]).toEqual(expect.arrayContaining(['Table name  ·  Meal', 'Ta’ fuq  ·  With meat']));
    expect(pages[1]).toEqual(expect.arrayContaining(['Table name', 'Ta’ isfel']));
    const account = await sale.client.GET('/auth/export');
    expect(JSON.stringify(account.data)).toContain('Ta’ fuq');
    const { client: desk } = await stageStaff(stage.db, inject('portal').urls[0], 'events');
    const { data: table } = await desk.GET('/desk/occurrences/{occurrence}/bookings', {
      params: { path: { occurrence: sale.show.occurrenceId } },
      parseAs: 'text',
    });
    expect(table).toContain('Ċensa Ħili (Table name: Ta’ fuq, Meal: With meat); N/A (Table name: Ta’ isfel)');
  });

  it('stays answered while the choice changes', async () => {
    const sale = await hold({ seats: 4, questions });
    const [first] = sale.booking.attendees;
    await update(sale, { id: first?.id ?? '', ...censa, answers: { table: 'Ta’ fuq' } });
    const line = (guid: string) => ({ ticket_id: first?.ticket_id ?? '', seat: { guid } });
    const { data } = await sale.client.POST('/bookings/{booking}/merge', {
      params: sale.params,
      body: { attendees: [line('seat-0'), { ...line('seat-2'), answers: { table: 'Ta’ isfel', gone: 'x' } }] },
    });
    const told = data?.data.attendees.map(({ first_name, questions: [asked] }) => [first_name, asked?.answer]);
    expect(told).toEqual([
      ['Ċensa', 'Ta’ fuq'],
      [null, 'Ta’ isfel'],
    ]);
  });
});
