import { X509Certificate } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import { useBrowser } from '../support/browser.ts';
import { clientOf } from '../support/client.ts';
import { type OwnPortal, startOwnPortal } from '../support/own-portal.ts';
import { checkSignature, filesIn, sha1, stringsIn } from '../support/pkpass.ts';
import { SESSION_SECRET } from '../support/portal-process.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { stageBuyers, stageShow, type ShowSettings } from '../support/stage.ts';
import { censa, useTickets } from '../support/use-tickets.ts';
import { ISSUER, makeAppleFolder, makeGoogleKey, PASS_TYPE, removeFolder, TEAM } from '../support/wallet-keys.ts';

/** The portal of all tests, which has no certificate and no key. */
const shared = useTickets();
/** The certificate expires on the day of the event, some hours before it. */
const folder = makeAppleFolder(new Date('2030-07-05T12:00:00Z'));
const { keyFile, publicKey } = makeGoogleKey(folder.dir);
let portal: OwnPortal;
beforeAll(async () => {
  portal = await startOwnPortal({
    from: new Date().toISOString(),
    withSite: true,
    env: { APPLE_PASSES: folder.dir, GOOGLE_WALLET_ISSUER: ISSUER, GOOGLE_WALLET_KEY: keyFile },
  });
});
afterAll(async () => {
  await portal.stop();
  removeFolder(folder.dir);
});

const { phone } = useBrowser({ urlOf: () => portal.url() });

/** Somebody has bought the first two seats of a hall. */
async function buy(settings: ShowSettings = {}) {
  const show = await stageShow(portal.db, { seats: 20, ...settings });
  await portal.db
    .updateTable('occurrences')
    .set({
      venue_id: 'temi-zammit-hall',
      starts_at: new Date('2030-07-05T18:30:00Z'),
      ends_at: new Date('2030-07-05T21:00:00Z'),
    })
    .where('id', '=', show.occurrenceId)
    .execute();
  await portal.db
    .updateTable('events')
    .set({ title: JSON.stringify({ en: 'The "Star"\\', mt: 'Il-Kewkba ta’ Ġuljetta' }) })
    .where('slug', '=', show.slug)
    .execute();
  const [buyer] = await stageBuyers(portal.db, 1);
  if (buyer === undefined) throw new Error('No buyer was staged');
  const client = clientOf(portal.url(), buyer);
  const id = await buyTwoPlaces({ urls: [portal.url()], dataDir: portal.dataDir }, buyer, show);
  const params = { path: { booking: id } };
  const read = async () => (await client.GET('/bookings/{booking}', { params })).data?.data;
  const booking = await read();
  const [ticket] = booking?.attendees ?? [];
  if (booking === undefined || ticket === undefined) throw new Error('The booking can’t be read');
  const linksOf = (attendee: string, locale: 'en' | 'mt' = 'en', asked = client) =>
    asked.GET('/bookings/{booking}/attendees/{attendee}/wallet', {
      params: { path: { booking: booking.id, attendee }, query: { locale } },
    });
  return { show, buyer, client, booking, read, params, linksOf, ticket };
}

type Bought = Awaited<ReturnType<typeof buy>>;

const appleLink = async ({ linksOf, ticket }: Bought, locale: 'en' | 'mt' = 'en') =>
  (await linksOf(ticket.id, locale)).data?.data.apple ?? '';

async function passAt(address: string) {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  const files = filesIn(Buffer.from(await answer.arrayBuffer()));
  return { answer, files, pass: JSON.parse(String(files.get('pass.json'))) as Record<string, unknown> };
}

type Field = { key: string; label: string; value: string };
const fieldsOf = (pass: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.values(pass['eventTicket'] as Record<string, Field[]>)
      .flat()
      .map(({ key, value }) => [key, value]),
  );

