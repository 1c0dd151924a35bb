import { afterAll, expect, inject } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { clientOf, type Client } from './client.ts';
import { sandboxOf } from './sandbox.ts';
import { type Buyer, openStage, stageBuyers } from './stage.ts';
import { stageStaff } from './staff.ts';
import { stageFitting } from './togas.ts';
import { DAY_MS } from '../../machines/flow/durations.ts';

type Schemas = components['schemas'];
type Order = Schemas['TogaOrder'];
type Filter = 'under_way' | 'fitting' | 'collection' | 'out' | 'late' | 'deposit';
export type Renter = Buyer & { client: Client };

/** Graduates who rent togas, the desk, the server's records, and the payment provider. */
export function useTogas() {
  const { urls, dataDir } = inject('portal');
  const db = openStage(dataDir);
  const sandbox = sandboxOf(dataDir);
  afterAll(() => db.destroy());

  async function renter(): Promise<Renter> {
    const [buyer] = await stageBuyers(db, 1);
    if (buyer === undefined) throw new Error('Nobody was staged');
    return { ...buyer, client: clientOf(urls[0], buyer) };
  }

  async function order(wanted: Partial<Order>): Promise<Order> {
    const { data } = await clientOf(urls[0]).GET('/toga/status');
    const graduation_day = data?.data.graduations.at(-1)?.date ?? '';
    const occurrence = wanted.occurrence ?? (await stageFitting(db));
    return {
      occurrence,
      pieces: ['toga', 'sash'],
      height: 172,
      head: 57,
      degree: 'BA Malti',
      graduation_day,
      ...wanted,
    };
  }

  const book = async ({ client }: Renter, wanted: Partial<Order> = {}) =>
    client.POST('/toga-fitting/book', { body: await order(wanted) });

  async function held(graduate: Renter, wanted: Partial<Order> = {}): Promise<Schemas['TogaRental']> {
    const { data, error } = await book(graduate, wanted);
    expect(error).toBeUndefined();
    return data?.data as Schemas['TogaRental'];
  }

  /** Opens the payment; returns the provider's session. */
  async function pay({ client }: Renter, rental: string): Promise<string> {
    let session: string | null | undefined;
    // Other tests make the provider unavailable for a moment.
    await expect
      .poll(async () => {
        const { data, error } = await client.POST('/toga-fitting/rentals/{rental}/pay', {
          params: { path: { rental } },
          body: { no_refund_accepted: true },
        });
        session = data?.data.payment?.session_id;
        return error?.code;
      })
      .not.toBe('payments_away');
    if (typeof session !== 'string') throw new Error(`The rental ${rental} could not be paid`);
    return session;
  }

  async function stateOf(rental: string): Promise<string> {
    const row = db.selectFrom('toga_rentals').select('state').where('id', '=', rental);
    return (await row.executeTakeFirstOrThrow()).state;
  }
  const untilState = (rental: string, state: string) => expect.poll(() => stateOf(rental)).toBe(state);

  /** A rental that is held and paid. */
  async function rented(graduate: Renter, wanted: Partial<Order> = {}): Promise<Schemas['TogaRental']> {
    const rental = await held(graduate, wanted);
    await sandbox.pay(await pay(graduate, rental.id));
    await untilState(rental.id, 'booked');
    return rental;
  }

  const read = async ({ client }: Renter, rental: string) =>
    (await client.GET('/toga-fitting/rentals/{rental}', { params: { path: { rental } } })).data?.data;

  async function leftIn(fitting: string): Promise<number> {
    const slot = db.selectFrom('toga_fittings').select(['capacity', 'taken']).where('id', '=', fitting);
    const { capacity, taken } = await slot.executeTakeFirstOrThrow();
    return capacity - taken;
  }

  /** Moves a rental to a graduation this many days from today. */
  async function graduateOn(rental: string, inDays: number): Promise<void> {
    const graduation_day = new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);
    await db.updateTable('toga_rentals').set({ graduation_day }).where('id', '=', rental).execute();
  }

  /** A staff member with the role for services. */
  async function desk() {
    const { client, id } = await stageStaff(db, urls[0], 'services');
    const caseOf = (rental: string) => ({ params: { path: { rental } } });
    return {
      client,
      id,
      open: async (rental: string) => (await client.GET('/desk/togas/{rental}', caseOf(rental))).data?.data,
      act: (rental: string, body: Schemas['TogaChange']) =>
        client.POST('/desk/togas/{rental}', { ...caseOf(rental), body }),
      find: async (filter: Filter, search: string) =>
        (await client.GET('/desk/togas', { params: { query: { filter, search } } })).data?.data.map((each) => each.id),
    };
  }

  const sweep = () => fetch(`${urls[0]}/test/sweep`, { method: 'POST' });

  return {
    urls,
    dataDir,
    db,
    sandbox,
    renter,
    order,
    book,
    held,
    pay,
    stateOf,
    untilState,
    rented,
    read,
    leftIn,
    graduateOn,
    desk,
    sweep,
  };
}
