import type { PlugIn } from '../feature.ts';
import { preparedReference, referenceHandlers } from './handlers.ts';

/** The lists that forms choose from. */
export const referenceFeature: PlugIn = (kernel) => ({
  handlers: referenceHandlers(kernel),
  ready: preparedReference(),
});