it('makes a signed pass of a ticket, in both languages, for whoever has the address', async () => {
  const bought = await buy();
  const { booking, ticket } = bought;
  expect(booking.wallets).toEqual(['apple', 'google']);
  const { answer, files, pass } = await passAt(await appleLink(bought, 'mt'));
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${booking.reference}.pkpass"`,
  });

  const manifest = files.get('manifest.json') ?? Buffer.alloc(0);
  const listed = JSON.parse(String(manifest)) as Record<string, string>;
  const others = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature');
  expect(listed).toEqual(Object.fromEntries(others.map(([name, bytes]) => [name, sha1(bytes)])));
  const root = new X509Certificate(folder.root);
  const signature = files.get('signature') ?? Buffer.alloc(0);
  const { signer, time } = checkSignature(signature, manifest, root);
  expect(signer).toContain(`UID=${PASS_TYPE}`);
  expect(time).toMatch(/^\d{12}Z$/);
  expect(() => checkSignature(signature, Buffer.from(`${String(manifest)} `), root)).toThrow('Another content');
  const stranger = makeAppleFolder();
  expect(() => checkSignature(signature, manifest, new X509Certificate(stranger.root))).toThrow('Nobody vouches');
  removeFolder(stranger.dir);

  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: PASS_TYPE,
    teamIdentifier: TEAM,
    serialNumber: ticket.id,
    logoText: 'Għaqda Studenti',
    relevantDate: '2030-07-05T18:30:00.000Z',
    expirationDate: '2030-07-05T21:00:00.000Z',
    backgroundColor: 'rgb(13, 36, 54)',
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: ticket.code, messageEncoding: 'iso-8859-1', altText: ticket.code },
    ],
  });
  expect(fieldsOf(pass)).toMatchObject({
    seat: 'A1',
    event: 'Il-Kewkba ta’ Ġuljetta',
    // Malta's time, two hours ahead of UTC in July.
    when: '2030-07-05T20:30:00+02:00',
    where: 'Sala Sir Temi Zammit',
    name: 'Żaren Buħaġiar',
    booking: booking.reference,
    bookings: `${portal.url()}/account/bookings`,
  });
  expect(fieldsOf(pass)['changes']).toContain('ma jibqax validu fil-bieb');
  const [english, maltese] = [
    stringsIn(files.get('en.lproj/pass.strings')),
    stringsIn(files.get('mt.lproj/pass.strings')),
  ];
  expect(english).toMatchObject({ 'Il-Kewkba ta’ Ġuljetta': 'The "Star"\\', Meta: 'When', Isem: 'Name' });
  expect(Object.keys(maltese)).toEqual(Object.keys(english));
  expect(maltese['Meta']).toBe('Meta');
  for (const name of ['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo@3x.png', 'strip@3x.png'])
    expect(files.get(name)?.toString('latin1', 1, 4), name).toBe('PNG');
});

it('gives addresses to the ticket’s owner alone, and they stop working', async () => {
  const bought = await buy();
  const { show, client, params, linksOf, ticket, buyer } = bought;
  const other = await buy();
  expect((await linksOf(ticket.id, 'en', other.client)).response.status).toBe(404);
  expect((await linksOf(other.ticket.id)).response.status).toBe(404);
  const address = await appleLink(bought);
  expect((await fetch(address)).status).toBe(200);
  const forged = new URL(address);
  forged.pathname = forged.pathname.replace(ticket.id, other.ticket.id);
  expect((await fetch(forged)).status).toBe(404);
  const longer = new URL(address);
  longer.searchParams.set('until', '99999999999');
  expect((await fetch(longer)).status).toBe(404);

  const now = portal.now();
  await portal.setClock(new Date(now.getTime() + 10 * 60 * 1000));
  expect((await fetch(address)).status).toBe(404);
  await portal.setClock(now);
  expect((await fetch(address)).status).toBe(200);

  // Another person's ticket has another code.
  const renamed = { id: ticket.id, ...censa };
  await client.PUT('/bookings/{booking}/attendees', { params, body: { attendees: [renamed] } });
  expect((await fetch(address)).status).toBe(404);
  const { pass } = await passAt(await appleLink(bought));
  expect(fieldsOf(pass)['name']).toBe('Ċensa Ħili');
  expect(JSON.stringify(pass)).not.toContain(ticket.code);

  const fresh = await appleLink(bought);
  await client.DELETE('/bookings/{booking}/attendees', {
    params: { ...params, query: { 'filter[state]': 'bought' } },
    body: { attendees: [{ id: ticket.id }] },
  });
  expect((await fetch(fresh)).status).toBe(404);
  expect((await linksOf(ticket.id)).response.status).toBe(404);
  expect((await bought.read())?.wallets).toEqual(['apple', 'google']);
  await portal.db.updateTable('occurrences').set({ cancelled: true }).where('id', '=', show.occurrenceId).execute();
  await expect.poll(async () => (await bought.read())?.wallets).toEqual([]);
  expect(buyer.id).not.toBe(other.buyer.id);
});

