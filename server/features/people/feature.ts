import type { PlugIn } from '../../kernel/feature.ts';
import { peopleHandlers, preparedPeople } from './handlers.ts';

/** The council, representatives, organisations, sponsors and companies with offers. */
export const peopleFeature: PlugIn = (kernel) => ({
  handlers: peopleHandlers(kernel.site, kernel.reference.cardDeals),
  ready: preparedPeople,
});
