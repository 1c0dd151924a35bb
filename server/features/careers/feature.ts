import type { PlugIn } from '../../kernel/feature.ts';
import { careerHandlers, preparedCareers } from './handlers.ts';

/** The careers expo and who hires there. */
export const careerFeature: PlugIn = (kernel) => ({
  handlers: careerHandlers(kernel, kernel.site),
  ready: preparedCareers,
});
