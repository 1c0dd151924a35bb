import { type RawBuilder, sql } from 'kysely';
import { linesOf } from '../../../machines/toga/rules.ts';
import { money } from '../../kernel/http/money.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { remindOnce, tomorrowAfter } from '../../kernel/jobs/reminders.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import type { MailAttachment } from '../../kernel/mail/message.ts';
import { writtenMoment, writtenPeriod } from '../../kernel/mail/moments.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { confirmationOf, fittingIcal } from './confirmation.ts';
import { type DayDeps, graduationOn } from './days.ts';
import { type MailFacts, type TogaMailKind, mailTexts } from './mail-texts.ts';
import { type FittedRental, type TogaDeps, nameOf, readKeptReason, rentals } from './rentals.ts';
import type { Locale } from '../../kernel/http/operation.ts';

type ReminderDeps = DayDeps & Pick<TogaDeps, 'db' | 'jobs'>;

/** Reminds people on the day before their fitting, and before they bring everything back. Returns how many. */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const tomorrow = tomorrowAfter(deps.site.standing.toga.remindAt, deps);
  if (tomorrow === null) return 0;
  const { today, from, until } = tomorrow;
  const isTriedOnTomorrow = sql<boolean>`state = any(${togaLife.tagged('waitsForFitting')}::text[]) and exists (
    select from toga_fittings where id = fitting_id and starts_at >= ${from} and starts_at < ${until})`;
  // Togas are due back the day after a graduation: tomorrow, if that is today.
  const isDueTomorrow = sql<boolean>`state = any(${togaLife.tagged('isOut')}::text[]) and graduation_day = ${today}`;
  const remind = (kind: 'fitting_reminder' | 'return_reminder', column: string, isDue: RawBuilder<boolean>) =>
    remindOnce(deps, { table: 'toga_rentals', column, isDue }, (trx, id, at) =>
      deps.jobs.send(trx, 'toga-mail', { rentalId: id, kind, at: at.getTime() }),
    );
  return (
    (await remind('fitting_reminder', 'fitting_reminded_at', isTriedOnTomorrow)) +
    (await remind('return_reminder', 'return_reminded_at', isDueTomorrow))
  );
}

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `at`, in milliseconds, tells one from another of its kind. */
    'toga-mail': { rentalId: string; kind: TogaMailKind; at?: number };
  }
}

/** Writes to the graduate how their rental goes on. The same mail twice is one mail: its id is made of what it is about. */
export function togaMailer(deps: TogaDeps, mailer: Mailer) {
  return async ({ rentalId, kind, at }: JobData['toga-mail']): Promise<void> => {
    const found = await rentals(deps.db)
      .innerJoin('users', 'users.id', 'toga_rentals.user_id')
      .select(['users.email', 'users.locale', 'users.first_name', 'users.last_name'])
      .where('toga_rentals.id', '=', rentalId)
      .executeTakeFirst();
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale } = found;
    const { heading, paragraphs } = mailTexts[locale][kind];
    const reason = kind === 'deposit_kept' ? await readKeptReason(deps.db, rentalId) : null;
    const attachments = kind === 'booked' || kind === 'moved' ? await attach(deps, found, locale) : [];
    const messageId = ['toga', kind, rentalId, at].filter((part) => part !== undefined).join('-');
    await sendLetter(deps, mailer, {
      to: email,
      messageId,
      attachments,
      locale,
      heading,
      paragraphs: paragraphs({ ...factsOf(deps, found, locale), reason }),
      action: mailTexts[locale].action,
      path: '/account/toga',
    });
  };
}

function factsOf(deps: TogaDeps, rental: FittedRental, locale: Locale): Omit<MailFacts, 'reason'> {
  const { union, site } = deps;
  const sum = (cents: number) => money(cents, locale).formatted;
  const at = (moment: Date) => writtenMoment(moment, locale, union.timeZone);
  const { date, collectFrom, returnFrom, returnBy } = graduationOn(deps, rental.graduation_day);
  return {
    reference: rental.reference,
    lines: linesOf(rental.pieces, union.prices).map(
      ({ item, cents }) => `${nameOf(deps, item, locale)}: ${sum(cents)}`,
    ),
    sum: sum(rental.amount),
    fitting: at(rental.starts_at),
    graduation: date,
    collectFrom: at(collectFrom),
    giveBack: writtenPeriod(returnFrom, returnBy, locale, union.timeZone),
    returnBy: at(returnBy),
    place: site.standing.toga.place[locale],
    deposit: sum(rental.deposit),
    when: at(rental.changed_at),
    isMissing: togaLife.is(rental.state, 'isMissing'),
  };
}

type Named = FittedRental & { first_name: string; last_name: string };

async function attach(deps: TogaDeps, rental: Named, locale: Locale): Promise<MailAttachment[]> {
  const { reference, first_name, last_name } = rental;
  const pdf = await confirmationOf(deps, rental, `${first_name} ${last_name}`, locale);
  const calendar = Buffer.from(fittingIcal(deps, rental, locale));
  return [
    { filename: `${reference}.pdf`, contentType: 'application/pdf', content: pdf },
    { filename: `${reference}.ics`, contentType: 'text/calendar; charset=utf-8', content: calendar },
  ];
}
