import type { PlugIn } from '../../kernel/feature.ts';
import { finderData, forgetOld } from './finders.ts';
import { finderHandlers, preparedFinder } from './handlers.ts';
import { paperHandlers } from './papers.ts';

/** The career finder: questions, the report and its PDFs. Nobody has to sign in. */
export const careerFinderFeature: PlugIn = (kernel) => ({
  handlers: { ...finderHandlers(kernel), ...paperHandlers(kernel) },
  ready: preparedFinder,
  personal: finderData,
  upkeep: { rows: () => forgetOld(kernel) },
});
