import type { PlugIn } from '../feature.ts';
import { preparedReference, referenceHandlers } from './handlers.ts';

/** The lists to choose from in forms. */
export const referenceFeature: PlugIn = (kernel) => ({
  handlers: referenceHandlers(kernel),
  ready: preparedReference(),
});
