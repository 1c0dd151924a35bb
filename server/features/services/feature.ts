import type { PlugIn } from '../../kernel/feature.ts';
import { preparedServices, serviceHandlers } from './handlers.ts';

/** The data of the services' pages: equipment, kinds of complaint. */
export const serviceFeature: PlugIn = (kernel) => ({
  handlers: serviceHandlers(kernel, kernel.site),
  ready: preparedServices,
});
