import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import type { Schema } from '../../server/kernel/db/schema.ts';
import { clientOf, type Client } from './client.ts';
import { blobOf, formOf } from './forms.ts';
import { photo } from './hostile-files.ts';
import { sandboxOf } from './sandbox.ts';
import { type Buyer, openStage, stageBuyers } from './stage.ts';

const run = promisify(execFile);

export type Purchase = components['schemas']['Purchase'];
export type Purchaser = Buyer & { client: Client };

/** People who buy the union's offers besides tickets, the server's records of them, and the payment provider. */
export function usePurchases() {
  const { urls, dataDir } = inject('portal');
  const db = openStage(dataDir);
  const sandbox = sandboxOf(dataDir);
  let licence: Blob;
  beforeAll(async () => {
    licence = blobOf(await photo());
  });
  afterAll(() => db.destroy());

  async function person(settings: { registered?: boolean } = {}): Promise<Purchaser> {
    const [buyer] = await stageBuyers(db, 1);
    if (buyer === undefined) throw new Error('Nobody was staged');
    if (settings.registered === false) await unregister(buyer);
    return { ...buyer, client: clientOf(urls[0], buyer) };
  }

  /** Takes a person back to the step that offers a permit. */
  async function unregister({ id }: Buyer): Promise<void> {
    await db.updateTable('users').set({ registered: false, registered_at: null }).where('id', '=', id).execute();
    const none = { address_line_2: null, personal_email: null };
    await db
      .insertInto('personal_details')
      .values({ user_id: id, document_kind: 'passport', document_number: 'X12345', nationality: 'MT' })
      .execute();
    await db
      .insertInto('contact_details')
      .values({
        ...none,
        user_id: id,
        address_line_1: '1, Triq il-Kbira',
        locality: 'msida',
        postcode: 'MSD2080',
        mobile_extension: '+356',
        mobile_number: '79123456',
      })
      .execute();
    await db
      .insertInto('academic_details')
      .values({
        user_id: id,
        entity_id: 'faculty-of-arts',
        course_id: 'ba-maltese',
        enrollment_type_id: 'full-time',
        start_year: 2026,
        graduation_year: 2029,
      })
      .execute();
  }

  const apply = ({ client }: Purchaser, plate = 'LUZ 027', headers = {}, note = 'Għall-karozza ż-żgħira') =>
    client.POST('/auth/register/vehicle', {
      body: { number_plate: plate, images: [licence, licence], type: 'session', source: 'account' },
      bodySerializer: (body) => formOf({ ...body, transaction_details: note }),
      headers,
    });
  const orderCard = ({ client }: Purchaser, headers = {}) =>
    client.POST('/auth/register/cards', { params: { query: { type: 'session' } }, headers });
  const donate = ({ client }: Purchaser) =>
    client.POST('/auth/register/solidarity', { params: { query: { type: 'session', source: 'registration' } } });

  async function opened(answer: Promise<{ data?: { data: Purchase }; error?: unknown }>): Promise<Purchase> {
    const { data, error } = await answer;
    expect(error).toBeUndefined();
    return data?.data as Purchase;
  }

  const permitOf = async ({ client }: Purchaser) => (await client.GET('/parking-permit/status')).data?.data;
  const cardOf = async ({ client }: Purchaser) => (await client.GET('/cards/mine')).data?.data;
  /** As in the contract: a payment that expired is a purchase that ended. */
  async function stateOf({ payment_id }: Purchase): Promise<string> {
    const payment = db.selectFrom('payments').select('state').where('id', '=', payment_id);
    const { state } = await payment.executeTakeFirstOrThrow();
    return state === 'expired' ? 'ended' : state;
  }
  const setPayment = ({ payment_id }: Purchase, values: Updateable<Schema['payments']>) =>
    db.updateTable('payments').set(values).where('id', '=', payment_id).execute();
  /** As if nobody could pay it any more, while the provider's session goes on. */
  async function end(purchase: Purchase): Promise<void> {
    await setPayment(purchase, { state: 'expired' });
    await db.updateTable('purchases').set({ state: 'ended' }).where('id', '=', purchase.id).execute();
  }
  const untilState = (purchase: Purchase, state: string) => expect.poll(() => stateOf(purchase)).toBe(state);
  const sessionOf = ({ session_id }: Purchase): string => session_id ?? '';
  /** An application for a permit that has been paid for. Returns the permit's id. */
  async function paidPermit(owner: Purchaser): Promise<string> {
    const purchase = await opened(apply(owner));
    await sandbox.pay(sessionOf(purchase));
    await untilState(purchase, 'paid');
    const query = db.selectFrom('parking_permits').select('id').where('user_id', '=', owner.id);
    return (await query.executeTakeFirstOrThrow()).id;
  }
  const sweep = (url = urls[0]) => fetch(`${url}/test/sweep`, { method: 'POST' });
  const filesOf = ({ id }: Purchaser) =>
    db.selectFrom('files').select(['id', 'purpose']).where('user_id', '=', id).execute();

  /** The output of the union's command; the connections to the portal stay open meanwhile. */
  async function permits(...given: string[]): Promise<string> {
    const cli = resolve(import.meta.dirname, '../../server/features/permits/cli.ts');
    const env = { ...process.env, DATA_DIR: dataDir };
    const { stdout, stderr } = await run(process.execPath, [cli, ...given], { env }).catch(
      (failure: { stdout: string; stderr: string }) => failure,
    );
    return stdout + stderr;
  }

  return {
    urls,
    dataDir,
    db,
    sandbox,
    person,
    apply,
    orderCard,
    donate,
    opened,
    permitOf,
    cardOf,
    stateOf,
    setPayment,
    end,
    untilState,
    sessionOf,
    paidPermit,
    sweep,
    filesOf,
    permits,
  };
}
