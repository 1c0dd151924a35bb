import type { OwnPortal, Signed } from '../../support/own-portal.ts';
import { stageOfficer } from '../../support/rar-reports.ts';

/** One measured figure; a control has the guard switched off, and is right if that shows. */
export type Figure = { id: string; what: string; measured: string; isRight: boolean };

/** The report about 2026 is open at this time; its deadline is the end of June. */
export const june = new Date('2027-06-01T10:00:00Z');
export const deadline = new Date('2027-06-30T22:00:00Z');
/** The short report's questions are answered by text, files, numbers and a choice. */
export const organisation = 'medika';
export const base = '/student-organisations/{id}/submissions';

/** Several officers of the organisation. */
export const stageOfficers = (portal: OwnPortal, count: number): Promise<Signed[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => stageOfficer(portal.db, organisation, `Officer ${at + 1}`)));
