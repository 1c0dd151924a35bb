import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';
import { formOf } from './upload.ts';

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const complaint = () => ({ path: { complaint: randomUUID() } });

/** The calls of complaints; see `cases`. */
export const complaintCases = {
  listComplaintCases: { send: nothing, ...all(403) },
  getComplaintStatistics: { send: nothing, ...all(403) },
  getComplaintCase: { send: complaint, ...all(403) },
  handleComplaint: { send: () => ({ ...complaint(), form: () => formOf({ event: 'complaint.close' }) }), ...all(403) },
  getComplaintFile: { send: () => ({ path: { ...complaint().path, file: randomUUID() } }), ...all(403) },
  getComplaintChallenge: { send: nothing, everyone: 200 },
  // The proof of work is missing.
  sendComplaint: {
    send: () => ({ form: () => formOf({ type: 'other', feedback: 'Saħħa', anonymous: 'true' }) }),
    everyone: 422,
  },
  // The code is missing.
  readAnonymousComplaint: { send: nothing, everyone: 400 },
  writeAnonymously: { send: () => ({ form: () => formOf({ text: 'Saħħa' }) }), everyone: 400 },
  getAnonymousComplaintFile: { send: () => ({ path: { file: randomUUID() } }), everyone: 400 },
  listComplaints: { send: nothing, ...all(200) },
  getComplaint: { send: complaint, ...all(404) },
  writeToComplaint: { send: () => ({ ...complaint(), form: () => formOf({ text: 'Saħħa' }) }), ...all(404) },
  getMyComplaintFile: { send: () => ({ path: { ...complaint().path, file: randomUUID() } }), ...all(404) },
} satisfies Partial<Record<OperationId, Case>>;
