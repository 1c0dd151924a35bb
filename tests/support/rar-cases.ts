import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';
import { blobOf, formOf } from './upload.ts';

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
