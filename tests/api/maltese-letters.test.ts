import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readUnion } from '../../server/kernel/content/union.ts';
import { togaLife } from '../../server/kernel/lifecycle/lives.ts';
import { answers, insertPerson } from '../support/accounts.ts';
import { stageSession } from '../support/actors.ts';
import { readCalendar } from '../support/calendar-files.ts';
import { makeRiders, stageRiders } from '../support/carpooling.ts';
import { clientOf } from '../support/client.ts';
import { readCsv } from '../support/csv.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { bookInterview } from '../support/interviews.ts';
import { type Mail, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { malteseCapitals, malteseWords } from '../support/maltese-words.ts';
import { askFor, evening } from '../support/rentals.ts';
import { newMailbox } from '../support/registering.ts';
import { stageStaff } from '../support/staff.ts';
import { holdToga } from '../support/togas.ts';
import { usePeople, detailsOf } from '../support/use-people.ts';
import { useTickets } from '../support/use-tickets.ts';
import { readPdf } from '../unit/pdf/read-pdf.ts';

const { urls, db, person } = usePeople();
const { stage, pay, dataDir } = useTickets();
const union = readUnion(new URL('../../content', import.meta.url).pathname);

/** As somebody types it whose keyboard has no Maltese letters. */
const withoutMarks = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ħ', 'h').replaceAll('Ħ', 'H');

/** The file of a mail with this ending. */
function attached({ raw }: Mail, ending: string): Buffer {
  const part = raw.split(/\r\n--/).find((each) => new RegExp(`filename=\\S*${ending}`).test(each)) ?? '';
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64');
}

it('Maltese names come back in an account as they were given, also where the marks came apart (C6)', async () => {
  const owner = await person();
  for (const [at, first_name] of malteseWords.entries()) {
    if (at % 6 !== 0) continue;
    const last_name = malteseCapitals[at] ?? '';
    const given = { first_name: at % 4 === 0 ? first_name : first_name.normalize('NFD'), last_name };
    await owner.client.PUT('/auth/me', { body: { personal: { ...answers.personal, ...given } } });
    expect((await detailsOf(owner))?.personal).toMatchObject({ first_name, last_name });
  }
});

it('so they do in a booking, its tickets, its mail with the files, and the table of the date (C6)', async () => {
  const show = await stage.show({ perPerson: 50, cents: { student: 0, guest: 0 } });
  const text = JSON.stringify({ en: malteseWords.join(' '), mt: malteseWords.join(' ') });
  const title = malteseWords.filter((_, at) => at % 12 === 0).join(' ');
  const event = { summary: text, title: JSON.stringify({ en: title, mt: title }) };
  await db.updateTable('events').set(event).where('slug', '=', show.slug).execute();
  const buyer = await person({ locale: 'mt' });
  const names = malteseWords
    .slice(0, 50)
    .map((first_name, at) => ({ first_name, last_name: malteseWords[50 + at] ?? '' }));
  const attendees = names.map((name) => ({ ticket_id: show.kinds.student, ...name }));
  const { data } = await buyer.client.POST('/bookings', {
    body: { occurrence_id: show.occurrenceId, attendees },
    headers: { 'accept-language': 'mt' },
  });
  const booking = data?.data;
  if (booking === undefined) throw new Error('The booking was refused');
  const params = { path: { booking: booking.id } };
  const paid = await pay({ show, buyer, client: buyer.client, booking, params });
  expect(paid.attendees).toMatchObject(names);

  const whole = names.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const mail = await nthMailTo(dataDir, buyer.email);
  expect(mail.subject).toContain(title);
  const missing = (shown: string) => whole.filter((name) => !shown.includes(name));
  expect([missing(mail.text), missing(mail.html)]).toEqual([[], []]);
  const entry = { title, description: malteseWords.join(' ') };
  expect(readCalendar(attached(mail, '.ics').toString()).entries).toMatchObject([entry]);
  const { data: file } = await buyer.client.POST('/events/ical', {
    body: { event: show.slug, occurrence: show.occurrenceId },
    parseAs: 'text',
  });
  expect(readCalendar(String(file)).entries).toMatchObject([entry]);
  const printed = readPdf(attached(mail, '.pdf')).pages;
  expect(printed.map((page) => whole.filter((name) => page.includes(name)))).toEqual(whole.map((name) => [name]));
  expect(printed[0]?.join(' ')).toContain(title);

  const { client } = await stageStaff(db, urls[0], 'events');
  const path = { occurrence: show.occurrenceId };
  const table = await client.GET('/desk/occurrences/{occurrence}/bookings', { params: { path }, parseAs: 'text' });
  expect(missing(readCsv(String(table.data)).flat().join(';'))).toEqual([]);
});

it('so they do in the subject and the words of a mail (C6)', async () => {
  const sends = fetchFrom(addresses()());
  const email = newMailbox();
  const words = [...malteseWords, ...malteseCapitals];
  const lines = Array.from({ length: 25 }, (_, at) => words.slice(at * 10, (at + 1) * 10).join(' '));
  for (const name of lines.slice(0, 5)) {
    const body = { name, email, topic: 'funds' as const, message: lines.join('\n') };
    const { response } = await clientOf(urls[0], undefined, sends).POST('/contact', { body });
    expect(response.status).toBe(201);
  }
  const received = async () =>
    (await mailsTo(dataDir, union.contact.email)).filter(({ raw }) => raw.includes(`Reply-To: ${email}\r\n`));
  await expect.poll(async () => (await received()).length).toBe(5);
  for (const { subject, text, html } of await received()) {
    expect(lines.filter((name) => subject.includes(name))).toHaveLength(1);
    expect(lines.filter((line) => !text.includes(line) || !html.includes(line))).toEqual([]);
  }
});

it('people are found by Maltese names in small letters and capitals, with their marks or without, in the order of the alphabet (C6)', async () => {
  const token = randomUUID();
  const { client } = await stageStaff(db, urls[0], 'admin');
  const alphabet = [
    'Borg',
    'Ċassar',
    'Camilleri',
    'Debono',
    'Farrugia',
    'Ġauci',
    'Galea',
    'Għigo',
    'Hili',
    'Ħaber',
    'Vella',
    'Żahra',
    'Zammit',
  ];
  for (const last_name of alphabet.toReversed()) await insertPerson(db, { first_name: token, last_name });
  const search = async (words: string) =>
    (await client.GET('/desk/people', { params: { query: { search: words } } })).data?.data.map(({ name }) => name) ??
    [];
  expect(await search(token)).toEqual(alphabet.map((name) => `${token} ${name}`));

  const family = token.slice(0, 8);
  await Promise.all(malteseWords.map((last_name) => insertPerson(db, { first_name: family, last_name })));
  const waysToType = [
    (name: string) => name.toLowerCase(),
    (name: string) => name.toLocaleUpperCase('mt'),
    (name: string) => name.normalize('NFD'),
    withoutMarks,
  ];
  for (const [at, word] of malteseWords.entries()) {
    const name = `${family} ${word}`;
    const typed = waysToType[at % waysToType.length]?.(name) ?? '';
    const meant = malteseWords
      .map((each) => `${family} ${each}`)
      .filter((each) => withoutMarks(each.toLowerCase()).includes(withoutMarks(name.toLowerCase())));
    expect(meant).toContain(name);
    expect([typed, (await search(typed)).toSorted()]).toEqual([typed, meant.toSorted()]);
  }
});

it('every queue of the desk finds a name that was typed without its marks (C6)', async () => {
  const token = randomUUID().slice(0, 8);
  const name = { first_name: 'Ġanġużepp', last_name: `Ħaż-Żgħir${token}` };
  const owner = await stageSession(db, name);
  const client = clientOf(urls[0], owner);
  const show = await stage.show();
  const attendees = [{ ticket_id: show.kinds.guest }];
  await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  await makeRiders(db, [owner.id]);
  await askFor(client, evening());
  await bookInterview(db, client);
  const { rental } = await holdToga(db, client, 'BSc');
  const [state = 'booked'] = togaLife.tagged('waitsForFitting');
  await db.updateTable('toga_rentals').set({ state, expires_at: null }).where('id', '=', rental).execute();

  const query = { search: withoutMarks(`${name.first_name} ${name.last_name}`).toUpperCase() };
  const [admin, services, careers] = await Promise.all([
    stageStaff(db, urls[0], 'admin'),
    stageStaff(db, urls[0], 'services'),
    stageStaff(db, urls[0], 'careers'),
  ]);
  const found = await Promise.all([
    admin.client.GET('/desk/people', { params: { query } }),
    admin.client.GET('/desk/bookings', { params: { query } }),
    services.client.GET('/desk/permits', { params: { query: { ...query, state: 'valid' } } }),
    services.client.GET('/desk/rentals', { params: { query } }),
    services.client.GET('/desk/togas', { params: { query } }),
    careers.client.GET('/desk/interviews', { params: { query } }),
  ]);
  expect(found.map(({ response, data }) => [new URL(response.url).pathname, data?.data.length])).toEqual(
    ['people', 'bookings', 'permits', 'rentals', 'togas', 'interviews'].map((queue) => [`/api/desk/${queue}`, 1]),
  );
});

it('passengers too, and with letters without marks (C6)', async () => {
  const [driver] = await stageRiders(db, urls[0], 1);
  const last_name = `Ħ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const inOrder = ['Bertu', 'Ċensa', 'Carmen', 'Ġanni', 'Gustav', 'Għaxaq', 'Ħarry', 'Żaren'];
  for (const first_name of inOrder.toReversed())
    await stageRiders(db, urls[0], 1, { names: { first_name, last_name } });
  const search = async (words: string) =>
    (await driver?.client.GET('/carpool/search-passengers', { params: { query: { search: words } } }))?.data?.data.map(
      ({ first_name }) => first_name,
    );
  for (const typed of [last_name, last_name.toLowerCase(), withoutMarks(last_name)])
    expect(await search(typed)).toEqual(inOrder);
  for (const first_name of inOrder)
    for (const typed of [first_name, first_name.normalize('NFD'), withoutMarks(first_name)])
      expect([typed, await search(`${typed} ${last_name}`)]).toEqual([typed, [first_name]]);
});