it('signs a link to Google Wallet with the whole ticket in it', async () => {
  const { booking, ticket, linksOf, show } = await buy();
  const { data } = await linksOf(ticket.id);
  const address = data?.data.google ?? '';
  expect(address).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  const { payload, protectedHeader } = await jwtVerify(
    address.split('/').at(-1) ?? '',
    await importSPKI(publicKey, 'RS256'),
    {
      audience: 'google',
      issuer: 'passes@union.iam.gserviceaccount.com',
    },
  );
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(payload).toMatchObject({ typ: 'savetowallet', iat: Math.floor(portal.now().getTime() / 1000) });
  const { eventTicketClasses, eventTicketObjects } = payload['payload'] as Record<string, object[]>;
  const classId = `${ISSUER}.${show.occurrenceId}`;
  expect(eventTicketClasses).toMatchObject([
    {
      id: classId,
      eventName: {
        defaultValue: { language: 'en', value: 'The "Star"\\' },
        translatedValues: [{ language: 'mt', value: 'Il-Kewkba ta’ Ġuljetta' }],
      },
      dateTime: { start: '2030-07-05T20:30:00+02:00', end: '2030-07-05T23:00:00+02:00' },
      venue: { name: { defaultValue: { value: 'Sir Temi Zammit Hall' } } },
    },
  ]);
  expect(eventTicketObjects).toMatchObject([
    {
      id: `${ISSUER}.${ticket.code}`,
      classId,
      barcode: { type: 'QR_CODE', value: ticket.code },
      ticketHolderName: 'Żaren Buħaġiar',
      reservationInfo: { confirmationCode: booking.reference },
      seatInfo: { row: { defaultValue: { value: 'A' } }, seat: { defaultValue: { value: '1' } } },
      validTimeInterval: { end: { date: '2030-07-05T23:00:00+02:00' } },
    },
  ]);
});

it('offers no pass after the certificate has expired, nor any after the event', async () => {
  const { buyer, booking, linksOf, ticket } = await buy();
  const address = (await linksOf(ticket.id)).data?.data.apple ?? '';
  const { id: sessionId } = await portal.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const now = portal.now();
  const walletsAt = async (moment: string) => {
    await portal.setClock(new Date(moment));
    const client = await portal.clientOf({ id: buyer.id, sessionId });
    const { data } = await client.GET('/bookings/{booking}', { params: { path: { booking: booking.id } } });
    const links = await linksOf(ticket.id, 'en', client);
    return { wallets: data?.data.wallets, links: links.data?.data ?? links.response.status };
  };
  expect((await walletsAt('2030-07-05T11:59:59Z')).wallets).toEqual(['apple', 'google']);
  const google = expect.stringMatching(/^https:\/\/pay\.google\.com/) as string;
  expect(await walletsAt('2030-07-05T12:00:00Z')).toEqual({ wallets: ['google'], links: { apple: null, google } });
  expect(await walletsAt('2030-07-05T21:00:00Z')).toEqual({ wallets: [], links: 404 });
  await portal.setClock(now);
  expect((await fetch(address)).status).toBe(200);
});

it('hands the pass to the browser from the account, in Maltese too', async () => {
  const { buyer, booking } = await buy();
  const page = await phone({ buyer, locale: 'mt' });
  await page.goto('/account/bookings');
  const button = page.getByRole('button', { name: /^Żid ma’ Apple Wallet ?, .*siġġu 1$/ });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe(`${booking.reference}.pkpass`);
  expect(file.url()).toMatch(/\/api\/wallet\/passes\/.*locale=mt/);
  expect(await page.getByRole('button', { name: /^Żid ma’ (Apple|Google) Wallet/ }).count()).toBe(4);
});

it('is off unless it was set up', async () => {
  const { urls } = inject('portal');
  const sale = await shared.hold();
  const { wallets, attendees } = await shared.pay(sale);
  expect(wallets).toEqual([]);
  const { id = '', code } = attendees[0] ?? {};
  const path = { booking: sale.booking.id, attendee: id };
  const links = await sale.client.GET('/bookings/{booking}/attendees/{attendee}/wallet', { params: { path } });
  expect(links.response.status).toBe(404);
  const until = '99999999999';
  const signature = createFingerprint(SESSION_SECRET)('wallet pass', [id, code, until].join('\n'));
  const pass = await fetch(`${urls[0]}/api/wallet/passes/${id}?${new URLSearchParams({ until, signature })}`);
  expect(pass.status).toBe(404);
});
