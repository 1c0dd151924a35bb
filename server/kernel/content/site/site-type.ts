import type { Adverts } from './adverts.ts';
import type { Articles } from './articles.ts';
import type { CareerFinderContent } from './career-finder.ts';
import type { Careers } from './careers.ts';
import type { CarpoolContent } from './carpool.ts';
import type { Holidays } from './holidays.ts';
import type { Initiatives } from './initiatives.ts';
import type { Pages } from './pages.ts';
import type { People } from './people.ts';
import type { RarContent } from './rar.ts';
import type { Services } from './services.ts';
import type { Synonyms } from './site.ts';
import type { Standing } from './standing.ts';

/** Everything that visitors read, as in the files, with the union's facts put into its texts. */
export type Site = Articles &
  People &
  Initiatives &
  Careers &
  Services &
  Adverts &
  Pages &
  Synonyms &
  Holidays &
  RarContent & { standing: Standing; carpool: CarpoolContent; careerFinder: CareerFinderContent };
