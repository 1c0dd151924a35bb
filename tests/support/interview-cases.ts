import { randomUUID } from 'node:crypto';
import type { Case, OperationId } from './cases.ts';
import { pdf } from './hostile-papers.ts';
import { blobOf, formOf } from './upload.ts';

const nothing = () => ({});
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const students = (status: number) => ({ owner: status, student: status, organisation: 403, newcomer: 403 });
const interview = () => ({ path: { interview: randomUUID() } });
const slot = () => ({ body: { slot: randomUUID() } });
const secret = 'a'.repeat(43);
const company = 'korriera';
const day = '2031-03-10';

/** The calls of interviews; what owners and companies see is in tests/api/interviews.test.ts and interview-desk.test.ts. */
export const interviewCases = {
  replaceCareerFile: {
    send: ({ careerFile }) => ({
      path: { fileId: careerFile },
      form: () => formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV 2' }),
    }),
    owner: 200,
    student: 404,
    organisation: 403,
    newcomer: 403,
  },
  listInterviewSlots: { send: () => ({ path: { slug: company } }), everyone: 200 },
  listInterviews: { send: nothing, ...students(200) },
  holdInterview: { send: slot, ...students(409) },
  getInterview: { send: interview, ...students(404) },
  cancelInterview: { send: interview, ...students(404) },
  confirmInterview: { send: () => ({ ...interview(), body: { cv: null } }), ...students(404) },
  moveInterview: { send: () => ({ ...interview(), ...slot() }), ...students(404) },
  changeInterviewCv: { send: () => ({ ...interview(), body: { cv: null } }), ...students(404) },
  downloadInterviewCalendar: { send: interview, ...students(404) },
  readInterviewList: { send: () => ({ body: { secret } }), everyone: 404 },
  readInterviewCv: { send: () => ({ body: { secret, interview: randomUUID() } }), everyone: 404 },
  noteInterviewOutcome: {
    send: () => ({ body: { secret, interview: randomUUID(), event: 'interview.attend' } }),
    everyone: 404,
  },
  listInterviewCases: { send: nothing, ...all(403) },
  exportInterviews: { send: nothing, ...all(403) },
  getInterviewCase: { send: interview, ...all(403) },
  changeInterviewCase: { send: () => ({ ...interview(), body: { event: 'interview.attend' } }), ...all(403) },
  getInterviewPlan: { send: nothing, ...all(403) },
  planInterviewDay: {
    send: () => ({ path: { company, day }, body: { hours: [{ from: '10:00', until: '11:00' }] } }),
    ...all(403),
  },
  issueInterviewLink: { send: () => ({ body: { company, day } }), ...all(403) },
  revokeInterviewLink: { send: () => ({ path: { link: randomUUID() } }), ...all(403) },
} satisfies Partial<Record<OperationId, Case>>;
