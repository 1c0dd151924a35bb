import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';
import { blobOf, formOf } from './forms.ts';

/** For the officers of one organisation: others who act for one don't find it, and nobody else may ask. What officers see is in tests/api/rar.test.ts. */
const officers = { owner: 403, student: 403, organisation: 404, newcomer: 403 };

const organisation = { id: 'medika' };
const report = () => ({ path: { ...organisation, rar_report_id: randomUUID() } });
const question = () => ({
  path: { ...organisation, rar_submission_id: randomUUID(), rar_question_id: 'officers' },
});
const answer = () => ({ path: { ...organisation, rar_submission_id: randomUUID(), rar_answer_id: 'statute' } });
const file = () => ({ path: { ...answer().path, media_id: randomUUID() } });
const paper = () => formOf({ files: [blobOf(Buffer.from('%PDF-1.7'), 'application/pdf')] });

/** The calls of the yearly report. */
export const rarCases = {
  listRarReports: { send: () => ({ path: organisation }), ...officers },
  startRarReport: { send: () => ({ path: organisation }), ...officers },
  getRarReport: { send: report, ...officers },
  listRarMedia: { send: report, ...officers },
  downloadRarDates: { send: () => ({}), everyone: 200 },
  downloadRarReport: { send: report, ...officers },
  getRarTotals: { send: report, ...officers },
  submitRarReport: { send: report, ...officers },
  withdrawRarReport: { send: report, ...officers },
  tellRarPresence: { send: () => ({ ...report(), body: { question: null } }), ...officers },
  saveRarAnswer: { send: () => ({ ...question(), body: { value: 'Żeża', revision: 0 } }), ...officers },
  listRarRevisions: { send: question, ...officers },
  listRarAnswerMedia: { send: answer, ...officers },
  addRarEvidence: { send: () => ({ ...answer(), form: paper }), ...officers },
  downloadRarEvidence: { send: file, ...officers },
  reuseRarEvidence: { send: file, ...officers },
  removeRarEvidence: { send: file, ...officers },
} satisfies Partial<Record<OperationId, Case>>;

const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const year = () => ({ path: { year: '2025' } });
const sentReport = () => ({ path: { report: randomUUID() } });

/** The calls about the results of yearly reports; what they do is in tests/api/rar-desk.full.test.ts. */
export const rarDeskCases = {
  getRarDesk: { send: () => ({}), ...all(403) },
  exportRar: { send: year, ...all(403) },
  publishRar: { send: year, ...all(403) },
  allocateRarRooms: { send: () => ({ ...year(), body: { replaces_by_hand: false } }), ...all(403) },
  giveRarRoom: {
    send: () => ({ path: { ...year().path, organisation: 'medika' }, body: { room: null } }),
    ...all(403),
  },
  getRarCase: { send: sentReport, ...all(403) },
  changeRarCase: { send: () => ({ ...sentReport(), body: { event: 'report.settle' } }), ...all(403) },
  scoreRarAnswer: {
    send: () => ({ path: { ...sentReport().path, question: 'statute' }, body: { points: 1 } }),
    ...all(403),
  },
  awardRarPoints: {
    send: () => ({ path: { ...sentReport().path, question: 'statute' }, body: { points: 1, reason: 'Saħħa' } }),
    ...all(403),
  },
  settleRarAppeal: {
    send: () => ({ path: { ...sentReport().path, appeal: randomUUID() }, body: { points: 1, answer: 'Saħħa' } }),
    ...all(403),
  },
  getRarCaseFile: { send: () => ({ path: { ...sentReport().path, file: randomUUID() } }), ...all(403) },
  inviteFirstOfficer: {
    send: () => ({ path: { id: 'medika' }, body: { email: `${randomUUID()}@uni.example` } }),
    ...all(403),
  },
  listRarResults: { send: () => ({ path: { id: 'medika' } }), ...officers },
  downloadRarResult: { send: () => ({ path: { id: 'medika', year: '2025' } }), ...officers },
  appealRarPoints: {
    send: () => ({
      path: { id: 'medika', rar_submission_id: randomUUID(), rar_question_id: 'statute' },
      body: { text: 'Saħħa' },
    }),
    ...officers,
  },
  wishRarRooms: {
    send: () => ({ path: { id: 'medika', year: '2025' }, body: { rooms: [], before: [] } }),
    ...officers,
  },
} satisfies Partial<Record<OperationId, Case>>;
