import type { PlugIn } from '../../kernel/feature.ts';
import { newsHandlers, preparedNews } from './handlers.ts';

/** The union's news. */
export const newsFeature: PlugIn = (kernel) => ({
  handlers: newsHandlers(kernel, kernel.site),
  ready: preparedNews,
});
