import { randomUUID } from 'node:crypto';
import type { OwnPortal, Signed } from '../../support/own-portal.ts';
import { clearReports } from '../../support/rar-portal.ts';
import { answerAll, score, slugs, stageOfficer } from '../../support/rar-reports.ts';
import { stageStaff } from '../../support/staff.ts';
import { type People, peopleAt } from '../walking/people.ts';
import type { Window } from '../walking/window.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

const june = new Date('2026-06-01T10:00:00Z');
/** The report about 2025 closes at this moment. */
const deadline = new Date('2026-06-30T22:00:00Z');
/** Longer than the readers wait for an answer, or organisations may appeal. */
const LATE_DAYS = 25;
const organisation = 'medika';

/** The people of one path: somebody who writes, somebody who counts the points, and somebody who hears appeals. */
type Who = 'officer' | 'reader' | 'hearer';

export type World = Pick<People<Who>, 'open' | 'page' | 'close'> & {
  /** The report's id, once somebody has begun it. */
  report: () => Promise<string | undefined>;
  /** The portal's clock passes the deadline, or goes on by more days than anything waits; then it does what is due. */
  passDeadline: () => Promise<void>;
  letDaysPass: () => Promise<void>;
  /** Only the clock goes on; the portal does nothing by itself yet. */
  moveOn: () => Promise<void>;
  /** Answers what is missing. */
  completeAnswers: () => Promise<void>;
  /** Gives every question its points. */
  scoreAll: () => Promise<void>;
  /** The questions whose appeals wait, in the order of the report. */
  appealed: () => Promise<string[]>;
  /** Appeals against the points of the first question that nobody has appealed against. */
  appeal: () => Promise<void>;
  settleAppeal: (question: string) => Promise<void>;
};

/** A report's year on a portal of its own, in June 2026, with nobody's report yet. */
export async function createWorld(
  portal: OwnPortal,
  openWindow: (token: string | null) => Promise<Window>,
): Promise<World> {
  const { db } = portal;
  await clearReports(db);
  await portal.setClock(june);
  const people: Record<Who, Signed> = {
    officer: await stageOfficer(db, organisation, 'Ġanna'),
    reader: await stageStaff(db, portal.url(), 'reports'),
    hearer: await stageStaff(db, portal.url(), 'reports'),
  };
  const { open, page, close } = peopleAt(portal, people, async () => {
    const window = await openWindow(null);
    await window.page.clock.install({ time: portal.now() });
    return window;
  });

  const report = async () =>
    (await db.selectFrom('rar_reports').select('id').where('organisation', '=', organisation).executeTakeFirst())?.id;
  const begun = async () => {
    const id = await report();
    if (id === undefined) throw new Error('Nobody has begun the report.');
    return id;
  };
  const clientOf = (who: Who) => portal.clientOf(people[who]);
  const moveOn = () => portal.setClock(new Date(portal.now().getTime() + LATE_DAYS * DAY_MS));
  const openAppeals = async () => {
    const waiting = await db
      .selectFrom('rar_appeals')
      .select(['id', 'question'])
      .where('report_id', '=', await begun())
      .where('points_after', 'is', null)
      .execute();
    return slugs.flatMap((slug) => waiting.filter(({ question }) => question === slug));
  };

  return {
    report,
    open,
    page,
    close,
    passDeadline: async () => {
      await portal.setClock(new Date(Math.max(deadline.getTime(), portal.now().getTime())));
      await portal.sweep();
    },
    letDaysPass: async () => {
      await moveOn();
      await portal.sweep();
    },
    moveOn,
    completeAnswers: async () =>
      answerAll(db, { id: people.officer.id, client: await clientOf('officer') }, organisation, await begun()),
    scoreAll: async () => {
      const reader = { id: people.reader.id, client: await clientOf('reader') };
      for (const slug of slugs) await score(reader, await begun(), slug, 1);
    },
    appealed: async () => (await openAppeals()).map(({ question }) => question),
    appeal: async () => {
      const made = await db.selectFrom('rar_appeals').select('question').execute();
      const question = slugs.find((slug) => made.every((each) => each.question !== slug)) ?? '';
      const path = { id: organisation, rar_submission_id: await begun(), rar_question_id: question };
      await (
        await clientOf('officer')
      ).POST('/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/appeal', {
        params: { path },
        body: { text: `Erġgħu ħarsu, ${randomUUID()}` },
      });
    },
    settleAppeal: async (question) => {
      const appeal = (await openAppeals()).find((each) => each.question === question)?.id ?? '';
      await (
        await clientOf('hearer')
      ).POST('/desk/rar/reports/{report}/appeals/{appeal}', {
        params: { path: { report: await begun(), appeal } },
        body: { points: 1, answer: 'Il-punti jibqgħu.' },
      });
    },
  };
}
