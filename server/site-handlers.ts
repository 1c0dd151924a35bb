import { advertHandlers, preparedAdverts } from './adverts/handlers.ts';
import type { AccountDeps } from './auth/deps.ts';
import { careerHandlers, preparedCareers } from './careers/handlers.ts';
import { contactHandlers } from './contact/handlers.ts';
import type { Reference } from './content/reference-types.ts';
import type { Site } from './content/site/site-type.ts';
import type { OperationId } from './http/operation.ts';
import type { Source } from './http/prepared.ts';
import { initiativeHandlers, preparedInitiatives } from './initiatives/handlers.ts';
import { newsHandlers, preparedNews } from './news/handlers.ts';
import { pageHandlers, preparedPages } from './pages/handlers.ts';
import { peopleHandlers, preparedPeople } from './people/handlers.ts';
import { preparedResources, resourceHandlers } from './resources/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { preparedServices, serviceHandlers } from './services/handlers.ts';

/** All that visitors read beside events, the search over it, and the way to write to the union. */
export const siteHandlers = (deps: AccountDeps, site: Site, { cardDeals }: Reference) => ({
  ...newsHandlers(deps, site),
  ...resourceHandlers(deps, site),
  ...peopleHandlers(site, cardDeals),
  ...initiativeHandlers(deps, site),
  ...careerHandlers(deps, site),
  ...serviceHandlers(deps, site),
  ...advertHandlers(deps, site),
  ...pageHandlers(deps, site),
  ...searchHandlers(deps, site),
  ...contactHandlers(deps),
});

/** Those of these answers that are the same for everyone. */
export const preparedSite: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  ...preparedNews,
  ...preparedResources,
  ...preparedPeople,
  ...preparedInitiatives,
  ...preparedCareers,
  ...preparedServices,
  ...preparedAdverts,
  ...preparedPages,
};
