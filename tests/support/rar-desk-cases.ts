import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';

const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
/** For officers of the organisation; those of another do not find it. */
const officersOnly = { owner: 403, student: 403, organisation: 404, newcomer: 403 };
const year = () => ({ path: { year: '2025' } });
const report = () => ({ path: { report: randomUUID() } });

/** The calls about the results of yearly reports; what they do is in tests/api/rar-desk.test.ts. */
export const rarDeskCases = {
  getRarDesk: { send: () => ({}), ...all(403) },
  exportRar: { send: year, ...all(403) },
  publishRar: { send: year, ...all(403) },
  allocateRarRooms: { send: year, ...all(403) },
  giveRarRoom: {
    send: () => ({ path: { ...year().path, organisation: 'medika' }, body: { room: null } }),
    ...all(403),
  },
  getRarCase: { send: report, ...all(403) },
  changeRarCase: { send: () => ({ ...report(), body: { event: 'report.settle' } }), ...all(403) },
  scoreRarAnswer: {
    send: () => ({ path: { ...report().path, question: 'statute' }, body: { points: 1 } }),
    ...all(403),
  },
  awardRarPoints: {
    send: () => ({ path: { ...report().path, question: 'statute' }, body: { points: 1, reason: 'Saħħa' } }),
    ...all(403),
  },
  settleRarAppeal: {
    send: () => ({ path: { ...report().path, appeal: randomUUID() }, body: { points: 1, answer: 'Saħħa' } }),
    ...all(403),
  },
  getRarCaseFile: { send: () => ({ path: { ...report().path, file: randomUUID() } }), ...all(403) },
  inviteFirstOfficer: {
    send: () => ({ path: { id: 'medika' }, body: { email: `${randomUUID()}@uni.example` } }),
    ...all(403),
  },
  listRarResults: { send: () => ({ path: { id: 'medika' } }), ...officersOnly },
  downloadRarResult: { send: () => ({ path: { id: 'medika', year: '2025' } }), ...officersOnly },
  appealRarPoints: {
    send: () => ({
      path: { id: 'medika', rar_submission_id: randomUUID(), rar_question_id: 'statute' },
      body: { text: 'Saħħa' },
    }),
    ...officersOnly,
  },
  wishRarRooms: { send: () => ({ path: { id: 'medika', year: '2025' }, body: { rooms: [] } }), ...officersOnly },
} satisfies Partial<Record<OperationId, Case>>;
