import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { Product } from '../../kernel/db/account-tables.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { money } from '../../kernel/http/money.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import type { PurchaseDeps } from './deps.ts';
import { type MailFacts, mailTexts } from './mail-texts.ts';
import { products } from '../../kernel/products/products.ts';
import { writtenYear } from '../../kernel/calendar/scholastic-year.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `decision` tells one refusal from another. */
    'purchase-mail':
      | { purchaseId: string; kind: 'receipt' | 'refunded' | 'permit_valid' }
      | { purchaseId: string; kind: 'permit_refused'; decision: string; reason: string };
  }
}

type Kind = JobData['purchase-mail']['kind'];

const pages: Record<Product, string> = {
  parking_permit: '/account/parking-permit',
  student_card: '/account/student-card',
  research_fund: '/account',
};

/** Writes to the buyer what became of a purchase. The same mail twice is one mail: its id is made of what it is about. */
export function purchaseMailer(deps: PurchaseDeps, mailer: Mailer) {
  return async (job: JobData['purchase-mail']): Promise<void> => {
    const { purchaseId, kind } = job;
    const found = await readPurchase(deps, purchaseId);
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale, product } = found;
    const { heading, paragraphs } = wordsOf(kind, product, locale, {
      ...factsOf(deps, purchaseId, found),
      reason: 'reason' in job ? job.reason : '',
    });
    const mail = renderMail({
      locale,
      heading,
      paragraphs,
      action: { label: mailTexts[locale].actions[product], url: `${deps.publicUrl}${pages[product]}` },
      footer: `${deps.union.name[locale]}\n${deps.union.contact.email}`,
    });
    await mailer.send({
      to: email,
      subject: heading,
      ...mail,
      messageId: `purchase-${kind}-${'decision' in job ? job.decision : purchaseId}`,
      locale,
    });
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readPurchase>>>;

function readPurchase({ db }: PurchaseDeps, id: string) {
  return db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .innerJoin('payments', 'payments.payable_id', 'purchases.id')
    .leftJoin('parking_permits', 'parking_permits.purchase_id', 'purchases.id')
    .leftJoin('student_cards', 'student_cards.purchase_id', 'purchases.id')
    .select(['users.email', 'users.locale', 'purchases.product', 'payments.amount', 'purchases.year'])
    .select(['purchases.paid_at', 'purchases.changed_at'])
    .select(['parking_permits.number_plate', 'parking_permits.note', 'student_cards.number'])
    .where('purchases.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

function factsOf({ union }: PurchaseDeps, id: string, found: Found): Omit<MailFacts, 'reason'> {
  const { locale } = found;
  return {
    product: products[found.product].name[locale],
    sum: money(found.amount, locale).formatted,
    reference: id.slice(0, 8).toUpperCase(),
    year: writtenYear(found.year),
    when: writtenMoment(found.paid_at ?? found.changed_at, locale, union.timeZone),
    plate: found.number_plate ?? '',
    note: found.note,
    cardNumber: found.number ?? '',
  };
}

function wordsOf(kind: Kind, product: Product, locale: 'en' | 'mt', facts: MailFacts) {
  const texts = mailTexts[locale];
  const heading = texts[kind].heading(facts);
  if (kind !== 'receipt') return { heading, paragraphs: texts[kind].paragraphs(facts) };
  return { heading, paragraphs: [...texts.receipt.given[product](facts), ...texts.receipt.proof(facts)] };
}
