import type { Case, OperationId } from './cases.ts';
import { finderPicks } from './finding.ts';
import { randomUUID } from 'node:crypto';
import { pdf } from './hostile-papers.ts';
import { blobOf, formOf } from './forms.ts';

const nothing = () => ({});
const students = (status: number) => ({ owner: status, student: status, organisation: 403, newcomer: 403 });
const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const interview = () => ({ path: { interview: randomUUID() } });
const slot = () => ({ body: { slot: randomUUID() } });
const secret = 'a'.repeat(43);
const company = 'korriera';
const day = '2031-03-10';

/** The calls of interviews; what owners and companies see is in tests/api/interviews.test.ts and interview-desk.test.ts. */
const interviewCases = {
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
  changeInterviewCase: {
    send: () => ({ ...interview(), body: { event: 'interview.attend', version: '0' } }),
    ...all(403),
  },
  getInterviewPlan: { send: nothing, ...all(403) },
  planInterviewDay: {
    send: () => ({ path: { company, day }, body: { hours: [{ from: '10:00', until: '11:00' }], version: '0' } }),
    ...all(403),
  },
  issueInterviewLink: { send: () => ({ body: { company, day } }), ...all(403) },
  revokeInterviewLink: { send: () => ({ path: { link: randomUUID() } }), ...all(403) },
} satisfies Partial<Record<OperationId, Case>>;

/** A reference that leads nowhere. */
const strange = `ref_${'x'.repeat(43)}`;
const unknown = { body: { user_reference: strange } };

/** The calls of careers; what comes of the career finder is in tests/api/career-finder.test.ts. */
export const careerCases = {
  ...interviewCases,
  listBusinessAreas: { send: nothing, everyone: 200 },
  listHiringCompanies: { send: nothing, everyone: 200 },
  getHiringCompany: { send: () => ({ path: { slug: 'arkata-labs' } }), everyone: 200 },
  getExpoFloor: { send: nothing, everyone: 200 },
  getCareersStatus: { send: nothing, everyone: 200 },

  getFinderQuestions: { send: nothing, everyone: 200 },
  saveFinderAnswers: {
    send: () => ({ body: { user_answer_selections: [{ question: 'order', answer: 4 }] } }),
    everyone: 200,
  },
  getFinderAnswers: { send: () => ({ path: { reference: strange } }), everyone: 404 },
  getFinderReport: { send: () => ({ query: { user_reference: strange } }), everyone: 404 },
  listCareerSectors: { send: nothing, everyone: 200 },
  saveSectorPreference: {
    send: () => ({ body: { career_sectors_selected: finderPicks.interests } }),
    everyone: 200,
  },
  listPleasures: { send: nothing, everyone: 200 },
  savePleasures: { send: () => ({ body: { pleasures_selected: finderPicks.pleasures } }), everyone: 200 },
  listFinderActivities: { send: nothing, everyone: 200 },
  saveFinderActivities: {
    send: () => ({ body: { activities_selected: finderPicks.activities } }),
    everyone: 200,
  },
  listCoreValues: { send: nothing, everyone: 200 },
  saveCoreValues: { send: () => ({ body: { core_values_selected: finderPicks.values } }), everyone: 200 },
  getReflectionToolkit: { send: nothing, everyone: 200 },
  listCareerResources: { send: nothing, everyone: 200 },
  getInteractiveQuestionnaire: { send: nothing, everyone: 200 },
  generateFinderPdf: { send: () => ({ body: { page_type: 'toolkit' } }), everyone: 200 },
  downloadFinderPdf: { send: () => ({ path: { paper: strange } }), everyone: 404 },
  restartFinder: { send: () => unknown, everyone: 404 },
  clearFinder: { send: () => unknown, everyone: 204 },
  getKeptFinder: { send: nothing, ...students(200) },
  keepFinder: { send: () => unknown, ...students(404) },
  openKeptFinder: { send: nothing, ...students(404), owner: 200 },
} satisfies Partial<Record<OperationId, Case>>;
