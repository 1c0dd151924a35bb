import type { Product } from '../db/account-tables.ts';
import type { Queryable, Trx } from '../db/database.ts';
import type { Locale } from '../http/operation.ts';
import type { JobData } from '../jobs/jobs.ts';

/** A paid purchase, and its buyer. */
export type Delivery = { id: string; userId: string };

/** The purchase that a mail is about; `year` as in 2026/27. */
export type MailedPurchase = { id: string; locale: Locale; year: string };

/** A product's own words in its receipt: paragraphs above the product, sum and date, and lines below them. */
export type ReceiptWords = { paragraphs: string[]; lines?: string[] };
export type Letter = { heading: string; paragraphs: string[] };

/** All that a feature says of the product that it sells; buying, paying, refunding and the mails' frame are the same for each. */
export type SoldProduct = {
  product: Product;
  /** Its page in the account, and the words of the mails' link to it. */
  page: { path: string; label: Record<Locale, string> };
  /** The purchase is paid: delivers. False if there is nothing to deliver any more; the money then goes back. */
  deliver(trx: Trx, delivery: Delivery): Promise<boolean>;
  /** The purchase ended unpaid: takes back what came with it. Returns the files to remove after the commit, as they no longer belong to anyone. */
  takeBack?(trx: Trx, purchaseId: string): Promise<string[]>;
  receipt(db: Queryable, purchase: MailedPurchase): Promise<ReceiptWords>;
  /** Mails of the product's own kinds, added to `PurchaseMails`. */
  letter?(db: Queryable, purchase: MailedPurchase, job: JobData['purchase-mail']): Promise<Letter>;
};
