import type { PlugIn } from '../../kernel/feature.ts';
import { pageHandlers, preparedPages } from './handlers.ts';

/** Pages of text, and frequently asked questions. */
export const pageFeature: PlugIn = (kernel) => ({
  handlers: pageHandlers(kernel, kernel.site),
  ready: preparedPages,
});
