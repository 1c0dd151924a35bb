import { compact, isNumberPlate } from '../../../machines/registration/answers.ts';
import { present } from '../../kernel/http/guards.ts';
import type { Content } from '../../kernel/files/content.ts';
import { encodeLicence } from '../../kernel/files/encode.ts';
import { withStored } from '../../kernel/files/keep.ts';
import type { Call, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { tidyText } from '../../kernel/http/written-text.ts';
import { readyToPay } from '../../kernel/products/buy.ts';
import type { PurchaseDeps } from '../../kernel/products/deps.ts';
import { endingPayment } from '../../kernel/payments/ending.ts';
import { demandForSale, openPurchase, thisYear } from '../../kernel/products/sale.ts';
import { findDeclined, resendApplication, saveApplication } from './permits.ts';

/**
 * Applies for a permit, or sends again the licence of an application that was declined, which costs nothing. Throws 422 for a plate or photo
 * that is none, and what `buy` throws.
 */
export async function applyForPermit(deps: PurchaseDeps, call: Call<'applyForPermit'>): Promise<Schemas['Purchase']> {
  const { number_plate, images, transaction_details, source = 'account' } = call.body;
  if (!isNumberPlate(number_plate)) throw invalidPlate();
  const user = present(call.user);
  let replaced: string[] = [];
  const { id } = await endingPayment(deps, () =>
    call.request.once<{ id: string }>(async (transact) => {
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
