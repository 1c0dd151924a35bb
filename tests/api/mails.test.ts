import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readCalendar } from '../support/calendar-files.ts';
import { stagePerson } from '../support/accounts.ts';
import { clientOf } from '../support/client.ts';
import { type Mail, mailsTo, nthMailTo } from '../support/mailbox.ts';
import { readRaw } from '../support/raw-page.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { openStage, stageShow } from '../support/stage.ts';
import type { Locale } from '../support/words.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

/** The named attachment of a mail, as text. */
function attached({ raw }: Mail, ending: string): string {
  const part = raw.split(/\r\n--/).find((each) => new RegExp(`filename=\\S*${ending}`).test(each)) ?? '';
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n')), 'base64').toString('utf8');
}

/** Books two places: the buyer's own, and one for a guest with a mailbox. Returns both mails. */
type Sold = { venue?: string; paidIn?: Locale };

async function buyForGuest(locale: Locale, cancelHours: number | null, { venue, paidIn = locale }: Sold = {}) {
  const buyer = await stagePerson(db, urls[0], { locale });
  const guest = `${randomUUID()}@posta.example`;
  const show = await stageShow(db, { cancelHours });
  await db
    .updateTable('occurrences')
    .set({ venue_id: venue ?? null })
    .where('id', '=', show.occurrenceId)
    .execute();
  const client = clientOf(urls[0], buyer);
  const { data } = await client.POST('/bookings', {
    headers: { 'accept-language': locale },
    body: {
      occurrence_id: show.occurrenceId,
      attendees: [
        { ticket_id: show.kinds.student, first_name: 'Żaren', last_name: 'Buħaġiar' },
        { ticket_id: show.kinds.guest, first_name: 'Ġulja', last_name: 'Ċassar', email: guest },
      ],
    },
  });
  const booking = data?.data.id ?? '';
  const payment = await client.POST('/bookings/{booking}/pay', {
    headers: { 'accept-language': paidIn },
    params: { path: { booking } },
  });
  await sandboxOf(dataDir).pay(payment.data?.data.session_id ?? '');
  return {
    reference: data?.data.reference ?? '',
    show,
    own: await nthMailTo(dataDir, buyer.email),
    guests: await nthMailTo(dataDir, guest),
  };
}

describe('the mail with tickets', () => {
  it('tells the buyer when, where, who comes, the price, and until when it can be cancelled', async () => {
    const { own, reference, show } = await buyForGuest('en', 48);
    expect(own.text).toMatch(/^When: \w+day,? \d+ \w+ \d{4}, \d\d:\d\d$/m);
    expect(own.text).toContain('Where: To be announced');
    expect(own.text).toContain('· student: Żaren Buħaġiar\n· guest: Ġulja Ċassar');
    expect(own.text).toContain(`Booking: ${reference}\nBooked by: Ċetta Għigo\nPrice: €25.00`);
    expect(own.text).toMatch(/You can cancel for a full refund until: \w+day,? .*\d\d:\d\d\./);
    expect(own.text).toContain('/account/bookings?lang=en');
    const [entry] = readCalendar(attached(own, '.ics')).entries;
    expect(entry?.uid).toMatch(new RegExp(`^${show.occurrenceId}@`));
    expect(own.raw).toContain('application/pdf');
  });

  it('names the venue, to the buyer and to the guest', async () => {
    const venue = await db.selectFrom('venues').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
    const { own, guests } = await buyForGuest('en', 48, { venue: venue.id });
    for (const { text } of [own, guests]) expect(text).toContain(`Where: ${venue.name.en}`);
  });

  it('tells a guest who booked, and nothing of money', async () => {
    const { guests, reference, show } = await buyForGuest('en', 48);
    expect(guests.text).toContain('Ċetta Għigo has booked a place for you.');
    expect(guests.text).toContain(`· guest: Ġulja Ċassar\nBooking: ${reference}`);
    expect(guests.text).toContain('The booking can be cancelled until: ');
    expect(guests.text).toContain(`/media/events/${show.slug}?lang=en`);
    expect(`${guests.text}${guests.html}`).not.toMatch(/€|refund|paid|price|Żaren/i);
    expect(readCalendar(attached(guests, '.ics')).entries).toHaveLength(1);
  });

  it('is in Maltese for who books in Maltese, and says that nothing is given back', async () => {
    const { own, guests } = await buyForGuest('mt', null);
    expect(own.text).toContain('Post: Jitħabbar aktar tard');
    expect(own.text).toContain('Għal dan l-avveniment ma tingħata l-ebda rifużjoni.');
    expect(own.text).toContain('/account/bookings?lang=mt');
    expect(guests.text).toContain('Min ibbukkja: Ċetta');
    expect(guests.text).not.toMatch(/€|Prezz|rifużjoni/);
  });

  it('speaks the language in which it was paid, whatever the hold began in', async () => {
    const { own } = await buyForGuest('en', null, { paidIn: 'mt' });
    expect(own.text).toContain('Post: Jitħabbar aktar tard');
  });
});

describe('the language of a page', () => {
  it('followed from a mail stays, unless another was chosen before', async () => {
    const cookiesOf = async (path: string, cookie: string) =>
      (await readRaw(`${urls[0]}${path}`, { cookie })).headers['set-cookie'];
    expect(await cookiesOf('/contact-us?lang=mt', '')).toEqual(['locale=mt; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(await cookiesOf('/contact-us?lang=mt', 'locale=en')).toBeUndefined();
    expect(await cookiesOf('/contact-us?lang=xx;%20Path=/', '')).toBeUndefined();
    expect(await cookiesOf('/contact-us', '')).toBeUndefined();
  });

  it('chosen in the menu is kept, and the page shown again; no other site can choose', async () => {
    const path = '/media/news?search=x&choose=mt&locale=en';
    const chosen = await readRaw(`${urls[0]}${path}`, { cookie: 'locale=en', 'sec-fetch-site': 'same-origin' });
    expect([chosen.status, chosen.headers.location]).toEqual([303, '/media/news?search=x']);
    expect(chosen.headers['set-cookie']).toEqual(['locale=mt; Max-Age=31536000; Path=/; SameSite=Lax']);
    const lured = await readRaw(`${urls[0]}${path}`, { cookie: 'locale=en', 'sec-fetch-site': 'cross-site' });
    expect([lured.status, lured.headers['set-cookie']]).toEqual([200, undefined]);
  });

  const langOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec((await readRaw(`${urls[0]}${path}`, headers)).body.toString('utf8'))?.[1];

  it.each([
    ['/media/events?lang=mt', {}, 'mt'],
    ['/login?lang=mt', {}, 'mt'],
    ['/account/bookings?lang=mt', { 'accept-language': 'en' }, 'mt'],
    ['/?lang=en', { 'accept-language': 'mt' }, 'en'],
    ['/media/events?lang=mt', { cookie: 'locale=en' }, 'en'],
    ['/media/events?lang=https://evil.example', {}, 'en'],
    ['/', { 'accept-language': 'mt' }, 'mt'],
    ['/', { 'accept-language': 'mt', cookie: 'locale=en' }, 'en'],
    ['/media/events', { 'accept-language': 'mt' }, 'en'],
  ])('%s with %j is %s', async (path, headers, locale) => {
    expect(await langOf(path, headers)).toBe(locale);
  });
});

it('nobody is greeted who has not registered', async () => {
  const person = await stagePerson(db, urls[0]);
  expect(await mailsTo(dataDir, person.email)).toEqual([]);
});
