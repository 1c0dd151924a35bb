import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Purchase, usePurchases } from '../support/purchasing.ts';
import { askFor, caseOf, decide, evening, useRentals } from '../support/rentals.ts';
import { stageStaff } from '../support/staff.ts';
import { useTogas } from '../support/use-togas.ts';

const togas = useTogas();
const rentals = useRentals();
const { db, urls, person, apply, orderCard, opened, setPayment, stateOf, paidPermit, permitOf } = usePurchases();

type Keyed = { headers: { 'idempotency-key': string } };
const newKey = (): Keyed => ({ headers: { 'idempotency-key': randomUUID() } });
/** A key under which the person has sent another request. */
async function usedKey({ id }: { id: string }): Promise<Keyed> {
  const key = newKey();
  const before = { operation: 'updateDetails', request_hash: 'another', response: '{}', created_at: new Date() };
  await db
    .insertInto('idempotency_keys')
    .values({ user_id: id, key: key.headers['idempotency-key'], ...before })
    .execute();
  return key;
}
const paymentOf = async (id: string): Promise<string> => {
  const payment = db.selectFrom('payments').select('state').where('payable_id', '=', id);
  return (await payment.orderBy('sequence', 'desc').executeTakeFirstOrThrow()).state;
};

/** A request that the desk approved, on its way to payment. */
async function toPay() {
  const requester = await rentals.student();
  const { client: desk } = await stageStaff(db, urls[0], 'services');
  const { id } = await askFor(requester.client, {
    ...evening(),
    venue: null,
    equipment: [{ id: 'e-bike', quantity: 1 }],
  });
  await decide(desk, id, 'request.approve');
  await requester.client.POST('/rentals/requests/{request}/pay', caseOf(id));
  expect(await paymentOf(id)).toBe('open');
  return { requester, desk, id };
}

describe('a refused call ends no open payment', () => {
  it('of a toga, under a key of another request', async () => {
    const graduate = await togas.renter();
    const { id } = await togas.held(graduate);
    await togas.pay(graduate, id);
    const key = await usedKey(graduate);
    const { error } = await graduate.client.DELETE('/toga-fitting/rentals/{rental}', {
      params: { path: { rental: id } },
      ...key,
    });
    expect([error?.code, await paymentOf(id)]).toEqual(['key_reused', 'open']);
  });

  it('of a request to hire, under a key of another request', async () => {
    const { requester, id } = await toPay();
    const key = await usedKey(requester);
    const { error } = await requester.client.DELETE('/rentals/requests/{request}', { ...caseOf(id), ...key });
    expect([error?.code, await paymentOf(id)]).toEqual(['key_reused', 'open']);
  });

  it('of a request to hire, which the desk calls off without a reason', async () => {
    const { desk, id } = await toPay();
    expect((await decide(desk, id, 'request.cancel', ' ')).error?.code).toBe('reason_needed');
    expect(await paymentOf(id)).toBe('open');
  });

  it('of a step of the registration, under a key of another request', async () => {
    const newcomer = await person({ registered: false });
    const purchase = await opened(apply(newcomer));
    const key = await usedKey(newcomer);
    const { error } = await newcomer.client.PUT('/auth/register/status', { body: { step: 'PARKING' }, ...key });
    expect([error?.code, await stateOf(purchase)]).toEqual(['key_reused', 'open']);
  });

  it('of a card, under a key of another request, when its payment ends soon', async () => {
    const owner = await person();
    const purchase = await opened(orderCard(owner));
    await setPayment(purchase, { created_at: new Date(Date.now() - 11.5 * 3_600_000) });
    const { headers } = await usedKey(owner);
    const { error } = await orderCard(owner, headers);
    expect([error?.code, await stateOf(purchase)]).toEqual(['key_reused', 'open']);
  });
});

describe('a call whose answer was lost is answered again, though nothing more can be done', () => {
  const answerTo = async (call: Promise<{ data?: { data: Purchase }; error?: { code?: string } }>) => {
    const { data, error } = await call;
    return error?.code ?? data?.data.id;
  };

  it('when the licence was sent again', async () => {
    const owner = await person();
    const permit = await paidPermit(owner);
    const { client: desk } = await stageStaff(db, urls[0], 'services');
    const path = { params: { path: { permit } } };
    const version = (await desk.GET('/desk/permits/{permit}', path)).data?.data.version ?? '';
    const body = { event: 'permit.decline', version, reason: 'Mhux ċara.' } as const;
    await desk.POST('/desk/permits/{permit}', { ...path, body });
    expect((await permitOf(owner))?.state).toBe('refused');
    const { headers } = newKey();
    const first = await answerTo(apply(owner, 'LUZ 028', headers));
    expect(first).not.toBe('permit_bought');
    expect(await answerTo(apply(owner, 'LUZ 028', headers))).toBe(first);
  });

  it('when what was ordered is paid', async () => {
    const owner = await person();
    const { headers } = newKey();
    const purchase = await opened(orderCard(owner, headers));
    await togas.sandbox.pay(purchase.session_id ?? '');
    await expect.poll(() => stateOf(purchase)).toBe('paid');
    expect(await answerTo(orderCard(owner, headers))).toBe(purchase.id);
  });
});

it('a toga with an open payment is cancelled by one of two calls at the same moment', async () => {
  const graduate = await togas.renter();
  const { id } = await togas.held(graduate);
  await togas.pay(graduate, id);
  const cancel = () => graduate.client.DELETE('/toga-fitting/rentals/{rental}', { params: { path: { rental: id } } });
  const answers = await Promise.all([cancel(), cancel()]);
  const codes = answers.map(({ response, error }) => error?.code ?? response.status);
  expect(codes).toEqual(expect.arrayContaining([200, 'not_in_this_state']));
  expect([await togas.stateOf(id), await paymentOf(id)]).toEqual(['ended', 'expired']);
});
