import type { PlugIn } from '../../kernel/feature.ts';
import { eventHandlers } from './handlers.ts';
import { preparedOperations } from './prepared.ts';

/** Events: what is on, when, where, and which seats are left. */
export const eventFeature: PlugIn = (kernel) => ({
  handlers: eventHandlers(kernel),
  ready: preparedOperations(kernel.db),
});
