import type { PlugIn } from '../../kernel/feature.ts';
import { initiativeHandlers, preparedInitiatives } from './handlers.ts';

/** Funds and TEDx. */
export const initiativeFeature: PlugIn = (kernel) => ({
  handlers: initiativeHandlers(kernel, kernel.site),
  ready: preparedInitiatives,
});
