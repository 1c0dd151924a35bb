import { sql } from 'kysely';
import { nameIfAny } from '../../kernel/staff/names.ts';
import { differ, mostOf } from '../../../machines/rar-report/points.ts';
import { isAnswered } from '../../../machines/rar-report/questions.ts';
import { rarMoments, type RarQuestion } from '../../kernel/content/site/rar.ts';
import type { Queryable } from '../../kernel/db/database.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { questionsOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { inOffice } from '../../kernel/person/in-office.ts';
import { byTime, changesOf, changesOfAll } from '../../kernel/staff/changes.ts';
import { rarLife } from '../../kernel/lifecycle/lives.ts';
import {
  type RarDeskDeps,
  awardedTotals,
  byHand,
  type ByHand,
  holdersOf,
  organisationOf,
  placesOfYear,
  presentReason,
  presentRooms,
  proposedRooms,
  publicationOf,
  readWishes,
} from './standings.ts';

/** True once the results of a year stand for good. */
export async function canAllocate({ clock }: RarDeskDeps, db: Queryable, year: number): Promise<boolean> {
  const publication = await publicationOf(db, year);
  if (publication === undefined || clock.now() < publication.appeals_until) return false;
  const waiting = db.selectFrom('rar_reports').select('id').where('year', '=', year);
  return (await waiting.where('state', 'in', rarLife.tagged('isAppealed')).executeTakeFirst()) === undefined;
}

/** All that is known of a year. */
type Facts = Awaited<ReturnType<typeof readFacts>>;

