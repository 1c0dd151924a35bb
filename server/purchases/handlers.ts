import { compact, isNumberPlate } from '../../machines/registration/answers.ts';
import { present } from '../auth/guards.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import type { Product } from '../db/account-tables.ts';
import type { Content } from '../files/content.ts';
import { encodeLicence } from '../files/encode.ts';
import { withStored } from '../files/keep.ts';
import type { Call, Handlers, Locale, Schemas } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';
import { idempotently } from '../idempotency/idempotently.ts';
import { canOrderCards, readCard } from './cards.ts';
import type { ShopDeps } from './deps.ts';
import { endOpenPurchase } from './end.ts';
import { findOpenPurchase } from './locks.ts';
import { demandForSale, openPurchase } from './open.ts';
import { readPermitStatus } from './permit-status.ts';
import { saveApplication } from './permits.ts';
import { presentPurchase } from './present.ts';
import { dayOf, yearOnSale } from './scholastic-year.ts';
import { ensureSession, isNearItsEnd } from './sessions.ts';

type Operations = 'applyForPermit' | 'buyStudentCard' | 'donateToResearch' | 'getPermitStatus' | 'getStudentCard';
type Opened = { id: string };
type BuyCall = Call<'buyStudentCard'> | Call<'donateToResearch'>;

/** What students pay for beside bookings: the parking permit, the student card, a donation. */
export function purchaseHandlers(deps: ShopDeps): Pick<Handlers, Operations> {
  return {
    applyForPermit: async (call) => ({ data: await applyForPermit(deps, call) }),
    buyStudentCard: async (call) => {
      if (!canOrderCards(deps)) throw new Problem(409, 'cards_closed');
      return { data: await buy(deps, 'buyStudentCard', 'student_card', call) };
    },
    donateToResearch: async (call) => ({ data: await buy(deps, 'donateToResearch', 'research_fund', call) }),
    getPermitStatus: async ({ user, locale }) => ({
      data: await readPermitStatus(deps, student(present(user)).id, locale),
    }),
    getStudentCard: async ({ user, locale }) => ({ data: await readCard(deps, student(present(user)), locale) }),
  };
}

function student(user: SignedIn): SignedIn {
  if (user.userType === 'organisation') throw new Problem(403, 'forbidden');
  return user;
}

async function buy(deps: ShopDeps, operation: string, product: Product, call: BuyCall): Promise<Schemas['Purchase']> {
  const user = present(call.user);
  const order = await prepareOrder(deps, user, product);
  const { source = 'account' } = call.query;
  const { id } = await idempotently<Opened>(deps, operation, call, (transact) =>
    transact(async (trx) => ({ id: (await openPurchase(deps, trx, { ...order, source })).id })),
  );
  return readyToPay(deps, id, call.locale);
}

async function applyForPermit(deps: ShopDeps, call: Call<'applyForPermit'>): Promise<Schemas['Purchase']> {
  const { number_plate, images, transaction_details, source = 'account' } = call.body;
  if (!isNumberPlate(number_plate)) throw invalidPlate();
  const order = await prepareOrder(deps, present(call.user), 'parking_permit');
  const contents: Content[] = [];
  for (const image of images) contents.push(await encodeLicence(image, 'images'));
  let replaced: string[] = [];
  const { id } = await idempotently<Opened>(deps, 'applyForPermit', call, (transact) =>
    withStored(deps, contents, ([front, back]) =>
      transact(async (trx) => {
        const purchase = await openPurchase(deps, trx, { ...order, source });
        if (front === undefined || back === undefined)
          throw new Error('The contract lets no licence pass without both sides');
        const application = { numberPlate: compact(number_plate), note: transaction_details ?? null, front, back };
        replaced = await saveApplication(deps, trx, purchase, application);
        return { id: purchase.id };
      }),
    ),
  );
  await deps.files.remove(replaced);
  return readyToPay(deps, id, call.locale);
}

const invalidPlate = (): Problem => new Problem(422, 'plate_invalid', { fields: { number_plate: ['plate_invalid'] } });

/** What is ordered, once it is for this person and now; a payment that is over soon is ended, so that another takes its place. */
async function prepareOrder(deps: ShopDeps, user: SignedIn, product: Product) {
  const now = deps.clock.now();
  const year = yearOnSale(deps.union, dayOf(now, deps.union));
  await demandForSale(deps, user, product, year);
  const before = await findOpenPurchase(deps.db, user.id, product);
  if (before && (isNearItsEnd(before, now) || before.year !== year)) await endOpenPurchase(deps, user.id, product);
  return { userId: user.id, product, year };
}

/** A purchase with the address to pay it at, as long as there is something to pay. Throws PaymentsUnavailable. */
async function readyToPay(deps: ShopDeps, id: string, locale: Locale): Promise<Schemas['Purchase']> {
  const read = () => deps.db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const purchase = await read();
  if (purchase.state === 'open' || purchase.state === 'declined') await ensureSession(deps, purchase);
  return presentPurchase(await read(), deps.publishableKey, locale);
}
