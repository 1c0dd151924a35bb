import { randomInt, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { readUnion } from '../../server/kernel/content/union.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { answers, makeOfficer, PASSWORD, type Person, signIn, stagePerson } from './accounts.ts';
import { clientOf } from './client.ts';
import { photo } from './hostile-files.ts';
import { pdf } from './hostile-papers.ts';
import { mailsTo, nthMailTo } from './mailbox.ts';
import { patience } from './patience.ts';
import { sandboxOf } from './sandbox.ts';
import { stageJudge } from './rar-reports.ts';
import { type Show, stageBuyers, stageShow } from './stage.ts';
import { finderAt } from './finding.ts';
import { bookInterview } from './interviews.ts';
import { askFor } from './rentals.ts';
import { holdToga } from './togas.ts';
import { blobOf, formOf } from './forms.ts';
import { upload } from './upload.ts';

/** It is sealed in the database: only the export contains its words. */
async function complain({ urls }: Portal, { token }: Person, mark: string): Promise<void> {
  const form = formOf({ type: 'other', feedback: `Ilment ta’ ${mark}`, anonymous: 'false' });
  const { status } = await upload(`${urls[0]}/api/complaint`, token, form);
  if (status !== 201) throw new Error(`The complaint was answered ${status}`);
}

type Purchase = components['schemas']['Purchase'];
/** Waits until `look` does not throw; also outside tests. */
const comesTrue = <Found>(look: () => Promise<Found>) => vi.waitFor(look, { timeout: patience });

type Portal = { urls: readonly [string, string]; dataDir: string };

/** Somebody who has used everything in an account, and every text by which they could be found again. */
export type Life = {
  person: Person;
  /** Texts that identify the person, or that they wrote. */
  needles: string[];
  /** A mailbox that the person requested and never proved; one of the needles. */
  wished: string;
  show: Show;
  paid: string;
  unpaid: string;
  /** Their files on the disk. */
  fileIds: string[];
  /** The booking of somebody else, with a place for this person's mailbox. */
  friendsBooking: string;
};

/** Stages a whole life with the portal, through its API wherever it has one. */
export async function stageLife(db: Database, portal: Portal): Promise<Life> {
  const mark = randomUUID().slice(0, 8);
  const own = {
    first: `Żerafina-${mark}`,
    last: `Għasfur-${mark}`,
    friend: `Ċikku-${mark}`,
    mail: `${mark}@posta.example`,
  };
  const person = await stagePerson(db, portal.urls[0]);
  const document = `${randomInt(1_000_000, 9_999_999)}M`;
  const address = `${mark}, Triq l-Imħabba`;
  const mobile = `79${randomInt(100_000, 999_999)}`;
  await person.client.PUT('/auth/me', {
    body: {
      ...answers,
      personal: { ...answers.personal, first_name: own.first, last_name: own.last, document_number: document },
      contact: {
        ...answers.contact,
        address_line_1: address,
        personal_email: own.mail,
        mobile: { extension: '+356', number: mobile },
      },
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  const wished = `${randomUUID()}@uni.example`;
  await person.client.PUT('/auth/me', { body: { email: wished, current_password: PASSWORD } });
  const former = `${mark}-before@uni.example`;
  const undo = { id: randomUUID(), token_hash: randomUUID(), former_email: former, used_at: null };
  await db
    .insertInto('email_undos')
    .values({ ...undo, user_id: person.id, expires_at: new Date(Date.now() + 86_400_000) })
    .execute();
  await signIn(portal.urls[1], person.email);
  await signIn(portal.urls[1], person.email, 'not-the-password').catch(() => undefined);
  await clientOf(portal.urls[0]).POST('/auth/recovery', { body: { email: person.email } });
  await nthMailTo(portal.dataDir, person.email);

  const show = await stageShow(db, { seats: 20 });
  const paid = await buy(portal, person, show, [own, { first: own.friend, last: own.last, mail: null }]);
  const unpaid = await hold(db, person, own);
  await shareOut(db, person, unpaid, own);
  await wait(db, person);
  await write(portal, person);
  await complain(portal, person, mark);
  const friendsBooking = await beBooked(db, portal, person.email);
  await db.insertInto('skipped_steps').values({ user_id: person.id, step: 'SOLIDARITY_FUND' }).execute();
  await holdToga(db, person.client, `BSc ${mark}`);
  const user_reference = await finderAt(portal.urls[0], person.client).answer({ order: 4 });
  await person.client.POST('/auth/career-finder', { body: { user_reference } });
  await askFor(person.client, { purpose: `Lejla ta’ ${mark}` });
  await bookInterview(db, person.client);
  await share(db, person);
  await act(db, person);
  await report(db, person);
  await stageJudge(db, person);
  const onPaper = await buyProducts(portal, person, mark);
  const fileIds = await keepFiles(db, portal, person, mark);
  const needles = [mark, own.first, own.last, own.friend, own.mail, person.email, wished, document, address, mobile];
  return { person, needles: [...needles, ...onPaper], wished, show, fileIds, paid, unpaid, friendsBooking };
}

/** A friend's share that came to nothing, as a row: it belonged to the released booking. */
async function shareOut(db: Database, { id: user_id }: Person, booking: string, { first }: Guest): Promise<void> {
  const then = new Date(0);
  const { occurrence_id } = await db
    .selectFrom('bookings')
    .select('occurrence_id')
    .where('id', '=', booking)
    .executeTakeFirstOrThrow();
  const share = { id: randomUUID(), user_id, occurrence_id, group_id: booking, booking_id: booking };
  const mailed = { email: `${randomUUID()}@mail.example`, name: first, token_hash: randomUUID(), mailed_at: then };
  await db
    .insertInto('booking_shares')
    .values({ ...share, ...mailed, state: 'released', created_at: then, changed_at: then })
    .execute();
}

/** A place on the waiting list of a date for which there is nothing left. */
async function wait(db: Database, { client }: Person): Promise<void> {
  const { occurrenceId, kinds } = await stageShow(db, { capacity: 2 });
  await db.updateTable('ticket_kinds').set({ taken: 2 }).where('occurrence_id', '=', occurrenceId).execute();
  await client.POST('/waiting', { body: { occurrence_id: occurrenceId, ticket_id: kinds.student, party: 2 } });
}

/** A message to the union, which is in the outbox in place of the union's mailbox. */
async function write({ dataDir }: Portal, { client, email }: Person): Promise<void> {
  const body = { name: 'Somebody', email, topic: 'other' as const, message: 'Saħħa' };
  await client.POST('/contact', { body });
  const { contact } = readUnion(new URL('../../content', import.meta.url).pathname);
  await comesTrue(async () => {
    const mails = await mailsTo(dataDir, contact.email);
    if (!mails.some(({ raw }) => raw.includes(email))) throw new Error(`The message of ${email} has not come`);
  });
}

type Guest = { first: string; last: string; mail: string | null };

async function buy({ dataDir }: Portal, { client }: Person, show: Show, guests: Guest[]): Promise<string> {
  const attendees = guests.map(({ first, last, mail }, at) => ({
    ticket_id: show.kinds.student,
    first_name: first,
    last_name: last,
    ...(mail !== null && { email: mail }),
    seat: { guid: show.guids[at] ?? '' },
  }));
  const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  const path = { booking: data?.data.id ?? '' };
  const payment = await client.POST('/bookings/{booking}/pay', { params: { path } });
  await sandboxOf(dataDir).pay(payment.data?.data.session_id ?? '');
  const state = async () => (await client.GET('/bookings/{booking}', { params: { path } })).data?.data.state;
  await comesTrue(async () => expect(await state()).toBe('paid'));
  const [first] = (await client.GET('/bookings/{booking}', { params: { path } })).data?.data.attendees ?? [];
  const body = { attendee_id: first?.id ?? '', email: `${randomUUID()}@mail.example` };
  await client.POST('/bookings/{booking}/transfers', { params: { path }, body });
  return path.booking;
}

/** A picture, and a document that names its owner. */
async function keepFiles(db: Database, { urls }: Portal, { id, token }: Person, mark: string): Promise<string[]> {
  const picture = formOf({ profile_picture: blobOf(await photo()) });
  await upload(`${urls[0]}/api/auth/profile-picture`, token, picture);
  const document = blobOf(pdf(`/Lang (${mark})`), 'application/pdf');
  await upload(`${urls[1]}/api/auth/career/files`, token, formOf({ file: document, file_name: `CV ${mark}` }));
  const rows = await db.selectFrom('files').select('id').where('user_id', '=', id).execute();
  return rows.map((row) => row.id);
}

/** The files in the portal's store on the disk, by their ids. */
export async function namesOfFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** A past ride, as rows: its mails belong to its passengers. */
async function share(db: Database, { id: user_id }: Person): Promise<void> {
  const [day, then] = ['2020-01-06', new Date(0)];
  await db.insertInto('carpool_people').values({ user_id, findable: true, accepted_at: then }).execute();
  const { id } = await db
    .insertInto('carpools')
    .values({
      user_id,
      day,
      space: randomUUID(),
      state: 'entered',
      code: randomUUID(),
      entered_at: then,
      created_at: then,
      changed_at: then,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('carpool_riders')
    .values({ carpool_id: id, day, user_id, is_driver: true, comes: true })
    .execute();
}

/** A report with an answer and its evidence, open on a screen. */
async function report(db: Database, { id: user_id }: Person): Promise<void> {
  const then = new Date(0);
  const { id: report_id } = await db
    .insertInto('rar_reports')
    .values({ organisation: randomUUID(), year: 2020, state: 'draft', created_at: then, changed_at: then })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = { report_id, question: 'officers', value: '"Presidenta"', revision: 1, written_at: then, user_id };
  await db.insertInto('rar_answers').values(answer).execute();
  const file = { id: randomUUID(), report_id, name: 'Statut.pdf', media_type: 'application/pdf', size: 1 };
  await db
    .insertInto('rar_files')
    .values({ ...file, added_at: then, user_id })
    .execute();
  await db.insertInto('rar_presence').values({ report_id, user_id, question: 'officers', seen_at: then }).execute();
}

/** An officer, who has invited another. */
async function act(db: Database, person: Person): Promise<void> {
  await makeOfficer(db, person, 'medika');
  const path = { id: 'medika' };
  const body = { email: `${randomUUID()}@uni.example` };
  await person.client.POST('/student-organisations/{id}/officers', { params: { path }, body });
}

/** A released booking. */
async function hold(db: Database, { client }: Person, { first, last }: Guest): Promise<string> {
  const show = await stageShow(db);
  const attendees = [{ ticket_id: show.kinds.guest, first_name: first, last_name: last }];
  const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  const path = { booking: data?.data.id ?? '' };
  await client.DELETE('/bookings/{booking}', { params: { path } });
  return path.booking;
}

async function beBooked(db: Database, portal: Portal, email: string): Promise<string> {
  const [friend] = await stageBuyers(db, 1);
  const show = await stageShow(db);
  const attendees = [{ ticket_id: show.kinds.guest, first_name: 'Ħabiba', last_name: 'Tiegħi', email }];
  const client = clientOf(portal.urls[0], friend);
  const { data } = await client.POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  return data?.data.id ?? '';
}

/** A permit and a card, applied for and paid; returns the texts on them. */
async function buyProducts({ urls, dataDir }: Portal, { client, token }: Person, mark: string): Promise<string[]> {
  const plate = `LUZ${randomInt(10_000, 99_999)}`;
  const licence = [blobOf(await photo()), blobOf(await photo())];
  const application = { number_plate: plate, images: licence, type: 'session', transaction_details: `Nota ${mark}` };
  const permit = await upload<Purchase>(`${urls[0]}/api/auth/register/vehicle`, token, formOf(application));
  const card = await client.POST('/auth/register/cards', { params: { query: { type: 'session' } } });
  for (const purchase of [permit.data, card.data?.data]) await sandboxOf(dataDir).pay(purchase?.session_id ?? '');
  return comesTrue(async () => {
    const { data: paid } = await client.GET('/parking-permit/status');
    const { data: issued } = await client.GET('/cards/mine');
    if (paid?.data.state !== 'under_review' || !issued?.data.number) throw new Error('The payments are not settled');
    return [plate, issued.data.number];
  });
}

/** Deletes the account, and lets the days of grace pass for it alone. */
export async function deleteForGood(db: Database, portal: Portal, { id, client }: Person): Promise<void> {
  const { response } = await client.DELETE('/auth/delete', { body: { password: PASSWORD } });
  if (response.status !== 200) throw new Error(`The account was not deleted: ${response.status}`);
  await db
    .updateTable('users')
    .set({ deletion_due_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  await fetch(`${portal.urls[1]}/test/sweep`, { method: 'POST' });
}
