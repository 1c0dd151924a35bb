import type { PlugIn } from '../../kernel/feature.ts';
import { searchHandlers } from './handlers.ts';

/** The search over everything that visitors read. */
export const searchFeature: PlugIn = (kernel) => ({
  handlers: searchHandlers(kernel, kernel.site),
  ready: { searchSite: {} },
});
