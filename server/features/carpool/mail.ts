import { randomUUID } from 'node:crypto';
import type { Trx } from '../../kernel/auth/deps.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import { writtenDay, writtenMoment } from '../../kernel/mail/moments.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { type CarpoolDeps, parkingDay } from './dates.ts';
import { mailTexts } from './mail-texts.ts';
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
  const { db, union, publicUrl } = deps;
  return async ({ kind, carpoolId, userId, aboutId, note, mark }: JobData['carpool-mail']): Promise<void> => {
    const reader = await db
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
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
    const { heading, paragraphs } = texts[kind]({
      driver: await nameOf(carpool.user_id),
      passenger: aboutId === null ? '' : await nameOf(aboutId).catch(() => texts.somebody),
      day: writtenDay(carpool.day, locale),
      space: `${row}${number}`,
      bookBefore: writtenMoment(new Date(bookBefore.getTime() - 60_000), locale, union.timeZone),
      enterBefore: writtenMoment(enterBefore, locale, union.timeZone),
      isAlone: carpoolLife.is(carpool.state, 'isLacking'),
      note,
    });
    const mail = renderMail({
      locale,
      heading,
      paragraphs,
      action: { label: texts.action, url: `${publicUrl}/account/carpooling/bookings` },
      footer: `${union.name[locale]}\n${union.contact.email}`,
    });
    const messageId = `carpool-${kind}-${mark}`;
    await mailer.send({ to: reader.email, subject: heading, ...mail, messageId, locale });
  };
}
