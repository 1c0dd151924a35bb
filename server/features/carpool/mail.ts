import { randomUUID } from 'node:crypto';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import { writtenDay, writtenMoment } from '../../kernel/mail/moments.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { type CarpoolDeps, parkingDay } from './dates.ts';
import { type MailText, mailTexts } from './mail-texts.ts';
import { spaceOf } from './read.ts';

export type CarpoolMailKind = 'asked' | 'declined' | 'removed' | 'cancelled' | 'closed' | 'lapsed';

declare module '../../kernel/jobs/jobs.ts' {
  interface JobData {
    /** `mark` tells one such mail from another; `aboutId` is whom it speaks of beside the driver. */
    'carpool-mail': {
      kind: CarpoolMailKind;
      carpoolId: string;
      userId: string;
      aboutId: string | null;
      note: string | null;
      mark: string;
    };
    /** The driver's account is gone, and their booking with it: all that can be told is the day. */
    'carpool-gone-mail': { userId: string; day: string; mark: string };
  }
}

/** Has these people told what became of a ride, once the transaction is through. */
export async function sendMail(
  { jobs }: Pick<CarpoolDeps, 'jobs'>,
  trx: Trx,
  kind: CarpoolMailKind,
  carpoolId: string,
  userIds: readonly string[],
  aboutId: string | null = null,
  note: string | null = null,
): Promise<void> {
  for (const userId of userIds)
    await jobs.send(trx, 'carpool-mail', { kind, carpoolId, userId, aboutId, note, mark: randomUUID() });
}

/** Writes to somebody what became of a ride. The same mail twice is one mail: its id is made of what it is about. */
export function carpoolMailer(deps: CarpoolDeps, mailer: Pick<Mailer, 'send'>) {
  const { db, union } = deps;
  return async ({ kind, carpoolId, userId, aboutId, note, mark }: JobData['carpool-mail']): Promise<void> => {
    const reader = await readerOf(db, userId);
    const carpool = await db.selectFrom('carpools').selectAll().where('id', '=', carpoolId).executeTakeFirst();
    // The account, or that of the driver, may have been deleted meanwhile.
    if (reader === undefined || carpool === undefined) return;
    const nameOf = async (id: string) => {
      const person = db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id);
      const { first_name, last_name } = await person.executeTakeFirstOrThrow();
      return `${first_name} ${last_name.slice(0, 1)}.`;
    };
    const { locale } = reader;
    const { row, number } = spaceOf(deps, carpool.space);
    const { bookBefore, enterBefore } = parkingDay(deps, carpool.day);
    const texts = mailTexts[locale];
    const text = texts[kind]({
      driver: await nameOf(carpool.user_id),
      passenger: aboutId === null ? '' : await nameOf(aboutId).catch(() => texts.somebody),
      day: writtenDay(carpool.day, locale),
      space: `${row}${number}`,
      bookBefore: writtenMoment(new Date(bookBefore.getTime() - 60_000), locale, union.timeZone),
      enterBefore: writtenMoment(enterBefore, locale, union.timeZone),
      isAlone: carpoolLife.is(carpool.state, 'isLacking'),
      note,
    });
    await write(deps, mailer, { reader, text, messageId: `carpool-${kind}-${mark}` });
  };
}

/** Tells passengers, once the transaction is through, that the driver's account is gone. */
export async function sendDriverGone(
  { jobs }: Pick<CarpoolDeps, 'jobs'>,
  trx: Trx,
  day: string,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) await jobs.send(trx, 'carpool-gone-mail', { userId, day, mark: randomUUID() });
}

/** Writes to a passenger that the ride's driver is gone. */
export function driverGoneMailer(deps: CarpoolDeps, mailer: Pick<Mailer, 'send'>) {
  return async ({ userId, day, mark }: JobData['carpool-gone-mail']): Promise<void> => {
    const reader = await readerOf(deps.db, userId);
    if (reader === undefined) return;
    const text = mailTexts[reader.locale].driverGone(writtenDay(day, reader.locale));
    await write(deps, mailer, { reader, text, messageId: `carpool-gone-${mark}` });
  };
}

type Reader = { email: string; locale: 'en' | 'mt' };

const readerOf = (db: Queryable, userId: string): Promise<Reader | undefined> =>
  db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

function write(
  deps: CarpoolDeps,
  mailer: Pick<Mailer, 'send'>,
  { reader, text, messageId }: { reader: Reader; text: MailText; messageId: string },
): Promise<void> {
  const { email, locale } = reader;
  return sendLetter(deps, mailer, {
    to: email,
    messageId,
    locale,
    ...text,
    action: mailTexts[locale].action,
    path: '/account/carpooling/bookings',
  });
}
