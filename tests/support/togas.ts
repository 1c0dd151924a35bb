import { randomInt } from 'node:crypto';
import type { Database } from '../../server/kernel/db/database.ts';
import type { Owner } from './actors.ts';
import type { Case, OperationId } from './cases.ts';
import type { Client } from './client.ts';
import { DAY_MS } from '../../machines/flow/durations.ts';

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const students = (status: number) => ({ owner: status, student: status, organisation: 403, newcomer: 403 });
const studentOwnersOnly = (status: number) => ({
  owner: status,
  student: 404,
  organisation: 403,
  newcomer: 403,
});
const toga = ({ toga }: Owner) => ({ path: { rental: toga.rental } });
const fittingHours = { from: '10:00', until: '12:00', minutes: 20, capacity: 2 };

/** The calls of togas. */
export const togaCases = {
  getTogaStatus: { send: nothing, everyone: 200 },
  listTogaTypes: { send: nothing, everyone: 200 },
  listFittingDates: { send: nothing, everyone: 200 },
  listTogaRentals: { send: nothing, ...students(200) },
  bookFitting: {
    send: ({ toga: { fitting, graduation } }) => ({
      body: {
        occurrence: fitting,
        pieces: ['toga', 'sash'],
        height: 172,
        head: 57,
        degree: 'BA Malti',
        graduation_day: graduation,
      },
    }),
    ...students(201),
  },
  getTogaRental: { send: toga, ...studentOwnersOnly(200) },
  payTogaRental: {
    send: (owner) => ({ ...toga(owner), body: { no_refund_accepted: true } }),
    ...studentOwnersOnly(200),
  },
  cancelTogaRental: { send: toga, ...studentOwnersOnly(200) },
  // Nothing is paid yet.
  moveFitting: {
    send: (owner) => ({ ...toga(owner), body: { occurrence: owner.toga.fitting } }),
    ...studentOwnersOnly(409),
  },
  downloadTogaConfirmation: { send: toga, ...studentOwnersOnly(409) },
  downloadTogaCalendar: { send: toga, ...studentOwnersOnly(409) },
  listTogaCases: { send: nothing, ...all(403) },
  getTogaCase: { send: toga, ...all(403) },
  changeTogaCase: { send: (owner) => ({ ...toga(owner), body: { event: 'toga.return' } }), ...all(403) },
  listTogaDays: { send: nothing, ...all(403) },
  getTogaDay: { send: () => ({ path: { day: '2030-11-26' } }), ...all(403) },
  setTogaStock: {
    send: () => ({ path: { day: '2030-11-26' }, body: { stock: [{ piece: 'toga', size: 'M', quantity: 3 }] } }),
    ...all(403),
  },
  exportTogaPicking: { send: () => ({ query: { graduation_day: '2030-11-26' } }), ...all(403) },
  listFittingPlan: { send: nothing, ...all(403) },
  planFittingDay: { send: () => ({ path: { day: '2030-11-18' }, body: fittingHours }), ...all(403) },
} satisfies Partial<Record<OperationId, Case>>;

type Settings = { capacity?: number; startsAt?: Date };

/** A slot for a fitting, for one test: no two begin in the same millisecond. */
export async function stageFitting(db: Database, { capacity = 1, startsAt }: Settings = {}): Promise<string> {
  const starts_at = startsAt ?? new Date(Date.now() + 2 * DAY_MS + randomInt(DAY_MS));
  const ends_at = new Date(starts_at.getTime() + 20 * 60_000);
  const slot = db.insertInto('toga_fittings').values({ starts_at, ends_at, capacity }).returning('id');
  return (await slot.executeTakeFirstOrThrow()).id;
}

export type HeldToga = { rental: string; fitting: string; graduation: string };

/** Makes somebody hold a slot for the last graduation that there is. */
export async function holdToga(db: Database, client: Client, degree: string): Promise<HeldToga> {
  const graduation = (await client.GET('/toga/status')).data?.data.graduations.at(-1)?.date ?? '';
  const occurrence = await stageFitting(db, { capacity: 5 });
  const { data } = await client.POST('/toga-fitting/book', {
    body: { occurrence, pieces: ['toga'], height: 168, head: 56, degree, graduation_day: graduation },
  });
  if (data === undefined) throw new Error('Nobody could hold a slot');
  return { rental: data.data.id, fitting: occurrence, graduation };
}
