import { checkOf } from '../check.ts';
import { ContentError, type ContentProblem } from '../problem.ts';
import { list, record, text, type ValueOf } from '../shapes.ts';
import type { Union } from '../union.ts';
import { readAdverts } from './adverts.ts';
import { readArticles } from './articles.ts';
import { readCareerFinder } from './career-finder.ts';
import { readCareers } from './careers.ts';
import { readCarpool } from './carpool.ts';
import { readHolidays } from './holidays.ts';
import { readInitiatives } from './initiatives.ts';
import { reportMismatches } from './mismatches.ts';
import { readPages } from './pages.ts';
import { readPeople } from './people.ts';
import { readRar } from './rar.ts';
import { type SiteReader, siteReader } from './reader.ts';
import { readServices } from './services.ts';
import type { Site } from './site-type.ts';
import { readStanding } from './standing.ts';
import { reportTexts } from './written-texts.ts';

/** Groups of words and phrases of one language; searching for any of them finds the others as well. */
const groups = list({ ...list(text), minItems: 2 });
const synonyms = record({ en: groups, mt: groups });

export type Synonyms = { synonyms: ValueOf<typeof synonyms> };

const checkSynonyms = checkOf(synonyms);

const readSynonyms = (reader: SiteReader): Synonyms => ({
  synonyms: reader.one('synonyms.json', checkSynonyms) ?? { en: [], mt: [] },
});

/** Reads the site's content; its mistakes are added to `problems`, and then there is none. */
export function collectSite(dir: string, union: Union, problems: ContentProblem[]): Site | undefined {
  const before = problems.length;
  const reader = siteReader(dir, union, problems);
  const standing = readStanding(reader);
  const carpool = readCarpool(reader);
  const careerFinder = readCareerFinder(reader);
  const rest = {
    ...readArticles(reader),
    ...readPeople(reader),
    ...readInitiatives(reader),
    ...readCareers(reader),
    ...readServices(reader),
    ...readAdverts(reader),
    ...readPages(reader),
    ...readSynonyms(reader),
    ...readRar(reader),
    ...readHolidays(reader),
  };
  if (!standing || !carpool || !careerFinder || problems.length > before) return undefined;
  const site = { ...rest, standing, carpool, careerFinder };
  reportMismatches(dir, site, union, problems);
  reportTexts(dir, site, problems);
  return site;
}

/** The same for the portal itself. Throws a ContentError that names every mistake. */
export function readSite(dir: string, union: Union): Site {
  const problems: ContentProblem[] = [];
  const site = collectSite(dir, union, problems);
  if (site === undefined || problems.length > 0) throw new ContentError(problems);
  return site;
}
