import type { Case, OperationId } from './cases.ts';
import { finderPicks } from './finding.ts';
import { interviewCases } from './interview-cases.ts';

const nothing = () => ({});
const students = (status: number) => ({ owner: status, student: status, organisation: 403, newcomer: 403 });
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
  openKeptFinder: { send: nothing, ...students(404) },
} satisfies Partial<Record<OperationId, Case>>;
