import { rarMoments } from '../../kernel/content/site/rar.ts';
import { questionOf, yearOf } from '../../kernel/http/rar-questions.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { sendLetter } from '../../kernel/mail/send-letter.ts';
import { writtenMoment } from '../../kernel/mail/moments.ts';
import type { Mailer } from '../../kernel/mail/transport.ts';
import { mailTexts, type MailFacts } from './mail-texts.ts';
import {
  holdersOf,
  organisationOf,
  presentReason,
  presentRooms,
  publicationOf,
  type RarDeskDeps,
  readWishes,
} from './standings.ts';
import type { Locale } from '../../kernel/http/operation.ts';

/** Emails an officer news of the report. The Message-ID is derived from the news, so a repeated job doesn't send it twice. */
export function rarDeskMailer(deps: RarDeskDeps, mailer: Mailer) {
  return async (news: JobData['rar-desk-mail']): Promise<void> => {
    const { kind, organisation, userId, year, at, days } = news;
    const officer = deps.db.selectFrom('users').select(['email', 'locale']).where('id', '=', userId);
    const found = await officer.where('deleted_at', 'is', null).executeTakeFirst();
    // The account may have been deleted meanwhile.
    if (found === undefined) return;
    const { email, locale } = found;
    const facts = await factsOf(deps, news, locale);
    const { heading, paragraphs, page } = mailTexts[locale][kind];
    const messageId = ['rar', kind, year, organisation, days ?? at, userId].join('-');
    await sendLetter(deps, mailer, {
      to: email,
      messageId,
      locale,
      heading: heading(facts),
      paragraphs: paragraphs(facts),
      action: mailTexts[locale].actions[page],
      path: `/rar/current/${page}`,
    });
  };
}

async function factsOf(deps: RarDeskDeps, news: JobData['rar-desk-mail'], locale: Locale): Promise<MailFacts> {
  const { db, site, union } = deps;
  const { organisation, year: number, days = 0, appealId, by, at } = news;
  const year = yearOf(deps, number);
  const moment = (date: Date) => writtenMoment(date, locale, union.timeZone);
  // A deadline at midnight is written as 23:59 of the day before.
  const lastMinute = (date: Date) => moment(new Date(date.getTime() - 60_000));
  const report = await db
    .selectFrom('rar_reports')
    .select(['returned_until', 'requests'])
    .where('organisation', '=', organisation)
    .where('year', '=', number)
    .executeTakeFirst();
  const publication = await publicationOf(db, number);
  const appeal =
    appealId === undefined
      ? undefined
      : await db.selectFrom('rar_appeals').selectAll().where('id', '=', appealId).executeTakeFirst();
  return {
    ...(await roomFactsOf(deps, news, locale)),
    organisation: organisationOf(deps, organisation).name,
    sentBy: by === undefined ? undefined : await nameOf(db, by),
    sentAt: moment(new Date(at)),
    year: number,
    days,
    closes: lastMinute(rarMoments(site.standing.rar, union, number).closesAt),
    until: report?.returned_until ? lastMinute(report.returned_until) : '',
    requests: (report?.requests ?? []).map(
      ({ question, reason }) => `${questionOf(year, question).label[locale]}\n${reason}`,
    ),
    appealsUntil: publication === undefined ? '' : lastMinute(publication.appeals_until),
    appeal: appeal && {
      question: questionOf(year, appeal.question).label[locale],
      before: appeal.points_before,
      after: appeal.points_after ?? appeal.points_before,
      answer: appeal.answer ?? '',
    },
  };
}

/** The name of an account; undefined if it has been deleted meanwhile. */
async function nameOf(db: RarDeskDeps['db'], userId: string): Promise<string | undefined> {
  const user = db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId);
  const found = await user.where('deleted_at', 'is', null).executeTakeFirst();
  return found && `${found.first_name} ${found.last_name}`;
}

/** The room of an organisation, and why it is that one. */
async function roomFactsOf(
  deps: RarDeskDeps,
  { organisation, year: number }: JobData['rar-desk-mail'],
  locale: Locale,
): Promise<Pick<MailFacts, 'room' | 'wish' | 'hasWishes' | 'taken'>> {
  const rooms = presentRooms(yearOf(deps, number), locale);
  const nameOfRoom = (id: string) => rooms.find((each) => each.id === id)?.name ?? id;
  const given = await deps.db.selectFrom('rar_rooms').selectAll().where('year', '=', number).execute();
  const own = given.find((each) => each.organisation === organisation)?.room ?? null;
  const wishes = (await readWishes(deps.db, number)).get(organisation) ?? [];
  const { wish, taken } = presentReason(deps, wishes, own, holdersOf(given));
  const room = rooms.find(({ id }) => id === own);
  return {
    room: room && `${room.name}. ${room.place}`,
    wish,
    hasWishes: wishes.length > 0,
    taken: taken.map((each) => ({ ...each, room: nameOfRoom(each.room) })),
  };
}
