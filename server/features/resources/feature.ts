import type { PlugIn } from '../../kernel/feature.ts';
import { preparedResources, resourceHandlers } from './handlers.ts';

/** Publications and resources. */
export const resourceFeature: PlugIn = (kernel) => ({
  handlers: resourceHandlers(kernel, kernel.site),
  ready: preparedResources,
});
