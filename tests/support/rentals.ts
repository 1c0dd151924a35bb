import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, expect, inject } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { writtenTimes } from '../../server/features/rentals/times.ts';
import { makeOfficer } from './accounts.ts';
import { stageSession } from './actors.ts';
import type { Case, OperationId } from './cases.ts';
import { type Client, clientOf } from './client.ts';
import { timeAt } from './clock.ts';
import { mailsTo } from './mailbox.ts';
import { sandboxOf } from './sandbox.ts';
import { openStage } from './stage.ts';
import { blobOf, formOf } from './forms.ts';

export type Wish = components['schemas']['RentalWish'];

/** A wish that anybody may have: the common room on a Monday evening. */
export const wishFor = (own: Partial<Wish> = {}): Wish => ({
  organisation: null,
  venue: 'student-house',
  equipment: [],
  start: '2031-02-03T18:00',
  end: '2031-02-03T21:00',
  purpose: 'Lejla tal-poeżija',
  people: 20,
  access_needs: null,
  ...own,
});

/** Keeps a draft and sends it. */
export async function askFor(client: Client, own: Partial<Wish> = {}): Promise<components['schemas']['RentalRequest']> {
  const { data: draft } = await client.POST('/rentals/requests', { body: wishFor(own) });
  const path = { request: draft?.data.id ?? '' };
  const { data, error } = await client.POST('/rentals/requests/{request}/send', { params: { path } });
  if (data === undefined) throw new Error(`The request was not sent: ${error?.code}`);
  return data.data;
}

type Event = components['schemas']['RentalDeskEvent'];

export const organisation = { id: 'kor-tal-kampus', name: 'Il-Kor tal-Kampus' };

/** A day of one test's own, far away. */
const someDay = () => `20${randomInt(40, 99)}-${randomInt(10, 13)}-${randomInt(10, 29)}`;
export const evening = (day = someDay()): Pick<Wish, 'start' | 'end'> => ({
  start: `${day}T18:00`,
  end: `${day}T21:00`,
});

export const caseOf = (request: string) => ({ params: { path: { request } } });
/** Decides on a request as it is now; `kept` is in euro cents. */
export async function decide(client: Client, request: string, event: Event, reason?: string, kept?: number) {
  const { data } = await client.GET('/desk/rentals/{request}', caseOf(request));
  const body = {
    event,
    version: data?.data.version ?? '',
    ...(reason !== undefined && { reason }),
    ...(kept !== undefined && { kept }),
  };
  return client.POST('/desk/rentals/{request}', { ...caseOf(request), body });
}

/** Students who ask for venues and equipment, their mail and what they pay. */
export function useRentals() {
  const { urls, dataDir } = inject('portal');
  const db = openStage(dataDir);
  const sandbox = sandboxOf(dataDir);
  afterAll(() => db.destroy());
  return {
    /** The refunds of what was paid for a request, in euro cents. */
    refunded: async (id: string): Promise<number[]> => {
      const rows = await db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .select('refunds.amount')
        .where('payments.payable_id', '=', id)
        .where('refunds.state', '=', 'succeeded')
        .execute();
      return rows.map(({ amount }) => amount);
    },
    /** Moves a request to a time that begins in so many milliseconds, or began so long ago if that is negative. */
    moveTo: async (id: string, { inMs, forMs }: { inMs: number; forMs: number }): Promise<void> => {
      const starts_at = new Date((await timeAt(urls[0])) + inMs);
      const ends_at = new Date(starts_at.getTime() + forMs);
      const times = writtenTimes([{ starts_at, ends_at }]);
      await db.updateTable('rental_requests').set({ starts_at, ends_at, times }).where('id', '=', id).execute();
    },
    url: urls[0],
    dataDir,
    db,
    student: async () => {
      const session = await makeOfficer(db, await stageSession(db), organisation.id);
      return { ...session, client: clientOf(urls[0], session) };
    },
    mailed: async (email: string, subject: string): Promise<string> => {
      const textOf = async () => (await mailsTo(dataDir, email)).find((mail) => mail.subject === subject)?.text;
      await expect.poll(textOf).toBeDefined();
      return (await textOf()) ?? '';
    },
    /** Pays what is due, as the provider's page would. Returns the request as it stands then. */
    pay: async (client: Client, id: string) => {
      const { data } = await client.POST('/rentals/requests/{request}/pay', caseOf(id));
      await sandbox.pay(data?.data.payment?.session_id ?? '');
      const read = async () => (await client.GET('/rentals/requests/{request}', caseOf(id))).data?.data;
      await expect.poll(async () => (await read())?.state).toBe('approved');
      return read();
    },
  };
}

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const complete = (status: number) => ({ ...all(status), newcomer: 403 });
const anyRequest = () => ({ path: { request: randomUUID() } });
const anyDocument = () => ({ path: { request: randomUUID(), document: randomUUID() } });
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

/** The calls of venues and equipment; what owners see is in tests/api/rentals.test.ts. */
export const rentalCases = {
  getRentalTerms: { send: nothing, everyone: 200 },
  getRentalCalendar: {
    send: () => ({ path: { kind: 'venue', thing: 'student-house' }, query: { from: '2031-02-03' } }),
    everyone: 200,
  },
  listRentalRequests: { send: nothing, ...complete(200) },
  createRentalRequest: { send: () => ({ body: wishFor() }), ...complete(201) },
  getRentalRequest: { send: anyRequest, ...complete(404) },
  changeRentalRequest: { send: () => ({ ...anyRequest(), body: wishFor() }), ...complete(404) },
  sendRentalRequest: { send: anyRequest, ...complete(404) },
  cancelRentalRequest: { send: anyRequest, ...complete(404) },
  payRentalRequest: { send: anyRequest, ...complete(404) },
  addRentalDocuments: {
    send: () => ({ ...anyRequest(), form: () => formOf({ files: blobOf(jpeg) }) }),
    ...complete(404),
  },
  getRentalDocument: { send: anyDocument, ...complete(404) },
  removeRentalDocument: { send: anyDocument, ...complete(404) },
  downloadRentalCalendar: { send: anyRequest, ...complete(404) },
  listRentalCases: { send: nothing, ...all(403) },
  getRentalCase: { send: anyRequest, ...all(403) },
  getRentalCaseDocument: { send: anyDocument, ...all(403) },
  decideRental: { send: () => ({ ...anyRequest(), body: { event: 'request.approve', version: '0' } }), ...all(403) },
} satisfies Partial<Record<OperationId, Case>>;
