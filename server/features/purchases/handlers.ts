import { compact, isNumberPlate } from '../../../machines/registration/answers.ts';
import { present } from '../../kernel/http/guards.ts';
import type { Product } from '../../kernel/db/account-tables.ts';
import type { Content } from '../../kernel/files/content.ts';
import { encodeLicence } from '../../kernel/files/encode.ts';
import { withStored } from '../../kernel/files/keep.ts';
import type { Call, Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { tidyText } from '../../kernel/http/written-text.ts';
import { canOrderCards, readCard } from './cards.ts';
import type { ShopDeps } from './deps.ts';
import { endingPayment } from '../../kernel/payments/ending.ts';
import { ensureSession, findOpenPayment } from '../../kernel/payments/open.ts';
import { readPurchase } from '../../kernel/products/purchases.ts';
import { demandForSale, openPurchase, thisYear } from './open.ts';
import { readPermitStatus } from './permit-status.ts';
import { findDeclined, resendApplication, saveApplication } from './permits.ts';
import { presentPurchase } from '../../kernel/products/present.ts';

type Operations = 'applyForPermit' | 'buyStudentCard' | 'donateToResearch' | 'getPermitStatus' | 'getStudentCard';
type Opened = { id: string };
type BuyCall = Call<'buyStudentCard'> | Call<'donateToResearch'>;

/** The operations on products beside bookings: the parking permit, the student card, a donation. */
export function purchaseHandlers(deps: ShopDeps): Pick<Handlers, Operations> {
  return {
    applyForPermit: async (call) => ({ data: await applyForPermit(deps, call) }),
    buyStudentCard: async (call) => ({ data: await buy(deps, 'student_card', call) }),
    donateToResearch: async (call) => ({ data: await buy(deps, 'research_fund', call) }),
    getPermitStatus: async ({ user, locale }) => ({
      data: await readPermitStatus(deps, present(user).id, locale),
    }),
    getStudentCard: async ({ user, locale }) => ({ data: await readCard(deps, present(user), locale) }),
  };
}

async function buy(deps: ShopDeps, product: Product, call: BuyCall): Promise<Schemas['Purchase']> {
  const user = present(call.user);
  const { source = 'account' } = call.query;
  const { id } = await endingPayment(deps, () =>
    call.request.once<Opened>(async (transact) => {
      if (product === 'student_card' && !canOrderCards(deps)) throw new Problem(409, 'cards_closed');
      const year = await demandForSale(deps, user, product);
      return transact(async (trx) => {
        const { id } = await openPurchase(deps, trx, { userId: user.id, product, year, source });
        return { id };
      });
    }),
  );
  return readyToPay(deps, id, call.locale);
}

async function applyForPermit(deps: ShopDeps, call: Call<'applyForPermit'>): Promise<Schemas['Purchase']> {
  const { number_plate, images, transaction_details, source = 'account' } = call.body;
  if (!isNumberPlate(number_plate)) throw invalidPlate();
  const user = present(call.user);
  let replaced: string[] = [];
  const { id } = await endingPayment(deps, () =>
    call.request.once<Opened>(async (transact) => {
      const product = 'parking_permit';
      const declined = await findDeclined(deps.db, user.id, thisYear(deps));
      const year = declined?.year ?? (await demandForSale(deps, user, product));
      const contents: Content[] = [];
      for (const image of images) contents.push(await encodeLicence(image, 'images'));
      return withStored(deps, contents, ([front, back]) =>
        transact(async (trx) => {
          if (front === undefined || back === undefined)
            throw new Error('The contract lets no licence pass without both sides');
          const application = {
            numberPlate: compact(number_plate),
            note: tidyText(transaction_details ?? '') || null,
            front,
            back,
          };
          if (declined !== undefined) {
            replaced = await resendApplication(deps, trx, declined, application);
            return { id: declined.purchase_id ?? '' };
          }
          const purchase = await openPurchase(deps, trx, { userId: user.id, product, year, source });
          replaced = await saveApplication(deps, trx, purchase, application);
          return { id: purchase.id };
        }),
      );
    }),
  );
  await deps.files.remove(replaced);
  return readyToPay(deps, id, call.locale);
}

const invalidPlate = (): Problem => new Problem(422, 'plate_invalid', { fields: { number_plate: ['plate_invalid'] } });

/** A purchase with the address to pay it at, as long as there is something to pay. Throws PaymentsUnavailable. */
async function readyToPay(deps: ShopDeps, id: string, locale: Locale): Promise<Schemas['Purchase']> {
  const { product } = await readPurchase(deps.db, id);
  const payment = await findOpenPayment(deps.db, { type: product, id });
  if (payment !== undefined) await ensureSession(deps, payment);
  return presentPurchase(await readPurchase(deps.db, id), deps.publishableKey, locale);
}
