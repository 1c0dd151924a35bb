import { writtenYear } from '../calendar/scholastic-year.ts';
import { money } from '../http/money.ts';
import type { JobData } from '../jobs/jobs.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { writtenMoment } from '../mail/moments.ts';
import type { Mailer } from '../mail/transport.ts';
import type { PurchaseDeps } from './deps.ts';
import { mailTexts } from './mail-texts.ts';
import { products } from './products.ts';
import type { Letter, SoldProduct } from './sold-product.ts';

/** The kinds of mail about a purchase, and what each says besides. */
export interface PurchaseMails {
  receipt: object;
  refunded: object;
}

type PurchaseMail = {
  [Kind in keyof PurchaseMails]: { purchaseId: string; kind: Kind } & PurchaseMails[Kind];
}[keyof PurchaseMails];

declare module '../jobs/jobs.ts' {
  interface JobData {
    'purchase-mail': PurchaseMail;
  }
}

/** Writes to the buyer what became of a purchase. The same mail twice is one mail: its id is made of what it is about. */
export function purchaseMailer(deps: PurchaseDeps, mailer: Mailer, soldProducts: readonly SoldProduct[]) {
  return async (job: JobData['purchase-mail']): Promise<void> => {
    const { purchaseId, kind } = job;
    const found = await readMailed(deps, purchaseId);
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale, product } = found;
    const sold = soldProducts.find((each) => each.product === product);
    if (sold === undefined) throw new Error(`No feature sells ${product}`);
    const text = await letterFor(deps, sold, found, job);
    await sendLetter(deps, mailer, {
      to: email,
      messageId: `purchase-${kind}-${'decision' in job ? job.decision : purchaseId}`,
      locale,
      ...text,
      action: sold.page.label[locale],
      path: sold.page.path,
    });
  };
}

type Mailed = NonNullable<Awaited<ReturnType<typeof readMailed>>>;

function readMailed({ db }: PurchaseDeps, id: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .innerJoin('payments', 'payments.payable_id', 'purchases.id')
    .select(['users.email', 'users.locale', 'purchases.id', 'purchases.product', 'payments.amount', 'purchases.year'])
    .select(['purchases.paid_at', 'purchases.changed_at'])
    .where('purchases.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

async function letterFor(
  { db, union }: PurchaseDeps,
  sold: SoldProduct,
  { id, product, amount, locale, year, paid_at, changed_at }: Mailed,
  job: JobData['purchase-mail'],
): Promise<Letter> {
  const texts = mailTexts[locale];
  const facts = {
    product: products[product].name[locale],
    sum: money(amount, locale).formatted,
    reference: id.slice(0, 8).toUpperCase(),
    when: writtenMoment(paid_at ?? changed_at, locale, union.timeZone),
  };
  const purchase = { id, locale, year: writtenYear(year) };
  if (job.kind === 'refunded')
    return { heading: texts.refunded.heading(facts), paragraphs: texts.refunded.paragraphs(facts) };
  if (job.kind === 'receipt') {
    const { paragraphs, lines = [] } = await sold.receipt(db, purchase);
    const proof = [...texts.receipt.lines(facts), ...lines].join('\n');
    return { heading: texts.receipt.heading(facts), paragraphs: [...paragraphs, proof] };
  }
  if (sold.letter === undefined) throw new Error(`${product} has no mail of the kind ${job.kind}`);
  return sold.letter(db, purchase, job);
}
