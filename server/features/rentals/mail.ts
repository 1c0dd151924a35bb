import { localDate } from '../../kernel/calendar/moments.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale } from '../../kernel/http/operation.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import { writtenDay, writtenMoment } from '../../kernel/mail/moments.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { rentalIcal } from './handlers.ts';
import { refundTerms } from './mail-terms.ts';
import { englishTexts } from './mail-texts-en.ts';
import { malteseTexts } from './mail-texts-mt.ts';
import type { MailFacts, RentalMailKind } from './mail-texts.ts';
import { refundUntil } from './payable.ts';
import { type RentalDeps, type RentalRow, sumsOf, whatOf } from './requests.ts';
import { type Span, timesOf } from './times.ts';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `at`, in milliseconds, or `refundId` tells one from another of its kind; `refund`, in euro cents, goes back, and `kept` doesn't; `day` is that of one time among several. */
    'rental-mail': {
      requestId: string;
      kind: RentalMailKind;
      at: number;
      reason?: string;
      refund?: number;
      refundId?: string;
      kept?: number;
      day?: string;
    };
  }
}

type News = JobData['rental-mail'];

/** In the requester's language. */
const mailTexts = { en: englishTexts, mt: malteseTexts };

const withCalendar: readonly RentalMailKind[] = ['approved', 'paid', 'begins_tomorrow', 'return_tomorrow'];

/** Mails the requester about their request. A mail sent twice arrives once: its id is made of what it is about. */
export function rentalMailer(deps: RentalDeps, mailer: Mailer) {
  return async (news: News): Promise<void> => {
    const { requestId, kind, at, refundId } = news;
    const found = await deps.db
      .selectFrom('rental_requests')
      .innerJoin('users', 'users.id', 'rental_requests.user_id')
      .selectAll('rental_requests')
      .select(['users.email', 'users.locale'])
      .where('rental_requests.id', '=', requestId)
      .executeTakeFirst();
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale, reference } = found;
    const { heading, paragraphs } = mailTexts[locale][kind];
    const attachments = withCalendar.includes(kind)
      ? [
          {
            filename: `${reference}.ics`,
            contentType: 'text/calendar; charset=utf-8',
            content: Buffer.from(await rentalIcal(deps, deps.db, found, locale)),
          },
        ]
      : [];
    const messageId = ['rental', kind, requestId, refundId ?? at].join('-');
    await sendLetter(deps, mailer, {
      to: email,
      messageId,
      attachments,
      locale,
      heading,
      paragraphs: paragraphs(await factsOf(deps, found, news, locale)),
      action: mailTexts[locale].action,
      path: `/account/rentals/${requestId}`,
    });
  };
}

async function factsOf(deps: RentalDeps, row: RentalRow, news: News, locale: Locale): Promise<MailFacts> {
  const { at, reason, refund = 0, kept = 0, day } = news;
  const { price, deposit } = sumsOf(deps, row);
  const { timeZone } = deps.union;
  const sum = (cents: number) => (cents === 0 ? null : money(cents, locale).formatted);
  const startsOnDay = ({ starts_at }: Span) => localDate(starts_at.getTime(), timeZone) === day;
  const time = timesOf(deps, row).find(startsOnDay) ?? row;
  return {
    reference: row.reference,
    what: await whatOf(deps, deps.db, row, locale),
    start: writtenMoment(time.starts_at, locale, timeZone),
    end: writtenMoment(time.ends_at, locale, timeZone),
    place: row.venue === null ? deps.site.standing.rentals.place[locale] : null,
    price: sum(price),
    deposit: sum(deposit),
    refund: sum(refund),
    terms: termsOf(deps, row, locale, new Date(at)),
    kept: sum(kept),
    keptLate:
      kept === 0 ? null : refundTerms[locale].kept(writtenUntil(deps, row, locale), money(kept, locale).formatted),
    until: row.repeats_until === null ? null : writtenDay(row.repeats_until, locale),
    leftOut: row.left_out.length === 0 ? null : row.left_out.map((each) => writtenDay(each, locale)).join('; '),
    payBy: row.pay_by === null ? null : writtenMoment(row.pay_by, locale, timeZone),
    reason: reason ?? null,
  };
}

const writtenUntil = (deps: RentalDeps, row: RentalRow, locale: Locale): string =>
  writtenMoment(refundUntil(deps, row), locale, deps.union.timeZone);

/** The refund terms as they stand at this moment; null if nothing can be lost, or the hire has begun. */
function termsOf(deps: RentalDeps, row: RentalRow, locale: Locale, at: Date): string | null {
  const { price, deposit } = sumsOf(deps, row);
  if (price === 0 || at >= row.starts_at) return null;
  const until = writtenUntil(deps, row, locale);
  const lost = money(price, locale).formatted;
  return at <= refundUntil(deps, row)
    ? refundTerms[locale].early(until, money(price + deposit, locale).formatted, lost)
    : refundTerms[locale].late(until, lost);
}
