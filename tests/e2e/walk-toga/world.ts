import { expect } from 'vitest';
import type { Rental } from '../../../machines/toga/toga.types.ts';
import { signIn } from '../../support/accounts.ts';
import { stageSession } from '../../support/actors.ts';
import { clientOf } from '../../support/client.ts';
import { timeAt } from '../../support/clock.ts';
import { stageFitting } from '../../support/togas.ts';
import type { useTogas } from '../../support/use-togas.ts';

const SLOTS = 8;
const SLOT_MS = 20 * 60_000;
const DAY_MS = 72 * SLOT_MS;
/** Long after the slots of other tests, and before the last graduation that there is. */
const FIRST_DAY = 60;
/** The portal's own slots begin on the minute, and once the clock has been moved also on these days. */
const EIGHT_OCLOCK_MS = 24 * SLOT_MS + 1;
/** As long as a page takes to come back, and no longer. */
const LAST_MOMENTS_MS = 2500;
const declinedCard = '4000000000000002';

/** The largest size of toga, and a height that needs it; no other test rents one. */
export const XXL = { size: 'XXL', height: 200 };

/** The last path's day. The portal's clock may have been moved either way since. */
let lastDay = 0;

/** The graduate, on this page and on another device; the slots, a day of their own for each path; the others, the provider and the clock. */
export async function createWorld(togas: ReturnType<typeof useTogas>) {
  const { urls, db, sandbox, renter, order, held, pay, untilState } = togas;
  const [url] = urls;
  const device = await stageSession(db);
  const graduate = { ...device, client: clientOf(url, device) };
  const { token } = await signIn(url, device.email);
  const firstDay = Math.ceil((await timeAt(url)) / DAY_MS) + FIRST_DAY;
  lastDay = Math.max(lastDay + 1, firstDay);
  const day = lastDay;
  const slots: string[] = [];
  for (let at = 0; at < SLOTS; at += 1)
    slots.push(await stageFitting(db, { startsAt: new Date(day * DAY_MS + EIGHT_OCLOCK_MS + at * SLOT_MS) }));
  const { graduation_day } = await order({ occurrence: slots[0] ?? '' });
  let chosen = 0;

  const open = () =>
    db
      .selectFrom('toga_rentals')
      .selectAll()
      .where('user_id', '=', device.id)
      .where('state', 'in', ['held', 'awaiting_payment'])
      .executeTakeFirst();
  const payments = () =>
    db.selectFrom('payments').selectAll().where('user_id', '=', device.id).orderBy('created_at', 'desc');
  const setOpen = (values: { state?: 'ended'; expires_at?: Date }) =>
    db
      .updateTable('toga_rentals')
      .set(values)
      .where('user_id', '=', device.id)
      .where('state', 'in', ['held', 'awaiting_payment'])
      .execute();
  const nextSlot = (): string => {
    const slot = slots[(chosen += 1)];
    if (slot === undefined) throw new Error('The path chooses more slots than it has.');
    return slot;
  };
  const payWith = async (card?: string) => {
    const { session_id } = await payments().executeTakeFirstOrThrow();
    await sandbox.pay(session_id ?? '', card);
  };
  /** Gives the slot up on another device. */
  const giveUp = async () => {
    const rental = await open();
    if (rental === undefined) return;
    const path = { params: { path: { rental: rental.id } } };
    const give = () => graduate.client.DELETE('/toga-fitting/rentals/{rental}', path);
    // Other tests make the provider unavailable for a moment.
    await expect.poll(async () => (await give()).response.status).toBe(200);
  };
  const ownOpen = async () => (await open()) ?? held(graduate, { occurrence: slots[0] ?? '' });
  const ownPaying = async () => {
    const { id, state } = await ownOpen();
    if (state === 'held') await pay(graduate, id);
    return id;
  };
  /** The money comes for a slot that is no longer held. */
  const payTooLate = async () => {
    await setOpen({ state: 'ended' });
    await payWith();
  };
  const setStock = (stock: { quantity: number | null; is_limit: boolean }) =>
    db
      .insertInto('toga_stock')
      .values({ graduation_day, piece: 'toga', size: XXL.size, ...stock })
      .onConflict((conflict) => conflict.columns(['graduation_day', 'piece', 'size']).doUpdateSet(stock))
      .execute();

  return {
    email: device.email,
    token,
    nextSlot,
    giveUp,
    payTooLate,
    pay: () => payWith(),
    payByDeclinedCard: () => payWith(declinedCard),
    /** The slot that was chosen last. */
    get chosenSlot() {
      return slots[chosen] ?? '';
    },
    /** Leaves the graduate with a rental in this state, as another device would. */
    async bringTo(rental: Rental | null): Promise<string> {
      if (rental === null) return giveUp().then(() => '');
      if (rental.state === 'held') return (await ownOpen()).id;
      const id = await ownPaying();
      if (rental.state === 'booked') {
        await payWith();
        await untilState(id, 'booked');
      }
      if (rental.state === 'ended' && rental.payment?.state === 'expired') await giveUp();
      else if (rental.state === 'ended') await payTooLate();
      if (rental.state === 'ended')
        await expect
          .poll(async () => (await payments().executeTakeFirstOrThrow()).state)
          .toMatch(rental.payment?.state === 'expired' ? /^expired$/ : /^refund/);
      return id;
    },
    /** Another graduate is quicker. */
    take: async (occurrence: string) => void (await held(await renter(), { occurrence })),
    /** The union has no toga of the graduate's size left, or as many as anybody needs. */
    runOut: () => setStock({ quantity: 0, is_limit: true }),
    restock: () => setStock({ quantity: null, is_limit: false }),
    /** Ends the hold: now, or in a moment. */
    async endHold(when: 'now' | 'soon'): Promise<void> {
      await setOpen({ expires_at: new Date((await timeAt(url)) + (when === 'now' ? -1000 : LAST_MOMENTS_MS)) });
    },
    /** Ends every session but the other device's. */
    signOutEverywhere: () =>
      db
        .updateTable('sessions')
        .set({ revoked_at: new Date() })
        .where('user_id', '=', device.id)
        .where('id', '!=', device.sessionId)
        .execute(),
    /** Takes the path's free slots from the list. */
    close: () =>
      db.updateTable('toga_fittings').set({ capacity: 0 }).where('id', 'in', slots).where('taken', '=', 0).execute(),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
