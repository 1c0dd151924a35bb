import { sql } from 'kysely';
import { estimateOf, mostOf } from '../../../machines/rar-report/points.ts';
import { lackingIn } from '../../../machines/rar-report/questions.ts';
import { officerOf } from '../../kernel/http/guards.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { RarQuestion } from '../../kernel/content/site/rar.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { ownerOf } from '../../kernel/lifecycle/lifecycle.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import { questionOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { readText } from '../../kernel/http/written-text.ts';
import { resultPdf } from './result-pdf.ts';
import { givenOf, inWords, presentAppeal, readReport, type ReportRows, rowsOf } from './case.ts';
import {
  awardedTotals,
  holdersOf,
  placesOfYear,
  organisationOf,
  presentReason,
  presentRooms,
  publicationOf,
  type RarDeskDeps,
  readWishes,
} from './standings.ts';

type Operations = 'listRarResults' | 'downloadRarResult' | 'appealRarPoints' | 'wishRarRooms';
type Result = Schemas['RarResult'];

/** An organisation's results, and its calls about them: appeals, and wishes for a room. */
export function rarResultHandlers(deps: RarDeskDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listRarResults: async ({ params, user, locale }) => {
      officerOf(user, params.id);
      const published = await db.selectFrom('rar_publications').select('year').orderBy('year', 'desc').execute();
      const known = published.filter(({ year }) => deps.site.rarYears.some((each) => each.year === year));
      const data: Result[] = [];
      for (const { year } of known) data.push(await readResult(deps, db, { organisation: params.id, year }, locale));
      return { data };
    },
    downloadRarResult: async ({ params: { id, year }, user, locale, reply }) => {
      officerOf(user, id);
      const result = await readResult(deps, db, { organisation: id, year }, locale);
      const pdf = await resultPdf(deps, organisationOf(deps, id).name, result, locale);
      void reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="rar-results-${year}.pdf"`);
      return pdf;
    },
    appealRarPoints: async ({ params, body, user, locale, request, reply }) => {
      const officer = officerOf(user, params.id);
      const answer = await request.transactOnce<{ data: Result }>(async (trx) => {
        const place = { report: params.rar_submission_id, question: params.rar_question_id, organisation: params.id };
        const year = await appeal(deps, trx, place, body.text, officer);
        return { data: await readResult(deps, trx, { organisation: params.id, year }, locale) };
      });
      void reply.code(201);
      return answer;
    },
    wishRarRooms: ({ params, body, user, locale, request }) => {
      const officer = officerOf(user, params.id);
      const place = { organisation: params.id, year: params.year };
      return request.transactOnce(async (trx) => {
        await wish(deps, trx, place, body, officer);
        return { data: await readResult(deps, trx, place, locale) };
      });
    },
  };
}

type Place = { organisation: string; year: number };

type ResultQuestion = Result['sections'][number]['questions'][number];

/** A question of a report with the points that it was awarded, beside the organisation's own estimate. */
function presentQuestion(rows: ReportRows, question: RarQuestion, locale: Locale): ResultQuestion {
  const award = rows.awards.find((each) => each.question === question.slug);
  const { value, own, counted } = givenOf(rows, question);
  return {
    slug: question.slug,
    label: question.label[locale],
    answer: inWords(question, value, locale),
    rows: rowsOf(value),
    files: own.length,
    rule: question.points,
    evidence: question.evidence,
    lack: lackingIn(question, counted),
    estimate: estimateOf(question, counted).points,
    points: award?.points ?? 0,
    most: mostOf(question),
    reason: award?.reason ?? '',
    appeal: presentAppeal(rows.appeals.find((each) => each.question === question.slug)),
  };
}

/** A year's result of one organisation. Throws 404 before it is published. */
async function readResult(
  deps: RarDeskDeps,
  db: Queryable,
  { organisation, year: number }: Place,
  locale: Locale,
): Promise<Result> {
  const year = yearOf(deps, number);
  const publication = await publicationOf(db, number);
  if (publication === undefined) throw new Problem(404, 'not_found');
  const id = await db
    .selectFrom('rar_reports')
    .select('id')
    .where('organisation', '=', organisation)
    .where('year', '=', number)
    .executeTakeFirst();
  const rows = id && (await readReport(db, id.id));
  const wasSent = rows !== undefined && rarLife.is(rows.report.state, 'wasSent');
  const places = await placesOfYear(deps, db, year);
  const place = places.find((each) => each.organisation === organisation);
  const allocated = await db.selectFrom('rar_rooms').selectAll().where('year', '=', number).execute();
  const room = allocated.find((each) => each.organisation === organisation);
  const wishes = (await readWishes(db, number)).get(organisation) ?? [];
  const totals = awardedTotals(year, rows?.awards ?? []);
  const rooms = presentRooms(year, locale);
  return {
    year: number,
    report_id: rows?.report.id ?? null,
    state: rows?.report.state ?? rarLife.initial,
    published_at: publication.published_at.toISOString(),
    appeals_until: publication.appeals_until.toISOString(),
    can_appeal: wasSent && rarLife.is(rows.report.state, 'canAppeal') && deps.clock.now() < publication.appeals_until,
    points: wasSent ? totals.points : null,
    most: totals.most,
    rank: place?.rank ?? null,
    of: places.filter(({ points }) => points !== null).length,
    tied: places.filter(({ points, rank }) => points !== null && rank === place?.rank).length - Number(wasSent),
    turn: room?.turn ?? place?.turn ?? null,
    room: rooms.find((each) => each.id === room?.room) ?? null,
    room_reason: room === undefined ? null : presentReason(deps, wishes, room.room, holdersOf(allocated)),
    wishes,
    can_wish: room === undefined,
    rooms,
    sections: wasSent
      ? year.sections.map(({ slug, title, most, questions }) => ({
          slug,
          title: title[locale],
          points: totals.sections.find((section) => section.slug === slug)?.points ?? 0,
          most,
          questions: questions.map((question) => presentQuestion(rows, question, locale)),
        }))
      : [],
  };
}

/** Keeps an appeal against the points of a question, and returns its year. Throws 409 past the days of appeal, or for a second one. */
async function appeal(
  deps: RarDeskDeps,
  trx: Trx,
  { report: id, question: slug, organisation }: { report: string; question: string; organisation: string },
  text: string,
  officer: SignedIn,
): Promise<number> {
  const report = await rarLife.lock(trx, id);
  if (report.organisation !== organisation) throw new Problem(404, 'not_found');
  const question = questionOf(yearOf(deps, report.year), slug);
  const publication = await publicationOf(trx, report.year);
  const now = deps.clock.now();
  const isInTime = publication !== undefined && now < publication.appeals_until;
  if (publication !== undefined && !isInTime) throw new Problem(409, 'rar_appeals_over');
  await rarLife.demandMove(
    trx,
    report,
    { type: 'appeal.make', isInTime },
    { by: ownerOf({ user_id: officer.id }), at: now },
  );
  const award = await trx
    .selectFrom('rar_awards')
    .select('points')
    .where('report_id', '=', id)
    .where('question', '=', question.slug)
    .executeTakeFirstOrThrow();
  const made = {
    report_id: id,
    question: question.slug,
    text: readText(text, 'text'),
    made_at: now,
    user_id: officer.id,
  };
  await orRefusal(
    trx
      .insertInto('rar_appeals')
      .values({ ...made, points_before: award.points })
      .execute(),
  );
  return report.year;
}

/**
 * Keeps the rooms that an organisation would like. Throws 422 for one that isn't, 409 once the rooms are allocated or if another officer has
 * saved an order that wasn't known.
 */
async function wish(
  deps: RarDeskDeps,
  trx: Trx,
  place: Place,
  { rooms, before }: Schemas['RarWishes'],
  officer: SignedIn,
): Promise<void> {
  const year = yearOf(deps, place.year);
  if (rooms.some((room) => !year.rooms.some(({ id }) => id === room)))
    throw new Problem(422, 'rar_no_such_room', { fields: { rooms: ['rar_no_such_room'] } });
  const given = trx.selectFrom('rar_rooms').select('turn').where('year', '=', place.year);
  if (await given.where('organisation', '=', place.organisation).executeTakeFirst())
    throw new Problem(409, 'rar_rooms_given');
  const set = { rooms: JSON.stringify(rooms), user_id: officer.id, changed_at: deps.clock.now() };
  const kept = await trx
    .insertInto('rar_wishes')
    .values({ ...place, ...set })
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'organisation'])
        .doUpdateSet(set)
        .where(sql<boolean>`rar_wishes.rooms = ${JSON.stringify(before)}::jsonb`),
    )
    .returning('organisation')
    .executeTakeFirst();
  if (kept === undefined) throw new Problem(409, 'rar_wishes_changed');
}
