import { officerOf, present } from '../../kernel/http/guards.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Handlers, Schemas } from '../../kernel/http/operation.ts';
import { questionOf, yearOf } from '../../kernel/http/rar-questions.ts';
import { readAnswer, readPresence, readRevisions, saveAnswer, tellPresence } from './answers.ts';
import { addEvidence, filesOf, openEvidence, readFiles, removeEvidence, reuseEvidence } from './evidence.ts';
import { datesIcal, reportPdf } from './papers.ts';
import { presentReport, readTotals } from './present.ts';
import { presentSummary, type RarDeps, readReport, type Place, shownState } from './reports.ts';
import { startReport, submitReport, withdrawReport } from './steps.ts';

type Operations =
  | 'listRarReports'
  | 'startRarReport'
  | 'getRarReport'
  | 'listRarMedia'
  | 'getRarTotals'
  | 'downloadRarReport'
  | 'downloadRarDates'
  | 'submitRarReport'
  | 'withdrawRarReport'
  | 'tellRarPresence'
  | 'saveRarAnswer'
  | 'listRarRevisions'
  | 'listRarAnswerMedia'
  | 'addRarEvidence'
  | 'downloadRarEvidence'
  | 'reuseRarEvidence'
  | 'removeRarEvidence';

type ReportCall = { params: { id: string; rar_report_id: string }; user: SignedIn | undefined };
type AnswerCall = { params: { id: string; rar_submission_id: string }; user: SignedIn | undefined };

const reportIn = ({ params, user }: ReportCall): Place => ({
  user: present(user),
  organisation: params.id,
  report: params.rar_report_id,
});
const submissionIn = ({ params, user }: AnswerCall): Place => ({
  user: present(user),
  organisation: params.id,
  report: params.rar_submission_id,
});

/** The yearly report from the organisations' side: begun, written together, sent, taken back. */
export function rarHandlers(deps: RarDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  const told = async (place: Place): Promise<{ data: Schemas['RarReportSummary'] }> => ({
    data: presentSummary(deps, await readReport(db, place)),
  });
  /** The report of an answer. Throws 404 for a question that its year doesn't ask. */
  const answerIn = async (call: AnswerCall, question: string) => {
    const row = await readReport(db, submissionIn(call));
    questionOf(yearOf(deps, row.year), question);
    return row.id;
  };

  return {
    listRarReports: async ({ params, user }) => {
      officerOf(user, params.id);
      const rows = await db
        .selectFrom('rar_reports')
        .selectAll()
        .where('organisation', '=', params.id)
        .orderBy('year', 'desc')
        .execute();
      return { data: rows.map((row) => presentSummary(deps, row)) };
    },
    startRarReport: async ({ params, user, request, reply }) => {
      const person = officerOf(user, params.id);
      const organisation = params.id;
      const { report } = await request.transactOnce<{ report: string }>(async (trx) => ({
        report: await startReport(deps, trx, person, organisation),
      }));
      void reply.code(201);
      return told({ user: person, organisation, report });
    },
    getRarReport: async (call) => ({
      data: await presentReport(deps, db, await readReport(db, reportIn(call)), call.locale),
    }),
    listRarMedia: async (call) => {
      const { id } = await readReport(db, reportIn(call));
      return { data: await readFiles(db, id) };
    },
    getRarTotals: async (call) => ({
      data: await readTotals(deps, db, await readReport(db, reportIn(call)), call.locale),
    }),
    downloadRarReport: async (call) => {
      const { reply, locale } = call;
      const report = await presentReport(deps, db, await readReport(db, reportIn(call)), locale);
      const pdf = await reportPdf(deps, report, locale);
      void reply.type('application/pdf');
      void reply.header('content-disposition', `attachment; filename="rar-${report.summary.year}.pdf"`);
      return pdf;
    },
    downloadRarDates: async ({ locale, reply }) => {
      void reply.type('text/calendar; charset=utf-8');
      return datesIcal(deps, locale);
    },
    submitRarReport: async (call) => {
      const place = reportIn(call);
      await call.request.transactOnce(async (trx) => {
        await submitReport(deps, trx, place);
        return {};
      });
      return told(place);
    },
    withdrawRarReport: async (call) => {
      const place = reportIn(call);
      await call.request.transactOnce(async (trx) => {
        await withdrawReport(deps, trx, place);
        return {};
      });
      return told(place);
    },
    tellRarPresence: async (call) => {
      const place = reportIn(call);
      const row = await readReport(db, place);
      await call.request.transactOnce(async (trx) => {
        await tellPresence(deps, trx, place, call.body.question);
        return {};
      });
      return { data: { ...(await readPresence(deps, place)), state: shownState(row) } };
    },
    saveRarAnswer: async (call) => {
      const { rar_question_id: question, rar_submission_id: report } = call.params;
      const { value, revision = 0 } = call.body;
      const data = await call.request.transactOnce<Schemas['RarAnswer']>(async (trx) => {
        await saveAnswer(deps, trx, submissionIn(call), { question, value, revision });
        return readAnswer(trx, report, question);
      });
      return { data };
    },
    listRarRevisions: async (call) => {
      const { rar_question_id: question } = call.params;
      return { data: await readRevisions(db, await answerIn(call, question), question) };
    },
    listRarAnswerMedia: async (call) => {
      const { rar_answer_id: question } = call.params;
      return { data: await filesOf(db, await answerIn(call, question), question) };
    },
    addRarEvidence: async (call) => {
      const place = submissionIn(call);
      await addEvidence(deps, place, call);
      void call.reply.code(201);
      return { data: await filesOf(db, place.report, call.params.rar_answer_id) };
    },
    downloadRarEvidence: async (call) => {
      const { rar_answer_id: slug, media_id: fileId } = call.params;
      const report = await answerIn(call, slug);
      const { content, size } = await openEvidence(deps, { report, slug, fileId });
      void call.reply.headers({ 'content-length': size, 'content-disposition': 'attachment' });
      void call.reply.header('cache-control', 'private, no-store').type('application/octet-stream');
      return content;
    },
    reuseRarEvidence: async (call) => {
      const { rar_answer_id: slug, media_id: fileId } = call.params;
      const place = submissionIn(call);
      await call.request.transactOnce(async (trx) => {
        await reuseEvidence(deps, trx, place, { slug, fileId });
        return {};
      });
      return { data: await filesOf(db, place.report, slug) };
    },
    removeRarEvidence: async (call) => {
      const { rar_answer_id: slug, media_id: fileId } = call.params;
      await call.request.once(async (transact) => {
        const done = await transact(async (trx) => ({
          isGone: await removeEvidence(deps, trx, submissionIn(call), { slug, fileId }),
        }));
        // A file that the disk refuses to delete now is removed with the orphans, within hours.
        if ((done as { isGone: boolean }).isGone) await deps.files.remove([fileId]).catch(() => undefined);
        return done;
      });
      return undefined;
    },
  };
}