async function readFacts(deps: RarDeskDeps, db: Queryable, number: number) {
  const year = yearOf(deps, number);
  const publication = await publicationOf(db, number);
  const reports = await db
    .selectFrom('rar_reports')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from rar_appeals where report_id = rar_reports.id and settled_at is null)`.as(
        'appeals',
      ),
    )
    .where('year', '=', number)
    .execute();
  const answers = await db
    .selectFrom('rar_answers')
    .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
    .select(['report_id', 'question', 'value'])
    .where('year', '=', number)
    .execute();
  const evidence = await db
    .selectFrom('rar_evidence')
    .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
    .select(['report_id', 'question'])
    .where('year', '=', number)
    .execute();
  const scores = await db
    .selectFrom('rar_scores')
    .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
    .select(['report_id', 'question', 'points', 'user_id'])
    .where('year', '=', number)
    .execute();
  const awards = await db
    .selectFrom('rar_awards')
    .innerJoin('rar_reports', 'rar_reports.id', 'report_id')
    .select(['report_id', 'question', 'points'])
    .where('year', '=', number)
    .execute();
  const officers = await db
    .selectFrom('organisation_officers')
    .innerJoin('users', 'users.id', 'user_id')
    .where('disabled_at', 'is', null)
    .select(['organisation', sql<number>`count(*)::int`.as('count')])
    .where(inOffice(deps.clock.now()))
    .groupBy('organisation')
    .execute();
  const rooms = await db
    .selectFrom('rar_rooms')
    .leftJoin('users', 'users.id', 'user_id')
    .selectAll('rar_rooms')
    .select(['first_name', 'last_name'])
    .where('year', '=', number)
    .execute();
  const wishes = await readWishes(db, number);
  const places = await placesOfYear(deps, db, year);
  return { year, publication, reports, answers, evidence, scores, awards, officers, rooms, wishes, places };
}

/** How many questions of each report have an answer. */
function countAnswered({ year, reports, answers, evidence }: Facts): Map<string, number> {
  const values = Map.groupBy(answers, ({ report_id }) => report_id);
  const files = Map.groupBy(evidence, ({ report_id }) => report_id);
  return new Map(
    reports.map(({ id }) => {
      const given = new Map((values.get(id) ?? []).map(({ question, value }) => [question, value]));
      const isGiven = (question: RarQuestion) =>
        isAnswered(question, {
          value: given.get(question.slug) ?? null,
          files: (files.get(id) ?? []).filter((file) => file.question === question.slug).length,
        });
      return [id, questionsOf(year).filter(isGiven).length];
    }),
  );
}

/** How far an organisation's report has come: its answers, the points of this member of staff, and those that are settled. */
function progressOf(
  { year, reports, scores, awards }: Facts,
  answered: ReadonlyMap<string, number>,
  organisation: string,
  staffId: string,
) {
  const report = reports.find((each) => each.organisation === organisation);
  const questions = questionsOf(year);
  const settled = awards.filter(({ report_id }) => report_id === report?.id);
  const given = scores.filter(({ report_id }) => report_id === report?.id);
  const isDiffering = (slug: string, most: number) =>
    !settled.some(({ question }) => question === slug) &&
    differ(
      given.filter(({ question }) => question === slug).map(({ points }) => points),
      most,
    );
  return {
    report_id: report?.id ?? null,
    state: report?.state ?? rarLife.initial,
    answered: answered.get(report?.id ?? '') ?? 0,
    questions: questions.length,
    submitted_at: report?.submitted_at?.toISOString() ?? null,
    scored: given.filter(({ user_id }) => user_id === staffId).length,
    awarded: settled.length,
    differing: questions.filter((question) => isDiffering(question.slug, mostOf(question))).length,
    appeals: report?.appeals ?? 0,
    points: settled.length === 0 ? null : awardedTotals(year, settled).points,
  };
}

/** Every organisation in the order of its turn, with its report and its room. */
function standingsOf(deps: RarDeskDeps, facts: Facts, staffId: string): Schemas['RarStanding'][] {
  const { year, publication, officers, rooms, wishes, places } = facts;
  const answered = countAnswered(facts);
  const isKnown = publication !== undefined;
  const standing = rooms.length > 0 ? rooms : proposedRooms(year, places, wishes);
  const holders = holdersOf(standing);
  return places.map(({ organisation, rank, turn }) => {
    const room = rooms.find((each) => each.organisation === organisation);
    const ownWishes = wishes.get(organisation) ?? [];
    const had = standing.find((each) => each.organisation === organisation)?.room ?? null;
    return {
      organisation: organisationOf(deps, organisation),
      ...progressOf(facts, answered, organisation, staffId),
      officers: officers.find((each) => each.organisation === organisation)?.count ?? 0,
      rank: isKnown ? rank : null,
      turn: room?.turn ?? (isKnown ? turn : null),
      room: room?.room ?? null,
      proposed: isKnown && rooms.length === 0 ? had : null,
      by_hand: presentByHand(room),
      room_reason: isKnown ? presentReason(deps, ownWishes, had, holders) : null,
      wishes: ownWishes,
    };
  });
}

/** The organisations that would get another room if the rooms were allocated again, each with that room; those in `fixed` keep theirs. */
function roomChanges(
  deps: RarDeskDeps,
  { year, places, wishes, rooms }: Facts,
  fixed: ByHand,
): Schemas['RarRoomChange'][] {
  return proposedRooms(year, places, wishes, fixed).flatMap(({ organisation, room: to }) => {
    const from = rooms.find((each) => each.organisation === organisation)?.room ?? null;
    return from === to ? [] : [{ organisation: organisationOf(deps, organisation).name, from, to }];
  });
}

/** A year as the desk sees it: every organisation, also those that have not begun; by name until the results are published. */
export async function readYear(
  deps: RarDeskDeps,
  db: Queryable,
  number: number,
  staffId: string,
  locale: Locale,
): Promise<Schemas['RarDesk']> {
  const facts = await readFacts(deps, db, number);
  const { year, publication, reports, rooms } = facts;
  const { opensAt, closesAt } = rarMoments(deps.site.standing.rar, deps.union, number);
  const mayAllocate = await canAllocate(deps, db, number);
  const organisations = standingsOf(deps, facts, staffId);
  const byName = new Intl.Collator(locale);
  const sent = reports.filter(({ state }) => rarLife.is(state, 'wasSent'));
  const isCounted = publication === undefined && deps.clock.now() >= closesAt;
  const unscored = isCounted ? sent.filter(({ state }) => !rarLife.is(state, 'isScored')).length : 0;
  return {
    year: number,
    years: deps.site.rarYears.map((each) => each.year).toReversed(),
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    published_at: publication?.published_at.toISOString() ?? null,
    appeals_until: publication?.appeals_until.toISOString() ?? null,
    can_publish: isCounted && sent.length > 0 && unscored === 0,
    unscored,
    can_allocate: mayAllocate,
    reallocation:
      mayAllocate && rooms.length > 0
        ? { keeping: roomChanges(deps, facts, byHand(rooms)), replacing: roomChanges(deps, facts, new Map()) }
        : null,
    readers: year.readers,
    most: year.sections.reduce((sum, { most }) => sum + most, 0),
    rooms: presentRooms(year, locale),
    history: await historyOfYear(deps, db, number),
    organisations:
      publication === undefined
        ? organisations.toSorted((one, other) => byName.compare(one.organisation.name, other.organisation.name))
        : organisations,
  };
}

/** The staff's changes to a year, and the officers they invited in any year, oldest first. */
async function historyOfYear({ site }: RarDeskDeps, db: Queryable, number: number): Promise<Schemas['DeskChange'][]> {
  const year = await changesOf(db, { what: 'rar_years', subject: String(number) });
  const ids = site.organisations.map(({ id }) => id);
  const invitations = await changesOfAll(db, 'rar_organisations', ids);
  return byTime([...year, ...[...invitations.values()].flat()]);
}

type Given = { given_at: Date | null; first_name: string | null; last_name: string | null };

/** The time at which a room was given by hand, and the giver; null if it followed from the order. */
const presentByHand = (room: Given | undefined): Schemas['RarByHand'] | null =>
  room?.given_at == null
    ? null
    : {
        at: room.given_at.toISOString(),
        by: nameIfAny(room),
      };
