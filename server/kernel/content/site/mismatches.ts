import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRealDayOfYear, isRealMoment } from '../../calendar/moments.ts';
import type { ContentProblem } from '../problem.ts';
import { type Report, reporterOf, reportRepeats, reportUnknown } from '../report.ts';
import type { Union } from '../union.ts';
import type { Article } from './articles.ts';
import { reportRarDemo } from './rar-demo.ts';
import { reportRarYear } from './rar.ts';
import { reportFinder } from './career-finder.ts';
import type { Site } from './site-type.ts';

type Told = { dir: string; problems: ContentProblem[] };

/** Finds mistakes between entries: repeated or unknown names, and days and pictures that do not exist. */
export function reportMismatches(dir: string, site: Site, union: Union, problems: ContentProblem[]): void {
  const told = { dir, problems };
  reportArticles('news', site.news, site.newsCategories, told);
  reportArticles('resources', site.resources, site.resourceCategories, told);
  reportLists(site, told);
  reportDays(site, told);
  reportPictures(site, told);
  for (const year of site.rarYears) reportRarYear(year, reportIn(told, `rar/${year.year}.json`));
  reportRarDemo(site.rarDemo, site.rarYears, site.organisations, reportIn(told, 'rar-demo.json'));
  reportFinder(dir, site.careerFinder, site, problems);
  for (const { slug, sectors } of site.hiringCompanies) {
    const report = reportIn(told, `companies/${slug}.json`);
    const known = site.businessAreas.map(({ id }) => id);
    sectors.forEach((area, at) => reportUnknown(area, known, `sectors[${at}]`, 'business area', report));
  }
  for (const { slug, flag } of site.pages) {
    const report = reportIn(told, `pages/${slug}.json`);
    if (flag !== undefined) reportUnknown(flag, Object.keys(union.flags), 'flag', 'flag', report);
  }
}

const reportIn = ({ dir, problems }: Told, file: string): Report => reporterOf(dir, file, problems);

function reportArticles(
  folder: 'news' | 'resources',
  articles: readonly Article[],
  categories: readonly { id: string }[],
  told: Told,
): void {
  const known = categories.map(({ id }) => id);
  const ids = articles.map(({ id }) => id);
  articles.forEach(({ id, slug, category, published }, index) => {
    const report = reportIn(told, `${folder}/${slug}.json`);
    if (ids.indexOf(id) < index) report('id', `Another file has the id ${id} already. Use each id once.`);
    reportUnknown(category, known, 'category', 'category', report);
    if (!isRealMoment(published)) report('published', `There is no such day as ${published}. Correct it.`);
  });
}

function reportLists(site: Site, told: Told): void {
  const lists: [file: string, ids: { id: string }[]][] = [
    ['news-categories.json', site.newsCategories],
    ['resource-categories.json', site.resourceCategories],
    ['business-areas.json', site.businessAreas],
    ['faqs.json', site.faqs],
    ['union/council.json', site.council],
    ['union/representation.json', site.areas],
    ['union/organisations.json', site.organisations],
    ['union/sponsors.json', site.sponsors],
    ['services/toga-types.json', site.togaTypes],
    ['services/complaint-types.json', site.complaintTypes],
    ['services/equipment.json', site.equipment],
    ['adverts/adverts.json', site.adverts],
    ['adverts/banners.json', site.banners],
    ['adverts/full-screen.json', site.fullScreen],
  ];
  for (const [file, entries] of lists) {
    const ids = entries.map(({ id }) => id);
    reportRepeats(ids, (index) => `[${index}].id`, reportIn(told, file));
  }
}

function reportDays({ standing, funds, equipment, holidays }: Site, told: Told): void {
  const check = (day: string, path: string, report: Report) => {
    if (!isRealDayOfYear(day)) report(path, `There is no ${day} in every year. Correct it.`);
  };
  holidays.forEach(({ on = '01-01' }, index) => check(on, `[${index}].on`, reportIn(told, 'holidays.json')));
  const { expo, rar, rentals, toga } = standing;
  const report = reportIn(told, 'standing.json');
  for (const key of ['startsOn', 'endsOn'] as const) check(expo[key], `expo.${key}`, report);
  for (const key of ['opensOn', 'closesOn', 'resultsOn'] as const) check(rar[key], `rar.${key}`, report);
  rentals.terms.forEach(({ equipment: id }, index) =>
    reportUnknown(
      id,
      equipment.map((each) => each.id),
      `rentals.terms[${index}].equipment`,
      'equipment',
      report,
    ),
  );
  toga.graduations.forEach((day, index) => check(day, `toga.graduations[${index}]`, report));
  for (const { slug, windows } of funds) {
    windows.forEach(({ opensOn, closesOn }, index) => {
      const inFund = reportIn(told, `funds/${slug}.json`);
      check(opensOn, `windows[${index}].opensOn`, inFund);
      check(closesOn, `windows[${index}].closesOn`, inFund);
    });
  }
}

function reportPictures({ banners, fullScreen }: Site, told: Told): void {
  const check = (name: string, path: string, report: Report) => {
    if (existsSync(join(told.dir, 'pictures', name))) return;
    report(path, `There is no ${name} in content/pictures. Put it there, or correct the name.`);
  };
  banners.forEach(({ small, large }, index) => {
    const report = reportIn(told, 'adverts/banners.json');
    check(small, `[${index}].small`, report);
    check(large, `[${index}].large`, report);
  });
  fullScreen.forEach(({ picture }, index) =>
    check(picture, `[${index}].picture`, reportIn(told, 'adverts/full-screen.json')),
  );
}
